import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Events and transactions")
struct EventOrderTests {
  private let log = EventLog()

  private func content(_ titles: [String]) -> Content<Headless> {
    let log = log
    return Content {
      Section("s") {
        ForEach(titles, id: { $0 }) { title in
          ButtonCell(title: title).onTap { log.note("tap \(title)") }.onEvent { log.note($0) }
        }
      }
    }
  }

  private func stage(_ titles: [String]) -> Stage<Headless> {
    ButtonView.made = []
    let stage = Stage<Headless>(configuration: EngineConfiguration(overscan: 0))
    stage.engine.resize(to: Size(width: 64, height: 48))
    stage.show(content(titles))
    _ = stage.update()
    return stage
  }

  @Test("Events sent during a transaction are handled after it in order")
  func duringTransaction() {
    let log = log
    let stage = stage(["a", "b"])
    for view in ButtonView.made {
      view.onUpdate = {
        log.note("filling \(view.title)")
        view.press()
      }
    }
    let views = ButtonView.made.map { $0.title }
    stage.show(content(["c", "d"]))
    _ = stage.update()
    #expect(views == ["a", "b"])
    let filled = log.take()
    #expect(filled.count == 2 && filled.allSatisfy { $0.hasPrefix("filling") })
    #expect(stage.engine.needsUpdate)
    _ = stage.update()
    #expect(log.lines == filled.map { "press" + $0.dropFirst(7) })
    #expect(!stage.engine.needsUpdate)
  }

  @Test("An event after a transaction follows the events sent during it")
  func orderAfterTransaction() {
    let stage = stage(["a", "b"])
    let view = ButtonView.made[0]
    view.onUpdate = { view.press() }
    stage.engine.highlight(stage.engine.cells[0].id)
    stage.show(content(["b", "a"]))
    stage.engine.focus(on: "a")
    _ = stage.update()
    log.lines = []
    stage.engine.activate(stage.engine.cells[0].id)
    #expect(log.lines.last == "tap b")
  }

  @Test("Layout calls no handler and reports no issue; both wait for the next update")
  func layingOut() {
    let log = log
    let stage = stage(["a", "b"])
    stage.onIssue = { _ in log.note("issue") }
    for view in ButtonView.made { view.onUpdate = { view.press() } }
    stage.engine.resize(to: Size(width: 64, height: 80))
    stage.show(content(["x", "y", "y"]))
    var rounds = 0
    while stage.engine.needsLayout, rounds < 10 {
      _ = stage.layOut()
      rounds += 1
    }
    #expect(stage.engine.cells.count == 3 && rounds < 10)
    #expect(log.lines.isEmpty)
    #expect(stage.engine.needsUpdate && !stage.engine.needsLayout)
    _ = stage.update()
    #expect(log.take() == ["press x", "press y", "issue"])
    #expect(!stage.engine.needsUpdate)
  }

  @Test("An event of a removed item is dropped and the others are kept")
  func goneMeanwhile() {
    let log = log
    ButtonView.made = []
    let stage = Stage<Headless>(configuration: EngineConfiguration(selectionMode: .single))
    let engine = stage.engine
    func content(_ titles: [String], _ version: Int) -> Content<Headless> {
      Content {
        Section("s") {
          ForEach(titles, id: { $0 }) { title in
            ButtonCell(title: title).onEvent { event in
              log.note("\(version) \(event)")
              if title != "a" { return }
              stage.show(content(["c", "a"], version + 1))
              _ = stage.update()
            }
          }
        }
      }
    }
    engine.resize(to: Size(width: 64, height: 64))
    stage.show(content(["a", "b", "c"], 1))
    _ = stage.update()
    // One transaction updates all views, and each sends an event.
    for view in ButtonView.made { view.onUpdate = { view.press() } }
    engine.focus(on: "a")
    engine.highlight(engine.cells[1].id)
    engine.select("c")
    #expect(stage.update().operations.count == 3)
    for view in ButtonView.made { view.onUpdate = {} }
    #expect(log.lines.isEmpty)
    _ = stage.update()
    #expect(log.lines == ["1 press a", "2 press c"])
  }

