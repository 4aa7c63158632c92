import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Selection handlers and proposals")
struct SelectionControlTests {
  private func letters(_ mode: SelectionMode, _ log: Log) -> HeadlessCollection {
    HeadlessCollection(
      size: Size(width: 72, height: 64),
      configuration: EngineConfiguration(overscan: 0, selectionMode: mode), content: content("abcd", log))
  }

  private final class Log {
    var lines: [String] = []

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private func content(_ letters: String, _ log: Log) -> Content<Headless> {
    Content {
      Section("s") {
        ForEach(letters.map { String($0) }, id: { $0 }) { letter in
          Label(letter)
            .onTap { log.lines.append("tap \(letter)") }
            .onSelect { log.lines.append("\(letter) \($0)") }
        }
      }
    }
  }

  @Test("Each gesture is one change, reported after the cells and before the tap")
  func changes() {
    let log = Log()
    let collection = letters(.extended, log)
    collection.engine.onSelectionChange = { log.lines.append($0.description) }
    collection.tap("a")
    #expect(log.take() == ["a true", "+ s/a", "tap a"])
    collection.tap("c", modifiers: .shift)
    #expect(log.take() == ["b true", "c true", "+ s/b…s/c (2)", "tap c"])
    collection.tap("b")
    #expect(log.take() == ["a false", "c false", "− s/a, s/c", "tap b"])
    collection.tap("b")
    #expect(log.take() == ["tap b"])
    collection.engine.setSelection(["d"])
    #expect(log.take() == ["b false", "d true", "+ s/d − s/b"])
    collection.show(content("abc", log))
    #expect(log.take() == ["− s/d"])
  }

  @Test("With a proposal handler nothing is selected until the app sets it")
  func proposals() {
    let log = Log()
    let collection = letters(.extended, log)
    var proposals: [SelectionChange] = []
    collection.engine.onSelectionProposal = { proposals.append($0) }
    collection.tap("b")
    collection.tap("d", modifiers: .shift)
    #expect(proposals.map { $0.description } == ["+ s/b", "+ s/b…s/d (3)"])
    #expect(collection.engine.selection.isEmpty)
    #expect(log.take() == ["tap b", "tap d"])
    #expect(collection.engine.cells.allSatisfy { !$0.state.contains(.selected) })
    collection.engine.setSelection(proposals[1].selection)
    collection.update()
    #expect(collection.engine.cells.map { $0.state.contains(.selected) } == [false, true, true, true])
    // The next range starts from there.
    collection.tap("c", modifiers: .shift)
    #expect(proposals.last?.description == "− s/d")
    collection.engine.onSelectionProposal = nil
    collection.tap("a")
    #expect(collection.engine.selection.ids == ["a"])
  }

  @Test("The app can allow less than the proposed selection")
  func limit() {
    let collection = letters(.multiple, Log())
    let engine = collection.engine
    engine.onSelectionProposal = { change in
      if change.selection.count <= 2 { engine.setSelection(change.selection) }
    }
    for letter in ["a", "b", "c"] as [ItemID] { collection.tap(letter) }
    #expect(engine.selection.ids == ["a", "b"])
    engine.selectAll()
    #expect(engine.selection.ids == ["a", "b"])
    engine.deselectAll()
    #expect(engine.selection.isEmpty)
  }

  @Test("A proposal for old content is applied to the new content")
  func stale() {
    let log = Log()
    let collection = letters(.multiple, log)
    var proposal: SelectionChange?
    collection.engine.onSelectionProposal = { proposal = $0 }
    collection.engine.selectAll()
    collection.show(content("xdb", log))
    #expect(proposal?.selection.ids == ["a", "b", "c", "d"])
    collection.engine.setSelection(proposal?.selection ?? [])
    #expect(collection.engine.selection.description == "s/d…s/b (2), missing a, c")
  }

  @Test("A selection set together with new content applies to the new items")
  func withContent() {
    let log = Log()
    let collection = letters(.multiple, log)
    collection.stage.show(content("dxb", log))
    collection.engine.setSelection(["b", "x"])
    collection.update()
    #expect(collection.engine.selection.ids == ["x", "b"])
  }

  @Test("A handler that changes the selection receives the changes in order")
  func nested() {
    let log = Log()
    let collection = letters(.single, log)
    let engine = collection.engine
    engine.onSelectionChange = { change in
      log.lines.append(change.description)
      if change.selection.contains("a") { engine.setSelection(["b"]) }
    }
    collection.tap("a")
    #expect(log.take() == ["a true", "+ s/a", "a false", "b true", "+ s/b − s/a", "tap a"])
    #expect(engine.selection.ids == ["b"])
  }

  @Test("Selections are equal if the same items are selected, at any positions")
  func equality() {
    let log = Log()
    let collection = letters(.multiple, log)
    collection.tap("a")
    collection.tap("c")
    let before = collection.engine.selection
    collection.show(content("cxa", log))
    #expect(collection.engine.selection == before)
    collection.tap("x")
    #expect(collection.engine.selection != before)
    #expect(Selection(["a"]) == Selection(["a", "a"]) && Selection(["a"]) != Selection(["b"]))
    #expect(Selection().description == "nothing" && Selection().isEmpty)
  }
}
