import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Event bugs known from other libraries")
struct EventFaultTests {
  private let log = EventLog()

  private func letters(_ letters: [String]) -> Content<Headless> {
    let log = log
    return Content {
      Section("s") {
        ForEach(letters, id: { $0 }) { letter in
          Label(letter).onTap { item in log.note("tap \(letter) as \(item.element)") }
            .contextAction("Delete") { log.note("delete \(letter)") }
        }
      }
    }
  }

  @Test("Content changed by a handler does not redirect the event to another item")
  func stalePosition() {
    let log = log
    let stage = Stage<Headless>(configuration: EngineConfiguration(selectionMode: .single))
    let engine = stage.engine
    func content(_ letters: [String]) -> Content<Headless> {
      Content {
        Section("s") {
          ForEach(letters, id: { $0 }) { letter in
            Label(letter)
              .onSelect { isSelected in
                log.note((isSelected ? "select " : "deselect ") + letter)
                if isSelected { return }
                stage.show(content(["x", "a", "b"]))
                _ = stage.update()
              }
              .onTap { log.note("tap \(letter)") }
          }
        }
      }
    }
    engine.resize(to: Size(width: 64, height: 64))
    stage.show(content(["a", "b"]))
    _ = stage.update()
    engine.tap(at: .zero)
    engine.tap(at: Point(x: 4, y: 20))
    #expect(log.lines == ["select a", "tap a", "deselect a", "select b", "tap b"])
    #expect(engine.selection.map { $0.description } == ["s/b"])
    _ = stage.update()
    let selected = engine.cells.filter { $0.state.contains(.selected) }.map { $0.key.description }
    #expect(selected == ["s/b"])
  }

  @Test("Only the frontmost of overlapping cells is tapped")
  func overlapping() {
    let collection = HeadlessCollection(
      size: Size(width: 64, height: 48),
      content: Content {
        Section("s", layout: .overlay()) {
          ForEach(["back", "front"], id: { $0 }) { name in Label(name).onTap { [log] in log.note(name) } }
        }
      })
    let front = collection.engine.tap(at: .zero)
    #expect(front == collection.engine.cell(at: .zero)?.key)
    #expect(log.lines == ["front"])
  }

  @Test("A tap in a nested header is handled once, not at every level")
  func nestedHeaders() {
    let log = log
    let collection = HeadlessCollection(columns: 8, rows: 4) {
      Section.nesting("outer") {
        Section("inner") { Label("item") }.header { Label("inner").onTap { log.note("inner") } }
      }
      .header { Label("outer").onTap { log.note("outer") } }
    }
    collection.engine.tap(at: Point(x: 4, y: 20))
    collection.engine.tap(at: Point(x: 4, y: 4))
    #expect(log.lines == ["inner", "outer"])
  }

  @Test("Prepared cells outside the viewport are not tapped")
  func outsideOfViewport() {
    let collection = HeadlessCollection(
      size: Size(width: 64, height: 32), configuration: EngineConfiguration(overscan: 64),
      content: letters(["a", "b", "c", "d"]))
    collection.engine.tap(at: Point(x: 4, y: 40))
    collection.scroll(by: 32)
    collection.engine.tap(at: Point(x: 4, y: -8))
    #expect(log.lines.isEmpty)
  }

  @Test("The clipped part of a scrolling section is not tapped")
  func clipped() {
    let log = log
    let collection = HeadlessCollection(columns: 8, rows: 2) {
      Section.nesting("g", layout: .row()) {
        Section("strip", layout: .row()) {
          ForEach(0..<9) { number in
            Label("\(number)").size(.fixed(width: 16, height: 16)).onTap { log.note("\(number)") }
          }
        }
        .scrolls(.horizontal).size(width: .fixed(24), height: .fixed(16))
        Section("other") { Label("o").size(.fixed(width: 16, height: 16)).onTap { log.note("other") } }
      }
    }
    collection.engine.tap(at: Point(x: 20, y: 4))
    collection.engine.tap(at: Point(x: 28, y: 4))
    #expect(log.lines == ["1", "other"])
  }

  @Test("A view reused between press and release does not tap its new item")
  func reusedBetweenPressAndRelease() {
    let collection = HeadlessCollection(
      size: Size(width: 64, height: 16), configuration: EngineConfiguration(overscan: 0),
      content: letters(["a"]))
    let view = collection.engine.cells[0].id
    collection.pointer(.down, at: .zero, time: 0)
    collection.show(letters(["b"]))
    #expect(collection.engine.cells[0].id == view && collection.engine.cells[0].state.isEmpty)
    collection.pointer(.up, at: .zero, time: 0.1)
    #expect(log.lines.isEmpty)
  }

  @Test("A context action chosen late is performed on the original item")
  func lateAction() {
    let collection = HeadlessCollection(size: Size(width: 64, height: 64), content: letters(["a", "b", "c"]))
    collection.engine.openContextMenu(at: Point(x: 4, y: 20))
    collection.show(letters(["c", "a", "x", "b"]))
    collection.engine.performContextAction("Delete")
    #expect(log.lines == ["delete b"])
  }

  @Test("An item that returns with another kind of cell is not tapped")
  func otherKind() {
    let log = log
    let collection = HeadlessCollection(columns: 8, rows: 1) {
      Section("s") { Label("a").id("a").onTap { log.note("label") } }
    }
    collection.pointer(.down, at: .zero, time: 0)
    collection.show { Section("s") { CounterCell(count: 1).id("a").onTap { log.note("counter") } } }
    collection.pointer(.up, at: .zero, time: 0.1)
    #expect(log.lines.isEmpty)
  }

  @Test("Handlers are not compared and are always up to date")
  func handlersOfEqualCells() {
    var taps: [Int] = []
    let collection = HeadlessCollection(columns: 8, rows: 1) {
      Section("s") { Label("a").id("a").onTap { taps.append(1) } }
    }
    let operations = collection.show { Section("s") { Label("a").id("a").onTap { taps.append(2) } } }
    collection.tap("a")
    #expect(operations.isEmpty && taps == [2])
  }

  @Test("Items with equal ids are tapped separately")
  func duplicates() {
    let collection = HeadlessCollection(size: Size(width: 64, height: 64), content: letters(["a", "a"]))
    collection.engine.tap(at: Point(x: 4, y: 20))
    #expect(log.lines == ["tap a as a[1]"])
  }

  @Test(
    "After a content change a tap hits the visible item with every anchor policy",
    arguments: [AnchorPolicy.item, .start, .end])
  func afterChange(_ policy: AnchorPolicy) {
    let collection = HeadlessCollection(
      size: Size(width: 64, height: 32), configuration: EngineConfiguration(overscan: 0, anchoring: policy),
      content: letters(["a", "b", "c", "d"]))
    collection.scroll(by: 16)
    collection.show(letters(["x", "y", "a", "b", "c", "d"]))
    let top = collection.text().split(separator: "\n")[0]
    collection.engine.tap(at: .zero)
    #expect(log.lines == ["tap \(top) as \(top)"])
  }
}
