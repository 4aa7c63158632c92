import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Presses on items")
struct PointerTests {
  private let log = EventLog()

  /// Returns a collection that is eight characters wide.
  private func collection(
    rows: Int = 4, overscan: Double = 0, mode: SelectionMode = .none,
    @ContentBuilder<Headless> _ content: () -> [Section<Headless>]
  ) -> HeadlessCollection {
    HeadlessCollection(
      columns: 8, rows: rows, configuration: EngineConfiguration(overscan: overscan, selectionMode: mode),
      content: content)
  }

  private func letters(_ letters: [String]) -> Section<Headless> {
    let log = log
    return Section("s") {
      ForEach(letters, id: { $0 }) { letter in
        Label(letter).onTap { log.note("tap \(letter)") }
          .onHighlight { log.note(($0 ? "+" : "-") + letter) }
      }
    }
  }

  @Test("A press highlights only its item and updates its view twice")
  func highlight() {
    let collection = collection { letters(["a", "b", "c"]) }
    let pressed = collection.pointer(.down, at: Point(x: 4, y: 20), time: 0)
    #expect(pressed.map { $0.description } == ["update cell 2: state"])
    #expect(collection.engine.highlightedKey?.description == "s/b")
    #expect(collection.engine.cells[1].state == .highlighted)
    let released = collection.pointer(.up, at: Point(x: 4, y: 20), time: 0.1)
    #expect(released.map { $0.description } == ["update cell 2: state"])
    #expect(log.lines == ["+b", "-b", "tap b"])
    #expect(collection.engine.highlightedKey == nil)
  }

  @Test(
    "A press ends for the app when its item is removed, or becomes another kind of cell",
    arguments: [true, false])
  func removedDuringPress(isRemoved: Bool) {
    let log = log
    let collection = collection { letters(["a", "b", "c"]) }
    collection.pointer(.down, at: Point(x: 4, y: 20), time: 0)
    collection.show {
      if isRemoved {
        letters(["a", "c"])
      } else {
        Section("s") {
          Label("a").id("a")
          CounterCell(count: 1).id("b").onTap { log.note("tap") }.onHighlight { _ in log.note("other") }
        }
      }
    }
    #expect(log.lines == ["+b", "-b"])
    #expect(collection.engine.highlightedKey == nil)
    collection.pointer(.up, at: Point(x: 4, y: 20), time: 0.1)
    #expect(log.lines == ["+b", "-b"])
  }

  @Test("With a highlight delay, the engine requests frames for the highlight")
  func lateHighlight() {
    let collection = HeadlessCollection(
      columns: 8, rows: 4,
      configuration: EngineConfiguration(overscan: 0, gestures: GestureTiming(highlightDelay: 0.15))
    ) { letters(["a", "b", "c"]) }
    collection.pointer(.down, at: Point(x: 4, y: 20), time: 0)
    #expect(collection.engine.highlightedKey == nil)
    #expect(collection.engine.nextFrameTime == 0.15)
    collection.pointer(.up, at: Point(x: 4, y: 20), time: 0.1)
    #expect(log.take() == ["+b", "tap b"])
    #expect(collection.engine.cells[1].state.contains(.highlighted))
    #expect(collection.engine.nextFrameTime == 0.25)
    collection.update(at: 0.25)
    #expect(log.take() == ["-b"])
    #expect(collection.engine.highlightedKey == nil)
    #expect(collection.engine.nextFrameTime == nil)
    collection.pointer(.down, at: .zero, time: 1)
    collection.scroll(by: 16)
    collection.pointer(.up, at: .zero, time: 1.1)
    #expect(log.take().isEmpty)
  }

  @Test("An item without handlers is not highlighted")
  func inert() {
    let collection = collection { Section("s") { Label("a") } }
    #expect(collection.pointer(.down, at: .zero, time: 0).isEmpty)
    #expect(collection.engine.highlightedKey == nil)
  }

  @Test("Scrolling by the wheel or the app cancels the press")
  func scrolling() {
    let collection = collection(rows: 2) { letters(["a", "b", "c", "d", "e"]) }
    collection.pointer(.down, at: .zero, time: 0)
    collection.scroll(by: 16)
    collection.pointer(.up, at: .zero, time: 0.1)
    #expect(log.take() == ["+a", "-a"])
    collection.pointer(.down, at: .zero, time: 1)
    collection.engine.scroll(to: "e")
    collection.update()
    collection.pointer(.up, at: .zero, time: 1.1)
    #expect(log.take() == ["+b", "-b"])
  }

  @Test("A single tap waits only if a double-tap handler is declared")
  func doubleTap() {
    let log = log
    let collection = collection {
      Section("s") {
        Label("a").onTap { log.note("tap a") }
        Label("b").onTap { log.note("tap b") }.onDoubleTap { log.note("double b") }
      }
    }
    for time in [0, 0.1] {
      collection.pointer(.down, at: .zero, time: time)
      collection.pointer(.up, at: .zero, time: time + 0.05)
    }
    #expect(log.take() == ["tap a", "tap a"])
    let b = Point(x: 4, y: 20)
    for time in [1, 1.1] {
      collection.pointer(.down, at: b, time: time)
      collection.pointer(.up, at: b, time: time + 0.05)
    }
    collection.wait(until: 3)
    #expect(log.take() == ["double b"])
    collection.pointer(.down, at: b, time: 4)
    collection.pointer(.up, at: b, time: 4.1)
    #expect(log.take().isEmpty)
    collection.update()
    #expect(collection.engine.nextFrameTime.map { abs($0 - 4.4) < 0.001 } == true)
    collection.wait(until: 4.5)
    #expect(log.take() == ["tap b"])
  }

