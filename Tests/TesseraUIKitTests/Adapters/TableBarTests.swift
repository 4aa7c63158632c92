#if canImport(UIKit)
import TesseraUIKit
import Testing
import UIKit

/// The heights of headers and footers in tables.
@MainActor
@Suite("Heights of table headers", .simulated)
struct TableBarTests {
  private struct BarCell: Cell, Equatable {
    var height: CGFloat
    func makeView() -> NameView { NameView() }
    func update(_ view: NameView, state: CellState) { view.height = height }
  }

  private func heights(_ style: UITableView.Style, _ content: Content<UIKitHost>) -> [CGFloat] {
    let table = UITableView(frame: .zero, style: style)
    // As in many storyboards.
    (table.estimatedSectionHeaderHeight, table.estimatedSectionFooterHeight) = (0, 0)
    let adapter = TableViewAdapter(table)
    adapter.show(content)
    let screen = TestWindow(table)
    screen.wait(1)
    return [table.rectForHeader(inSection: 0).height, table.rectForFooter(inSection: 0).height]
  }

  @Test(
    "Headers with an estimate are measured even if the table disables estimates", arguments: [true, false])
  func estimated(isPlain: Bool) {
    let content = Content<UIKitHost> {
      Section("a") { NameCell(name: "row") }
        .header { BarCell(height: 61).size(.estimatedHeight(40)) }
        .footer { BarCell(height: 62).size(.estimatedHeight(0)) }
    }
    #expect(heights(isPlain ? .plain : .grouped, content) == [61, 62])
  }

  @Test(
    "A header of height zero has no height, even in a grouped table", arguments: [true, false])
  func nothing(isPlain: Bool) {
    let content = Content<UIKitHost> {
      Section("a") { NameCell(name: "row") }
        .header { NameCell(name: "header").size(.height(0)) }
        .footer { NameCell(name: "footer").size(.height(0)) }
    }
    #expect(heights(isPlain ? .plain : .grouped, content).allSatisfy { $0 < 0.001 })
  }

  @Test("Sections without headers are spaced by the style of the table")
  func undeclared() {
    let content = Content<UIKitHost> { Section("a") { NameCell(name: "row") } }
    #expect(heights(.plain, content) == [0, 0])
    #expect(heights(.grouped, content).allSatisfy { $0 > 10 })
  }
}
#endif
