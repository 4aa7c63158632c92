import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Selection faults of other libraries")
struct SelectionFaultTests {
  private func letters(
    _ letters: [String], mode: SelectionMode, missing: MissingSelection = .forget
  ) -> HeadlessCollection {
    HeadlessCollection(
      size: Size(width: 72, height: 64),
      configuration: EngineConfiguration(overscan: 0, selectionMode: mode, missingSelection: missing),
      content: content(letters))
  }

  private func content(_ letters: [String]) -> Content<Headless> {
    Content { Section("s") { ForEach(letters, id: { $0 }) { Label($0) } } }
  }

  @Test("The ids of deleted items are forgotten or kept by policy")
  func pruned() {
    for (policy, expected) in [(MissingSelection.forget, []), (.keep, ["b"])]
      as [(MissingSelection, [ItemID])]
    {
      let collection = letters(["a", "b", "c"], mode: .multiple, missing: policy)
      collection.tap("b")
      collection.show(content(["a", "c"]))
      #expect(collection.engine.selection.ids == [])
      #expect(collection.engine.selection.missingIDs == expected)
      collection.show(content(["c", "b"]))
      #expect(collection.engine.selection.ids == expected)
    }
  }

  @Test("The number of kept ids is limited to the last ones")
  func bounded() {
    let collection = HeadlessCollection(
      size: Size(width: 72, height: 64),
      configuration: EngineConfiguration(selectionMode: .multiple, missingSelection: .keep),
      content: Content { Section("s") { ForEach(0..<50_000) { Label("\($0)") } } })
    collection.engine.selectAll()
    collection.show {}
    let missing = collection.engine.selection.missingIDs
    #expect(missing.count == 10_000 && missing.first == 40_000 && missing.last == 49_999)
  }

  @Test(
    "In single mode the first of several preset items is selected",
    arguments: [
      SelectionMode.single, .radio,
    ])
  func presetMany(mode: SelectionMode) {
    let collection = letters(["a", "b", "c"], mode: mode)
    collection.engine.setSelection(["c", "b"])
    #expect(collection.engine.selection.ids == ["b"])
    collection.tap("a")
    #expect(collection.engine.selection.ids == ["a"])
    // Also before any data exists.
    let empty = letters([], mode: mode)
    empty.engine.setSelection(["c"])
    empty.show(content(["a", "b", "c"]))
    #expect(empty.engine.selection.ids == ["c"])
  }

  @Test("Items without ids and items with duplicate ids are selected individually")
  func sharedIDs() {
    let collection = HeadlessCollection(
      size: Size(width: 72, height: 128),
      configuration: EngineConfiguration(overscan: 0, selectionMode: .multiple),
      content: Content {
        Section("plain") {
          Label("x")
          Label("x")
        }
        Section("same") { ForEach(["a", "a"], id: { $0 }) { Label($0) } }
        Section("other") { ForEach(["a"], id: { $0 }) { Label($0) } }
      })
    for index in [1, 3] { collection.engine.activate(collection.engine.cells[index].id) }
    collection.update()
    #expect(
      collection.engine.cells.map { $0.state.contains(.selected) } == [false, true, false, true, false])
    #expect(collection.engine.selection.description == "plain/#1, same/a[1]")
    let cells = collection.engine.cells
    #expect(cells.map { collection.engine.selection.contains($0.key) } == [false, true, false, true, false])
  }

  @Test("Selecting updates only the affected cells")
  func noReload() {
    let collection = letters(["a", "b", "c", "d"], mode: .single)
    collection.engine.activate(collection.engine.cells[1].id)
    #expect(collection.update().map { $0.description } == ["update cell 2: state"])
    collection.engine.activate(collection.engine.cells[2].id)
    #expect(collection.update().filter { $0.description.contains("state") }.count == 2)
  }

  @Test("Ids selected before the data exist are applied when it arrives")
  func initial() {
    for policy in [MissingSelection.forget, .keep] {
      let collection = letters([], mode: .multiple, missing: policy)
      collection.engine.setSelection(["b", "x"])
      #expect(collection.engine.selection.contains("b") && collection.engine.selection.ids == [])
      collection.show(content(["a", "b"]))
      #expect(collection.engine.selection.ids == ["b"])
      #expect(collection.engine.cells.map { $0.state.contains(.selected) } == [false, true])
      collection.show(content(["a", "b", "x"]))
      #expect(collection.engine.selection.ids == (policy == .keep ? ["b", "x"] : ["b"]))
    }
  }

  @Test("Deselecting a missing id forgets it")
  func takenBack() {
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 48),
      configuration: EngineConfiguration(selectionMode: .multiple, missingSelection: .keep),
      content: Content())
    collection.engine.setSelection(["a", "b"])
    #expect(collection.engine.select("a", false), "it has waited")
    #expect(!collection.engine.select("c", false))
    #expect(collection.engine.selection.missingIDs == ["b"])
    collection.show { Section("s") { ForEach(["a", "b"], id: { $0 }) { Label($0) } } }
    #expect(collection.selectedIDs == ["b"])
    collection.show { Section("s") { Label("x").id("x") } }
    #expect(
      !collection.engine.select("b", inSection: "t", false)
        && collection.engine.select("b", inSection: "s", false))
    collection.show { Section("s") { ForEach(["a", "b"], id: { $0 }) { Label($0) } } }
    #expect(collection.selectedIDs.isEmpty)
  }

  @Test("Items that are not selectable, and headers, are never selected")
  func unselectable() {
    func content(_ isFixed: Bool) -> Content<Headless> {
      Content {
        Section("s") {
          Label("a").id("a")
          Label("b").id("b").selectable(!isFixed)
          Label("c").id("c")
        }
        .header { Label("header") }
      }
    }
    let collection = HeadlessCollection(
      size: Size(width: 72, height: 64),
      configuration: EngineConfiguration(selectionMode: .extended), content: content(true))
    collection.tap("a")
    collection.tap("c", modifiers: .shift)
    collection.tap("b", modifiers: .control)
    #expect(collection.engine.selection.ids == ["a", "c"] && collection.engine.selection.count == 2)
    collection.engine.selectAll()
    collection.update()
    #expect(collection.engine.selection.description == "s/a, s/c")
    #expect(collection.engine.cells.filter { $0.state.contains(.selected) }.count == 2)
    // It is part of the covered range, so it is selected as soon as it is selectable.
    collection.show(content(false))
    #expect(collection.engine.selection.ids == ["a", "b", "c"])
  }

  @Test("In radio mode an item stays selected until another is selected")
  func radio() {
    let collection = letters(["a", "b"], mode: .radio)
    collection.tap("a")
    collection.tap("a")
    collection.engine.deselectAll()
    #expect(collection.engine.selection.ids == ["a"])
    collection.tap("b")
    #expect(collection.engine.selection.ids == ["b"])
    collection.engine.setSelection([])
    #expect(collection.engine.selection.isEmpty)
  }

  @Test("Another mode keeps the part of the selection that it allows")
  func modes() {
    let collection = letters(["a", "b", "c"], mode: .multiple)
    collection.tap("c")
    collection.tap("b")
    collection.engine.selectionMode = .single
    #expect(collection.engine.selection.ids == ["b"])
    collection.engine.selectionMode = .none
    collection.update()
    #expect(collection.engine.selection.isEmpty)
    collection.tap("a")
    collection.engine.setSelection(["a"])
    #expect(collection.engine.selection.isEmpty)
  }
}