  @Test("A tap during a transaction hits the item at that position after it")
  func tapDuringTransaction() {
    let log = log
    let stage = stage(["a", "b"])
    let engine = stage.engine
    var hit: ItemKey?
    let view = ButtonView.made[0]
    view.onUpdate = { hit = engine.tap(at: Point(x: 4, y: 4)) }
    stage.show(content(["x", "b"]))
    _ = stage.update()
    #expect(hit == nil && log.lines.isEmpty)
    _ = stage.update()
    #expect(log.lines == ["tap x"])
  }

  @Test("Handlers never run inside one another")
  func notNested() {
    let log = log
    let stage = Stage<Headless>()
    let engine = stage.engine
    engine.resize(to: Size(width: 64, height: 48))
    stage.show(
      Content {
        Section("s") {
          Label("a").onTap {
            log.note("a begins")
            engine.tap(at: Point(x: 4, y: 20))
            log.note("a ends")
          }
          Label("b").onTap { log.note("b") }
        }
      })
    _ = stage.update()
    engine.tap(at: .zero)
    #expect(log.lines == ["a begins", "a ends", "b"])
  }

  @Test("If a handler shows new content, the remaining events follow their items")
  func synchronousContent() {
    let log = log
    let stage = Stage<Headless>()
    let engine = stage.engine
    func content(_ letters: [String]) -> Content<Headless> {
      Content {
        Section("s") {
          ForEach(letters, id: { $0 }) { letter in
            Label(letter).onTap { log.note("tap \(letter)") }
              .onHighlight { isHighlighted in
                log.note((isHighlighted ? "+" : "-") + letter)
                if isHighlighted { return }
                stage.show(content(["b", "a"]))
                _ = stage.update()
              }
          }
        }
      }
    }
    engine.resize(to: Size(width: 64, height: 48))
    stage.show(content(["a", "b"]))
    _ = stage.update()
    engine.pointer(PointerEvent(.down, at: .zero, time: 0))
    engine.pointer(PointerEvent(.up, at: .zero, time: 0.1))
    #expect(log.lines == ["+a", "-a", "tap a"])
  }

  @Test("If a handler removes its item, the remaining events of the item are dropped")
  func removedByHandler() {
    let log = log
    let stage = Stage<Headless>()
    let engine = stage.engine
    func content(_ letters: [String]) -> Content<Headless> {
      Content {
        Section("s") {
          ForEach(letters, id: { $0 }) { letter in
            Label(letter).onTap { log.note("tap \(letter)") }
              .onHighlight { isHighlighted in
                if isHighlighted { return }
                stage.show(content(["b"]))
                _ = stage.update()
              }
          }
        }
      }
    }
    engine.resize(to: Size(width: 64, height: 48))
    stage.show(content(["a", "b"]))
    _ = stage.update()
    engine.pointer(PointerEvent(.down, at: .zero, time: 0))
    engine.pointer(PointerEvent(.up, at: .zero, time: 0.1))
    #expect(log.lines.isEmpty)
  }

  @Test("Handlers that keep causing events do not block frames")
  func endless() {
    let stage = Stage<Headless>()
    let engine = stage.engine
    let log = log
    engine.resize(to: Size(width: 64, height: 48))
    stage.show(
      Content {
        Section("s") {
          Label("a").onTap {
            log.note("tap")
            engine.tap(at: .zero)
          }
        }
      })
    _ = stage.update()
    engine.tap(at: .zero)
    let first = log.take().count
    #expect(first > 0 && engine.needsUpdate)
    _ = stage.update()
    #expect(log.lines.count == first)
  }

  @Test("Events sent from id closures while content is applied are handled")
  func eventsFromIDs() {
    let log = log
    let stage = stage(["a", "b"])
    let engine = stage.engine
    engine.highlight(engine.cells[0].id)
    log.lines = []
    stage.show(
      Content {
        Section("s") {
          ForEach(
            ["x", "b", "a"],
            id: { (title: String) -> String in
              engine.send("from id", from: CellID(1))
              return title
            }
          ) { title in ButtonCell(title: title).onEvent { log.note($0) } }
        }
      })
    _ = stage.update()
    _ = stage.update()
    #expect(log.lines.allSatisfy { $0 == "from id" } && !log.lines.isEmpty)
  }
}
