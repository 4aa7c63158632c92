#if canImport(UIKit)
import TesseraUIKit
import Testing
import UIKit

/// Headers and footers of the app's delegate that has no methods for their heights: the table's own settings
/// decide, as without an adapter.
@MainActor
@Suite("Headers of a former delegate", .simulated)
struct FormerHeaderTests {
  private class Owner: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let view = NameView()
      view.height = 33
      return section == 0 ? view : nil
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      self.tableView(tableView, viewForHeaderInSection: section)
    }
  }

  private final class Estimating: Owner {
    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat { 0 }
    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat { 0 }
  }

  /// Returns the heights of the headers and footers of two sections, with an adapter or without.
  private func heights(
    _ style: UITableView.Style, _ owner: Owner, isAdapted: Bool, _ prepare: (UITableView) -> Void
  ) -> [CGFloat] {
    let table = UITableView(frame: .zero, style: style)
    prepare(table)
    table.delegate = owner
    let source = Source()
    let adapter = isAdapted ? TableViewAdapter(table) : nil
    if !isAdapted { table.dataSource = source }
    adapter?.show(Content { for name in 0..<2 { Section(ItemID(name)) { NameCell(name: "row") } } })
    let screen = TestWindow(table)
    screen.wait(1)
    return (0..<2).flatMap {
      [table.rectForHeader(inSection: $0).height, table.rectForFooter(inSection: $0).height]
    }
  }

  private final class Source: NSObject, UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  nonisolated static let settings: [@MainActor (UITableView) -> Void] = [
    { _ in },
    { ($0.sectionHeaderHeight, $0.sectionFooterHeight) = (28, 17) },
    { ($0.estimatedSectionHeaderHeight, $0.estimatedSectionFooterHeight) = (0, 0) },
    { ($0.estimatedSectionHeaderHeight, $0.estimatedSectionFooterHeight) = (50, 60) },
  ]

  @Test(
    "The headers are as high as without an adapter", arguments: [UITableView.Style.plain, .grouped],
    settings.indices)
  func sameHeights(style: UITableView.Style, setting: Int) {
    for owner in [Owner(), Estimating()] {
      let expected = heights(style, owner, isAdapted: false, Self.settings[setting])
      #expect(expected[0] > 0 && expected[1] > 0)
      #expect(heights(style, owner, isAdapted: true, Self.settings[setting]) == expected)
    }
  }

  @Test("The headers are measured where the table measures")
  func measured() {
    #expect(heights(.plain, Owner(), isAdapted: true) { _ in } == [33, 33, 0, 0])
  }
}
#endif
