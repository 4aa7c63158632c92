#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// Rows that the user deletes, inserts and swipes with a table's own controls, in a table with an adapter.
@MainActor
@Suite("Editing a table of an adapter", .simulated)
struct TableEditingTests {
  /// A screen that edits its table as before it had an adapter.
  private final class Screen: NSObject, UITableViewDelegate, UITableViewDataSource {
    var names = ["a", "b", "c"]
    var adapter: TableViewAdapter?
    var said: [String] = []

    var content: Content<UIKitHost> {
      Content { Section("names") { ForEach(names, id: { $0 }) { NameCell(name: $0).reorderable() } } }
    }

    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { indexPath.row == 0 ? .insert : .delete }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row < 2 }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "title" }

    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      if editingStyle == .delete {
        names.remove(at: indexPath.row)
      } else {
        names.insert("new", at: indexPath.row)
      }
      adapter?.show(content)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  private func texts(_ table: UITableView) -> [String] { table.visibleCells.compactMap { $0.nameView?.text } }

  @Test("The app's data source commits edits that its delegate offers")
  func commits() {
    let (table, owner) = (UITableView(frame: .zero, style: .plain), Screen())
    (table.delegate, table.dataSource) = (owner, owner)
    let adapter = TableViewAdapter(table)
    owner.adapter = adapter
    #expect(adapter.dataSource === owner)
    adapter.show(owner.content)
    let screen = TestWindow(table)
    table.setEditing(true, animated: false)
    let violations = Simulation.violations {
      #expect(Simulation.commitEditing(ofRowAt: IndexPath(row: 1, section: 0), in: table) == .delete)
      screen.wait(1)
      #expect(texts(table) == ["a", "c"])
      #expect(Simulation.commitEditing(ofRowAt: IndexPath(row: 0, section: 0), in: table) == .insert)
      screen.wait(1)
      #expect(texts(table) == ["new", "a", "c"])
    }
    #expect(violations.isEmpty)
    #expect(Simulation.commitEditing(ofRowAt: IndexPath(row: 2, section: 0), in: table) == .none)
    // Another adapter keeps this data source.
    #expect(TableViewAdapter(table).dataSource === owner)
  }

  @Test("Reorderable rows have no editing control, and swiping works outside editing")
  func quiet() {
    let table = UITableView(frame: .zero, style: .plain)
    let adapter = TableViewAdapter(table)
    adapter.show(
      Content {
        Section("a") {
          NameCell(name: "a").reorderable().swipeActions(trailing: [ContextAction("Archive") {}])
        }
      })
    let screen = TestWindow(table)
    screen.wait(1)
    let path = IndexPath(row: 0, section: 0)
    #expect(Simulation.swipe(.trailing, ofRowAt: path, in: table)?.actions.map(\.title) == ["Archive"])
    table.setEditing(true, animated: false)
    #expect(Simulation.commitEditing(ofRowAt: path, in: table) == .none)
  }

  @Test("A title of the app's data source is shown where no header is declared")
  func titles() {
    let (table, owner) = (UITableView(frame: .zero, style: .plain), Screen())
    let adapter = TableViewAdapter(table)
    func content(_ isDeclared: Bool) -> Content<UIKitHost> {
      Content {
        if isDeclared {
          Section("own") { NameCell(name: "a") }.header { NameCell(name: "header") }
        } else {
          Section("other") { NameCell(name: "a") }
        }
      }
    }
    adapter.show(content(false))
    let screen = TestWindow(table)
    #expect(table.rectForHeader(inSection: 0).height == 0)
    adapter.dataSource = owner
    screen.wait(1)
    #expect(table.rectForHeader(inSection: 0).height > 0)
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "title")
    adapter.show(content(true))
    screen.wait(1)
    #expect(table.headerView(forSection: 0)?.nameView?.text == "header")
    adapter.show(content(false))
    adapter.dataSource = nil
    screen.wait(1)
    #expect(table.headerView(forSection: 0) == nil)
  }
}
#endif