  @Test("The gesture timing of the configuration is used")
  func timing() {
    let log = log
    let timing = GestureTiming(doubleTapInterval: 1, longPressDuration: 2, slop: 1)
    let collection = HeadlessCollection(
      columns: 8, rows: 2, configuration: EngineConfiguration(gestures: timing)
    ) {
      Section("s") { Label("a").onTap { log.note("tap") }.onLongPress { log.note("long") } }
    }
    collection.pointer(.down, at: .zero, time: 0)
    collection.wait(until: 1.9)
    #expect(log.take().isEmpty)
    collection.wait(until: 2)
    #expect(log.take() == ["long"])
    collection.pointer(.up, at: .zero, time: 3)
    collection.pointer(.down, at: .zero, time: 4)
    collection.pointer(.up, at: Point(x: 2, y: 0), time: 4.1)
    #expect(log.take().isEmpty)
  }

  @Test("An item that moves during a press stays pressed")
  func movingItem() {
    let collection = collection { letters(["a", "b"]) }
    collection.pointer(.down, at: Point(x: 4, y: 20), time: 0)
    collection.show { letters(["b", "x", "a"]) }
    let states = collection.engine.cells.map { "\($0.key.element): \($0.state.rawValue)" }
    #expect(states == ["b: 4", "x: 0", "a: 0"])
    collection.pointer(.up, at: Point(x: 4, y: 20), time: 0.1)
    #expect(log.lines == ["+b", "-b", "tap b"])
  }

  @Test("The press follows its item into another section")
  func movingBetweenSections() {
    let log = log
    func item(_ id: String) -> Items<Headless> {
      Items(AnyCell(Label(id).id(id).onTap { key in log.note("tap \(key)") }))
    }
    let collection = collection {
      Section("one") { item("a") }.identityScope(.collection)
      Section("two") { item("b") }.identityScope(.collection)
    }
    collection.pointer(.down, at: .zero, time: 0)
    collection.show {
      Section("one") { item("c") }.identityScope(.collection)
      Section("two") {
        item("b")
        item("a")
      }
      .identityScope(.collection)
    }
    collection.pointer(.up, at: .zero, time: 0.1)
    #expect(log.lines == ["tap two/a"])
  }

  @Test("A delayed tap goes to the item that was tapped, even if it has moved")
  func delayedTapFollows() {
    let log = log
    func content(_ letters: [String]) -> Content<Headless> {
      Content {
        Section("s") {
          ForEach(letters, id: { $0 }) { letter in
            Label(letter).onTap { log.note("tap \(letter)") }.onDoubleTap { log.note("double \(letter)") }
          }
        }
      }
    }
    let collection = HeadlessCollection(size: Size(width: 64, height: 64), content: content(["a", "b"]))
    collection.pointer(.down, at: .zero, time: 0)
    collection.pointer(.up, at: .zero, time: 0.1)
    collection.show(content(["b", "a"]))
    collection.wait(until: 1)
    #expect(log.take() == ["tap a"])
    // The second press is where the first was, but on another item.
    collection.pointer(.down, at: .zero, time: 2)
    collection.pointer(.up, at: .zero, time: 2.05)
    collection.show(content(["a", "b"]))
    collection.pointer(.down, at: .zero, time: 2.1)
    collection.pointer(.up, at: .zero, time: 2.15)
    collection.wait(until: 3)
    #expect(log.take() == ["tap b", "tap a"])
  }

  @Test("From right to left a press hits the visible cell")
  func rightToLeft() {
    let log = log
    let collection = HeadlessCollection(
      columns: 8, rows: 2, configuration: EngineConfiguration(direction: .rightToLeft)
    ) {
      Section("s", layout: .row()) {
        Group(layout: .row()) {
          CounterCell(count: 3).size(.fixed(width: 24, height: 16)).onEvent { log.note("\($0)") }
        }
        .size(.fixed(width: 48, height: 32)).onTap { log.note("group") }
      }
    }
    // The group is at the right edge, its counter too: the plus sign stays on the right of the digit.
    collection.engine.tap(at: Point(x: 60, y: 4))
    collection.engine.tap(at: Point(x: 44, y: 4))
    collection.engine.tap(at: Point(x: 20, y: 4))
    collection.engine.tap(at: Point(x: 4, y: 4))
    #expect(log.lines == ["up", "down", "group"])
  }

  @Test("The app can highlight by id, and gestures of the host call the same handlers")
  func byHost() {
    let log = log
    let collection = collection {
      Section("s") {
        Label("a").id("a").onDoubleTap { log.note("double") }.onLongPress { key in log.note("long \(key)") }
          .onHighlight { log.note("\($0)") }
      }
    }
    collection.highlight("a")
    collection.highlight("a")
    #expect(collection.engine.cells[0].state == .highlighted)
    collection.highlight("a", false)
    collection.doubleTap("a")
    collection.longPress("a")
    #expect(collection.engine.perform(.longPress, at: .zero)?.description == "s/a")
    #expect(!collection.tap("x"))
    #expect(log.lines == ["true", "false", "double", "long s/a", "long s/a"])
  }
}
