#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// Reported crashes that concern layouts, sizes and positions.
@MainActor
@Suite("Public reports about layouts and positions", .simulated)
struct LayoutReportTests {
  private func rows(_ range: Range<Int>) -> Content<UIKitHost> {
    Content {
      Section("rows") { ForEach(range) { NameCell(name: "\($0)") } }
        .header(pinned: true) { NameCell(name: "header") }
        .background { NameCell(name: "ground") }
    }
  }

  /// Returns a collection view with declared layouts, in a window.
  private func declared() -> (view: UICollectionView, adapter: CollectionViewAdapter, screen: TestWindow) {
    let view = UICollectionView(frame: .zero, collectionViewLayout: CollectionLayout())
    let adapter = CollectionViewAdapter(view)
    return (view, adapter, TestWindow(view))
  }

  @Test(
    "Listable 57: a layout has no attributes for deleted elements", arguments: [true, false])
  func goneItems(isAnimated: Bool) {
    let violations = Simulation.violations {
      let (view, adapter, screen) = declared()
      adapter.show(rows(0..<200))
      screen.wait(1)
      view.contentOffset.y = view.contentSize.height - 480
      screen.settle()
      adapter.show(rows(0..<3), animated: isAnimated)
      let everything = CGRect(x: 0, y: 0, width: 320, height: 10_000)
      let attributes = view.collectionViewLayout.layoutAttributesForElements(in: everything) ?? []
      #expect(!attributes.isEmpty && attributes.allSatisfy { $0.indexPath.item < 3 })
      screen.wait(1)
      #expect(view.visibleCells.count == 3)
      adapter.show(Content(), animated: isAnimated)
      screen.wait(1)
      #expect(view.collectionViewLayout.layoutAttributesForElements(in: everything) ?? [] == [])
    }
    #expect(violations.isEmpty)
  }

  @Test("CSStickyHeaderFlowLayout 144: a pinned header invalidates before it moves")
  func pinned() {
    let violations = Simulation.violations {
      let (view, adapter, screen) = declared()
      adapter.show(rows(0..<200))
      screen.wait(1)
      for offset in stride(from: 0, through: 4000, by: 250) {
        view.contentOffset.y = CGFloat(offset)
        screen.settle()
        let header = view.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        #expect(header?.frame.minY == CGFloat(offset))
      }
    }
    #expect(violations.isEmpty)
  }

  @Test(
    "IGListKit 583: negative, infinite and NaN sizes break no rule",
    arguments: [-10, -.infinity, .infinity, .nan] as [CGFloat])
  func unsoundSizes(_ height: CGFloat) {
    let violations = Simulation.violations {
      let content = Content<UIKitHost> {
        Section("fixed") { NameCell(name: "row").size(.height(height)) }
          .header { NameCell(name: "header").size(.height(height)) }
        Section("measured") { NameCell(name: "row", height: height).size(.estimatedHeight(40)) }
          .header { NameCell(name: "header", height: height).size(.estimatedHeight(40)) }
        Section("estimated") { NameCell(name: "row").size(.estimatedHeight(height)) }
        Section("others") { NameCell(name: "last") }
      }
      let (view, adapter, screen) = declared()
      let pair = AdapterPair()
      adapter.onIssue = { _ in }
      adapter.show(content)
      pair.tableAdapter.show(content)
      pair.collectionAdapter.show(content)
      screen.wait(1)
      for screen in pair.screens { screen.wait(1) }
      #expect(view.contentSize.height.isFinite && view.contentSize.height >= 0)
      #expect(pair.table.contentSize.height.isFinite && pair.table.contentSize.height >= 0)
    }
    #expect(violations.isEmpty)
  }

