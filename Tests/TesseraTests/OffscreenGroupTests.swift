import TesseraLayout
import TesseraTesting
import Testing

@testable import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@MainActor
@Suite("Closing off-screen groups")
struct OffscreenGroupTests {
  private func collection() -> HeadlessCollection {
    let collection = HeadlessCollection(
      columns: 8, rows: 4, configuration: EngineConfiguration(overscan: 0, selectionMode: .multiple)
    ) {
      Section("s") {
        ForEach(0..<500) { number in
          Group { Group { ForEach(0..<2) { Label("\(number).\($0)") } }.id("inner") }
        }
      }
    }
    collection.engine.keptGroups = 4
    return collection
  }

  private var opened: (HeadlessCollection) -> Int {
    { $0.engine.snapshot.sections.count - $0.engine.snapshot.declaredCount }
  }

  private func selectedItems(_ collection: HeadlessCollection) -> SelectedItems? {
    collection.engine.behavior(SelectionBehavior.self)?.state.items
  }

  @Test("Few off-screen groups stay open, and closed groups look the same again")
  func forgotten() {
    let collection = collection()
    for _ in 0..<100 { collection.scroll(by: 64) }
    #expect(opened(collection) <= 2 * 4 + 4)
    #expect(collection.text() == "200.0\n200.1\n201.0\n201.1\n")
    for _ in 0..<100 { collection.scroll(by: -64) }
    #expect(opened(collection) <= 2 * 4 + 4)
    #expect(collection.text() == "0.0\n0.1\n1.0\n1.1\n")
  }

  @Test("Groups with the focus or a selected part stay open and selected")
  func kept() {
    let collection = collection()
    for cell in collection.engine.cells.prefix(3) { collection.engine.activate(cell.id) }
    let selection = collection.engine.selection
    #expect(selection.map { $0.description }.sorted() == ["s/0/inner/0", "s/0/inner/1", "s/1/inner/0"])
    for _ in 0..<100 { collection.scroll(by: 64) }
    #expect(opened(collection) <= 2 * 8 + 4)
    #expect(collection.engine.selection == selection)
    let kept = selectedItems(collection)?.groups(in: collection.engine.snapshot)
    #expect(kept?.count == 2)
    collection.engine.scroll(to: .zero)
    collection.update()
    #expect(collection.engine.cells.map { $0.state.contains(.selected) } == [true, true, true, false])
    #expect(collection.engine.cells.map { $0.state.contains(.focused) } == [false, false, true, false])
    // Parts that are deselected at their new positions are closed like others.
    for cell in collection.engine.cells.prefix(3) { collection.engine.activate(cell.id) }
    #expect(collection.engine.selection.isEmpty && selectedItems(collection)?.isEmpty == true)
  }
}
