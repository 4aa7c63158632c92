import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Events in groups of cells")
struct BubblingTests {
  private let log = EventLog()

  private func collection(
    mode: SelectionMode = .none, @ItemBuilder<Headless> _ items: () -> Items<Headless>
  ) -> HeadlessCollection {
    HeadlessCollection(
      columns: 8, rows: 6, configuration: EngineConfiguration(overscan: 0, selectionMode: mode)
    ) {
      Section("s", items: items)
    }
  }

  private func group() -> Group<Headless> {
    let log = log
    return Group {
      Label("plain").id("plain")
      Label("button").id("button").onTap { log.note("button") }
      Group { Label("inner").id("inner") }.id("inner group").onLongPress { log.note("inner group long") }
      Label("narrow").id("narrow").size(.fixed(width: 16, height: 16))
    }
    .id("card")
    .onTap { item in log.note("tap \(item)") }
    .onDoubleTap { log.note("double") }
    .onLongPress { log.note("long") }
  }

  @Test("An event that a part does not handle bubbles to the enclosing groups")
  func outwards() {
    let collection = collection { group() }
    collection.tap("plain")
    collection.tap("button")
    collection.tap("inner")
    #expect(log.take() == ["tap s/card", "button", "tap s/card"])
    collection.longPress("inner")
    collection.longPress("button")
    collection.doubleTap("button")
    #expect(log.take() == ["inner group long", "long", "double"])
  }

  @Test("A tap on an empty place inside a group goes to the group")
  func emptyPlace() {
    let collection = collection { group() }
    #expect(collection.engine.tap(at: Point(x: 40, y: 56))?.description == "s/card")
    #expect(collection.engine.tap(at: Point(x: 40, y: 70)) == nil)
    #expect(log.lines == ["tap s/card"])
  }

  @Test("The innermost group handles a tap first; a background only for its own group")
  func grounds() {
    let log = log
    let collection = collection {
      Group {
        Group { Label("x").size(.fixed(width: 8, height: 16)) }.size(height: .fixed(32))
          .onTap { log.note("inner") }
        Label("y").size(.fixed(width: 8, height: 16))
      }
      .onTap { log.note("outer") }
      .background { Label("").onTap { log.note("ground") } }
    }
    collection.engine.tap(at: Point(x: 40, y: 20))
    collection.engine.tap(at: Point(x: 40, y: 40))
    collection.engine.tap(at: Point(x: 4, y: 40))
    #expect(log.lines == ["inner", "ground", "outer"])
  }

  @Test("A pressed group highlights all of its parts and nothing else")
  func highlight() {
    let log = log
    let collection = collection {
      group().onHighlight { log.note("\($0)") }
      Label("next")
    }
    collection.pointer(.down, at: Point(x: 4, y: 4), time: 0)
    let states = collection.engine.cells.map { $0.state }
    #expect(states == [.highlighted, .highlighted, .highlighted, .highlighted, []])
    let released = collection.pointer(.cancelled, at: Point(x: 4, y: 4), time: 0.1)
    #expect(released.count == 4)
    // The part that takes the tap is pressed alone.
    collection.pointer(.down, at: Point(x: 4, y: 20), time: 1)
    #expect(collection.engine.cells.map { $0.state } == [[], .highlighted, [], [], []])
    #expect(log.lines == ["true", "false"])
  }

  @Test("A tap on a selectable part selects it; otherwise it goes to the group")
  func selection() {
    let log = log
    let collection = collection(mode: .single) {
      Group {
        Label("a").id("a")
        Label("b").id("b").selectable(false)
      }
      .onTap { log.note("group") }
    }
    collection.tap("a")
    #expect(collection.engine.selection.count == 1 && log.lines.isEmpty)
    collection.tap("b")
    #expect(log.lines == ["group"])
  }

  @Test("A pressed group gets its tap even if the pressed part is removed")
  func partGone() {
    let log = log
    func content(_ parts: [String]) -> Content<Headless> {
      Content {
        Section("s") {
          Label("first")
          Group { ForEach(parts, id: { $0 }) { Label($0) } }.id("card").onTap { log.note("tap") }
        }
      }
    }
    let collection = HeadlessCollection(size: Size(width: 64, height: 96), content: content(["a", "b"]))
    collection.pointer(.down, at: Point(x: 4, y: 20), time: 0)
    collection.show(content(["b", "c"]))
    #expect(collection.engine.cells.map { $0.state } == [[], .highlighted, .highlighted])
    collection.pointer(.up, at: Point(x: 4, y: 20), time: 0.1)
    #expect(log.lines == ["tap"])
  }

  @Test("A pressed group keeps its identity among many expanded and forgotten groups")
  func manyGroups() {
    let log = log
    let collection = HeadlessCollection(
      columns: 8, rows: 4, configuration: EngineConfiguration(overscan: 0)
    ) {
      Section("s") {
        ForEach(0..<1_000) { number in Group { Label("\(number)") }.onTap { item in log.note("\(item)") } }
      }
    }
    for _ in 0..<120 { collection.scroll(by: 48) }
    collection.pointer(.down, at: Point(x: 4, y: 20), time: 0)
    let here = collection.text().split(separator: "\n")[1]
    collection.show {
      Section("s") {
        ForEach(200..<1_000) { number in Group { Label("\(number)") }.onTap { item in log.note("\(item)") } }
      }
    }
    collection.pointer(.up, at: Point(x: 4, y: 20), time: 0.1)
    #expect(log.lines == ["s/\(here)"])
  }

  @Test("A tap on a decoration without a handler goes to the item behind it")
  func decorations() {
    let log = log
    let collection = HeadlessCollection(columns: 8, rows: 4) {
      Section("s") { ForEach(0..<2) { number in Label("\(number)").onTap { log.note("\(number)") } } }
        .separators { Label("").size(height: .fixed(4)) }
        .decoration("veil", at: RelativePlacement(horizontal: .stretch, vertical: .stretch), layer: 2) {
          Label("")
        }
    }
    collection.engine.tap(at: Point(x: 4, y: 14))
    collection.engine.tap(at: Point(x: 4, y: 20))
    #expect(log.lines == ["0", "1"])
  }
}
