#if canImport(UIKit)
import TesseraUIKit
import Testing
import UIKit

/// The heights of self-sizing rows in tables.
@MainActor
@Suite("Heights of table rows", .simulated)
struct TableRowTests {
  /// A view of a fixed area: the narrower, the higher.
  private final class AreaView: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: 32_000 / size.width)
    }
  }

  private struct AreaCell: Cell, Equatable {
    func makeView() -> AreaView { AreaView() }
    func update(_ view: AreaView, state: CellState) {}
    static var sizing: Sizing { .estimatedHeight(70) }
  }

  private final class Accessories: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    {
      cell.accessoryType = .disclosureIndicator
    }
  }

  private func areaView(in table: UITableView) -> UIView? {
    table.visibleCells.first?.contentView.subviews.first { $0 is AreaView }
  }

  @Test("A row is measured at the width that its accessory leaves")
  func accessory() {
    let (table, delegate) = (UITableView(frame: .zero, style: .plain), Accessories())
    table.delegate = delegate
    let adapter = TableViewAdapter(table)
    adapter.show(Content { Section("rows") { AreaCell() } })
    let screen = TestWindow(table)
    screen.wait(1)
    let view = areaView(in: table)
    let width = view?.bounds.width ?? 0
    #expect(width > 0 && width < 320)
    #expect(abs((view?.bounds.height ?? 0) - 32_000 / width) < 1)
  }

  @Test("A row is measured at the width that the section index leaves")
  func index() {
    let table = UITableView(frame: .zero, style: .plain)
    let adapter = TableViewAdapter(table)
    adapter.indexTitles = [("A", "rows")]
    adapter.show(Content { Section("rows") { AreaCell() } })
    let screen = TestWindow(table)
    screen.wait(1)
    let view = areaView(in: table)
    let width = view?.bounds.width ?? 0
    #expect(width > 0 && width < 320)
    #expect(abs((view?.bounds.height ?? 0) - 32_000 / width) < 1)
  }

  #if !canImport(ObjectiveC)
  @Test("A row is as high as its content and its separator")
  func separator() {
    Simulation.quirks.separatorsTakeHeight = true
    let table = UITableView(frame: .zero, style: .plain)
    let adapter = TableViewAdapter(table)
    adapter.show(Content { Section("rows") { AreaCell() } })
    let screen = TestWindow(table)
    screen.wait(1)
    #expect(areaView(in: table)?.bounds.height == 100)
    #expect(table.visibleCells.first?.bounds.height == 100.5)
  }
  #endif

  @Test("Rows that are not measured yet have the declared estimate")
  func estimate() {
    let table = UITableView(frame: .zero, style: .plain)
    let adapter = TableViewAdapter(table)
    adapter.show(
      Content {
        Section("measured") { ForEach(0..<100) { _ in AreaCell() } }
        Section("fixed") { ForEach(0..<10) { NameCell(name: "\($0)") } }
      })
    let screen = TestWindow(table)
    screen.wait(1)
    let shown = table.visibleCells.count
    #expect(shown < 10)
    #expect(table.rectForRow(at: IndexPath(row: 99, section: 0)).height == 70)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 100)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).height == 40)
  }

  @Test("The estimate of the app's delegate precedes the declared one")
  func ownEstimate() {
    final class Estimates: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 90 }
    }
    let (table, delegate) = (UITableView(frame: .zero, style: .plain), Estimates())
    table.delegate = delegate
    let adapter = TableViewAdapter(table)
    adapter.show(Content { Section("measured") { ForEach(0..<100) { _ in AreaCell() } } })
    _ = TestWindow(table)
    #expect(table.rectForRow(at: IndexPath(row: 99, section: 0)).height == 90)
  }
}
#endif