  @Test(
    "IGListKit d9a89c9: remeasured cells do not invalidate the layout in the batch")
  func invalidation() {
    /// Rows whose height depends on the version.
    func rows(_ order: [Int], height: CGFloat) -> Content<UIKitHost> {
      Content {
        Section("rows") {
          ForEach(order, id: { $0 }) { NameCell(name: "\($0)", height: height + CGFloat($0)) }
            .size(.estimatedHeight(30))
        }
        .header(pinned: true) { NameCell(name: "header", height: height).size(.estimatedHeight(30)) }
      }
    }
    let violations = Simulation.violations {
      let (view, adapter, screen) = declared()
      let table = UITableView(frame: .zero, style: .plain)
      let tableAdapter = TableViewAdapter(table)
      let other = TestWindow(table)
      for (order, height) in [([1, 2, 3], 40), ([3, 1, 4], 60), ([4, 5, 3, 1], 20)] as [([Int], CGFloat)] {
        adapter.show(rows(order, height: height))
        tableAdapter.show(rows(order, height: height))
        screen.wait(1)
        other.wait(1)
        #expect(
          order.indices.map { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame.height }
            == order.map { height + CGFloat($0) })
        #expect(
          order.indices.map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
            == order.map { height + CGFloat($0) })
      }
    }
    #expect(violations.isEmpty)
  }

  @Test("Epoxy 142: scrolling to an item that was just deleted breaks no rule")
  func vanishedTarget() {
    let violations = Simulation.violations {
      let pair = AdapterPair()
      let adapters: [ViewAdapter] = [pair.collectionAdapter, pair.tableAdapter]
      let own = CollectionView()
      let screen = TestWindow(own)
      for adapter in adapters { adapter.show(names(0..<100)) }
      own.show(names(0..<100))
      screen.wait(1)
      for adapter in adapters {
        adapter.show(names(0..<3))
        adapter.scroll(to: 99, at: .start)
        adapter.scroll(toSection: "gone", at: .start)
        // The data is gone, and the batch has not ended yet.
        adapter.show(Content())
        adapter.scroll(to: 2, animated: true)
        adapter.scroll(toSection: "names", animated: true)
      }
      own.show(names(0..<3))
      own.engine.scroll(to: 99, at: .start)
      for screen in pair.screens + [screen] { screen.wait(2) }
      #expect(pair.collection.numberOfSections == 0 && pair.table.numberOfSections == 0)
      #expect(own.texts == ["0", "1", "2"])
      #expect(pair.collection.contentOffset == .zero && pair.table.contentOffset == .zero)
    }
    #expect(violations.isEmpty)
  }

  @Test(
    "IGListKit 177, 1511: calls with NSNotFound have no effect",
    arguments: [
      IndexPath(item: NSNotFound, section: NSNotFound), IndexPath(item: 0, section: NSNotFound),
      IndexPath(item: NSNotFound, section: 0), IndexPath(item: -1, section: -1), IndexPath(),
      IndexPath(index: 0),
    ])
  func notFound(_ path: IndexPath) {
    let (view, adapter, screen) = declared()
    let pair = AdapterPair()
    let table = pair.tableAdapter
    adapter.show(rows(0..<3))
    table.show(rows(0..<3))
    screen.wait(1)
    pair.screens[1].wait(1)
    let section = path.first ?? NSNotFound
    #expect(
      adapter.viewDelegate.collectionView(view, numberOfItemsInSection: section) == (section == 0 ? 3 : 0))
    #expect(
      table.viewDelegate.tableView(pair.table, numberOfRowsInSection: section) == (section == 0 ? 3 : 0))
    #expect(view.collectionViewLayout.layoutAttributesForItem(at: path) == nil)
    #expect(adapter.viewDelegate.collectionView(view, canMoveItemAt: path) == false)
    #expect(table.viewDelegate.tableView(pair.table, canMoveRowAt: path) == false)
    #expect(
      adapter.viewDelegate.collectionView(view, contextMenuConfigurationForItemAt: path, point: .zero) == nil)
    #expect(table.viewDelegate.tableView(pair.table, trailingSwipeActionsConfigurationForRowAt: path) == nil)
    #expect(table.viewDelegate.tableView(pair.table, heightForRowAt: path) == UITableView.automaticDimension)
    if section != 0 {
      #expect(table.viewDelegate.tableView(pair.table, viewForHeaderInSection: section) == nil)
    }
    adapter.viewDelegate.collectionView(view, didSelectItemAt: path)
    adapter.viewDelegate.collectionView(view, didHighlightItemAt: path)
    adapter.viewDelegate.collectionView(view, prefetchItemsAt: [path])
    adapter.viewDelegate.collectionView(view, cancelPrefetchingForItemsAt: [path])
    adapter.viewDelegate.collectionView(view, moveItemAt: path, to: IndexPath(item: 0, section: 0))
    table.viewDelegate.tableView(pair.table, moveRowAt: IndexPath(row: 0, section: 0), to: path)
    #expect(adapter.selection == Selection())
  }
}
#endif
