#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// Views of a class that does not fit the container: they never end the process.
@MainActor
@Suite("Views of another class", .simulated)
struct ForeignViewTests {
  final class Row: UITableViewCell {
    var name = ""
  }

  /// A row of a table, from a nib.
  struct RowCell: ReusableCell, Equatable {
    var name: String
    static var source: ReuseSource { .nib(UINib(nibName: "Row", bundle: nil)) }
    func makeView() -> Row { Row() }
    func update(_ view: Row, state: CellState) { view.name = name }
  }

  /// The same, from a storyboard.
  struct PrototypeCell: ReusableCell, Equatable {
    var name: String
    static var source: ReuseSource { .prototype("row") }
    func makeView() -> Row { Row() }
    func update(_ view: Row, state: CellState) { view.name = name }
  }

  @Test("Table rows from nibs and storyboards are plain views in a collection view")
  func elsewhere() throws {
    Simulation.provideNib(named: "Row") { [Row()] }
    let pair = AdapterPair()
    pair.collectionAdapter.show(
      Content {
        Section("rows") {
          RowCell(name: "nib")
          PrototypeCell(name: "prototype")
        }
      })
    pair.screens[0].settle()
    let rows = pair.collection.visibleCells.flatMap { $0.contentView.subviews }.compactMap { $0 as? Row }
    #expect(Set(rows.map { $0.name }) == ["nib", "prototype"])
  }

  @Test("A nib with another class than its cell is reported once")
  func otherClass() {
    Simulation.provideNib(named: "Row") { [UITableViewCell()] }
    let pair = AdapterPair()
    var issues: [Tessera.Issue] = []
    pair.tableAdapter.onIssue = { issues.append($0) }
    pair.tableAdapter.show(
      Content { Section("rows") { ForEach(0..<3) { RowCell(name: "\($0)") } } })
    pair.screens[1].settle()
    #expect(issues.count == 1)
    #expect(issues.first?.description.contains("have the kind") ?? false)
  }
}
#endif
