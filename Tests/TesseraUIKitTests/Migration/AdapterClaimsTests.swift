#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// Claims of the table in Documentation/Migration.md about adapters that no screen of the guide shows.
@MainActor
@Suite("Claims of the migration guide about adapters", .simulated)
struct AdapterClaimsTests {
  /// A table on screen and its adapter, which the table does not retain.
  @MainActor
  private struct Shown {
    let table = UITableView(frame: .zero, style: .plain)
    let adapter: TableViewAdapter
    let screen: TestWindow

    init(_ content: Content<UIKitHost>) {
      Simulation.reset()
      adapter = TableViewAdapter(table)
      screen = TestWindow(table)
      adapter.show(content)
      screen.wait(1)
    }
  }

  @Test("Table rows without a declared height have their measured height")
  func heights() {
    let text = String(repeating: "many words ", count: 30)
    let shown = Shown(
      Content {
        Section("texts") {
          FlatTextCell(text: "one line")
          FlatTextCell(text: text)
        }
      })
    #expect(shown.screen.texts == ["one line", text])
    let heights = (0..<2).map { shown.table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    #expect(heights[1] > 2 * heights[0])
  }

  @Test("A table shows footers and updates them in place")
  func footers() {
    func content(_ text: String) -> Content<UIKitHost> {
      Content {
        Section("a") { ShelfTitleCell(title: "row") }.footer { ShelfTitleCell(title: text) }
      }
    }
    let shown = Shown(content("one row"))
    #expect(shown.screen.texts == ["row", "one row"])
    shown.adapter.show(content("just one"))
    shown.screen.wait(1)
    #expect(shown.screen.texts == ["row", "just one"])
  }

  @Test("A tap selects a table row and reaches the declaration and the delegate")
  func selects() {
    var reported: [String] = []
    let listener = SelectionListener()
    let shown = Shown(
      Content {
        Section("a") {
          ForEach(0..<3) { number in
            ShelfTitleCell(title: "row \(number)")
              .onSelect { reported.append("\(number) \($0)") }
              .onTap { reported.append("tap \(number)") }
          }
        }
      })
    shown.adapter.delegate = listener
    shown.screen.tap("row 1")
    shown.screen.tap("row 2")
    #expect(reported == ["1 true", "tap 1", "1 false", "2 true", "tap 2"])
    #expect(listener.selected == [IndexPath(row: 1, section: 0), IndexPath(row: 2, section: 0)])
    #expect(shown.table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
  }

  @Test("Context actions are a menu at the row of a table")
  func menus() {
    var reported: [String] = []
    let shown = Shown(
      Content {
        Section("a") { ShelfTitleCell(title: "row").contextAction("Copy") { reported.append("copy") } }
      })
    let menu = Simulation.openContextMenu(at: CGPoint(x: 100, y: 14), in: shown.screen.window)
    #expect(menu?.choose("Copy") == true)
    #expect(reported == ["copy"])
  }

  @Test("The section index of a table scrolls to sections by their ids")
  func index() {
    let shown = Shown(
      Content {
        for letter in ["A", "B", "C"] {
          Section(letter) { ForEach(0..<30) { ShelfTitleCell(title: "\(letter)\($0)") } }
        }
      })
    shown.adapter.indexTitles = [("A", "A"), ("C", "C")]
    shown.table.reloadSectionIndexTitles()
    Simulation.touchIndexTitle(at: 1, in: shown.table)
    #expect(shown.screen.texts.first == "C0")
  }

  /// Records the selected rows.
  private final class SelectionListener: NSObject, UITableViewDelegate {
    var selected: [IndexPath] = []

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(indexPath)
    }
  }
}
#endif
