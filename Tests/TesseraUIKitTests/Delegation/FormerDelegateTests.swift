#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// A delegate that a view had before its adapter, and its results where the content declares nothing.
@MainActor
@Suite("Former delegates", .simulated)
struct FormerDelegateTests {
  private final class Owner: UIViewController, UITableViewDelegate, UICollectionViewDelegateFlowLayout {
    var selected: [IndexPath] = []
    let header = UIView()

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      selected.append(indexPath)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 70 }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 25 }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }

    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "own") { _, _, done in done(true) }
      ])
    }

    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: "own" as NSString, previewProvider: nil)
    }

    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .insert }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 320, height: 90) }
  }

  /// A cell whose height the view determines.
  private struct OpenCell: Cell, Equatable {
    var name: String
    func makeView() -> NameView { NameView() }
    func update(_ view: NameView, state: CellState) { view.text = name }
  }

  private let rows = Content<UIKitHost> {
    Section("rows") {
      OpenCell(name: "open")
      NameCell(name: "declared").swipeActions(trailing: [ContextAction("declared") {}])
    }
  }

  @Test("A table's former delegate is still called and decides undeclared behavior")
  func table() {
    let (table, owner) = (UITableView(frame: .zero, style: .plain), Owner())
    table.delegate = owner
    let adapter = TableViewAdapter(table)
    #expect(adapter.delegate === owner)
    adapter.show(rows)
    let screen = TestWindow(table)
    let (open, declared) = (IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0))
    #expect(table.rectForRow(at: open).height == 70)
    #expect(table.rectForRow(at: declared).height == 40)
    #expect(table.rectForHeader(inSection: 0).height == 25)
    #expect(owner.header.superview === table)
    #expect(Simulation.swipe(.trailing, ofRowAt: open, in: table)?.actions.map(\.title) == ["own"])
    #expect(Simulation.swipe(.trailing, ofRowAt: declared, in: table)?.actions.map(\.title) == ["declared"])
    #expect(adapter.viewDelegate.tableView(table, editingStyleForRowAt: open) == .insert)
    #expect(
      adapter.viewDelegate.tableView(table, contextMenuConfigurationForRowAt: open, point: .zero) != nil)
    Simulation.tap(at: CGPoint(x: 100, y: 60), in: screen.window)
    #expect(owner.selected == [open])
  }

  @Test("A collection view's former delegate is still called and decides item sizes")
  func collectionView() {
    let layout = UICollectionViewFlowLayout()
    let (view, owner) = (UICollectionView(frame: .zero, collectionViewLayout: layout), Owner())
    view.delegate = owner
    let adapter = CollectionViewAdapter(view)
    #expect(adapter.delegate === owner)
    adapter.show(rows)
    let screen = TestWindow(view)
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.size.height == 90)
    Simulation.tap(at: CGPoint(x: 100, y: 60), in: screen.window)
    #expect(owner.selected == [IndexPath(item: 0, section: 0)])
  }

  @Test("An adapter that takes over from another one keeps the app's delegate")
  func adapters() {
    let (table, owner) = (UITableView(frame: .zero, style: .plain), Owner())
    table.delegate = owner
    let first = TableViewAdapter(table)
    let second = TableViewAdapter(table)
    #expect(first.delegate === owner)
    #expect(second.delegate === owner)
    #expect(table.prefetchDataSource === second.viewDelegate && second.prefetchDataSource == nil)
    #expect(table.dragDelegate === second.viewDelegate && table.dropDelegate === second.viewDelegate)
    let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let third = CollectionViewAdapter(grid)
    let fourth = CollectionViewAdapter(grid)
    #expect(grid.prefetchDataSource === fourth.viewDelegate && fourth.prefetchDataSource == nil)
    #expect(grid.dragDelegate === fourth.viewDelegate && third.prefetchDataSource == nil)
    let plain = TableViewAdapter(UITableView(frame: .zero, style: .plain))
    #expect(TableViewAdapter(plain.view).delegate == nil)
  }
}
#endif
