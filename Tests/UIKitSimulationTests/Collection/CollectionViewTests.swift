import TesseraTesting
import Testing
import UIKit

extension SimulationSuite {
  @MainActor @Suite("The simulated collection view")
  struct CollectionViewTests {
    private let screen: CollectionScreen
    private let layout = RowsLayout()
    private var view: UICollectionView { screen.view }

    init() {
      Simulation.reset()
      TextCell.preferredHeight = nil
      screen = CollectionScreen(.init(counts: [3, 100]), layout: layout)
    }

    private func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

    private var shownTexts: [IndexPath: String] {
      Dictionary(
        uniqueKeysWithValues: view.indexPathsForVisibleItems.compactMap { path in
          (view.cellForItem(at: path) as? TextCell).map { (path, $0.text) }
        })
    }

    // MARK: Reuse

    @Test("Only visible items have cells, with the right texts while scrolling")
    func reuse() {
      Simulation.quirks.preparesCellsEarly = false
      var cells: Set<ObjectIdentifier> = []
      for step in 0..<70 {
        view.contentOffset.y = CGFloat(step) * 9
        view.layoutIfNeeded()
        cells.formUnion(view.visibleCells.map(ObjectIdentifier.init))
        #expect(view.visibleCells.count <= 41)
        for (path, text) in shownTexts {
          #expect(text == CollectionScreen.text(screen.model.sections[path.section].items[path.item]))
        }
      }
      #expect(cells.count < 60)
      #expect(view.visibleCells.contains { ($0 as? TextCell)?.reuseCount ?? 0 > 0 })
    }

    @Test("A cell that was off-screen for a short way returns unchanged")
    func keptForAWhile() throws {
      let path = path(0, 0)
      let gone = try #require(view.cellForItem(at: path) as? TextCell)
      view.contentOffset.y = 200
      view.layoutIfNeeded()
      #expect(view.cellForItem(at: path) == nil)
      view.contentOffset.y = 0
      view.layoutIfNeeded()
      #expect(view.cellForItem(at: path) === gone)
      #expect(gone.reuseCount == 0)
    }

    @Test("A cell is prepared for reuse once")
    func preparedForReuse() throws {
      let cell = try #require(view.cellForItem(at: path(0, 0)) as? TextCell)
      view.contentOffset.y = 500
      view.layoutIfNeeded()
      #expect(cell.superview == nil || cell.reuseCount == 1)
      view.reloadData()
      #expect(view.visibleCells.isEmpty)
    }

    @Test("The delegate is called when cells appear and disappear")
    func displaying() {
      screen.log = []
      view.contentOffset.y = 10
      view.layoutIfNeeded()
      #expect(screen.log == ["end 0.0", "display 1.37"])
    }

    // MARK: Batches

    @Test("Remaining items keep their cells, removed ones leave after the animation")
    func leaving() throws {
      let kept = try #require(view.cellForItem(at: path(0, 2)))
      let going = try #require(view.cellForItem(at: path(0, 0)))
      screen.log = []
      layout.log = []
      view.performBatchUpdates {
        screen.model.sections[0].items.removeFirst()
        view.deleteItems(at: [path(0, 0)])
      }
      #expect(view.cellForItem(at: path(0, 1)) === kept)
      #expect(view.indexPath(for: kept) == path(0, 1))
      #expect(going.superview === view && view.indexPath(for: going) == nil)
      #expect(screen.log == ["display 1.37"])
      #expect(layout.log == ["prepare", "updates 1", "final 0.0", "initial 1.37", "finalize"])
      Simulation.advance(by: 1)
      #expect(going.superview == nil)
      #expect(screen.log == ["display 1.37", "end 0.0"])
    }

    @Test("The selection follows moved items, and reloaded items lose it")
    func selectionInBatches() {
      view.allowsMultipleSelection = true
      for item in 0..<3 { view.selectItem(at: path(0, item), animated: false, scrollPosition: []) }
      view.performBatchUpdates {
        screen.model.sections[0].items.remove(at: 0)
        view.deleteItems(at: [path(0, 0)])
      }
      #expect(view.indexPathsForSelectedItems == [path(0, 0), path(0, 1)])
      #expect(view.cellForItem(at: path(0, 1))?.isSelected == true)
      Simulation.advance(by: 1)
      view.reloadItems(at: [path(0, 0)])
      #expect(view.indexPathsForSelectedItems == [path(0, 1)])
      #expect(view.cellForItem(at: path(0, 0))?.isSelected == false)
    }

    @Test("A reload requests another cell, a reconfiguration keeps the cell")
    func reconfiguring() throws {
      let cell = try #require(view.cellForItem(at: path(0, 0)) as? TextCell)
      screen.model.sections[0].items[0].content = 7
      view.reconfigureItems(at: [path(0, 0)])
      #expect(view.cellForItem(at: path(0, 0)) === cell && cell.text == "0:7" && cell.reuseCount == 0)
      screen.model.sections[0].items[0].content = 8
      view.reloadItems(at: [path(0, 0)])
      #expect(view.cellForItem(at: path(0, 0)) !== cell)
      #expect(shownTexts[path(0, 0)] == "0:8")
    }

    @Test("An offset beyond the end of shorter content moves back")
    func shrinking() {
      view.contentOffset.y = 630
      view.layoutIfNeeded()
      view.performBatchUpdates {
        screen.model.sections.removeLast()
        view.deleteSections([1])
      }
      #expect(view.contentSize.height == 30 && view.contentOffset.y == 0)
    }

    // MARK: Selection by the user

    @Test("A tap highlights, selects and unhighlights, in this order")
    func tapping() {
      screen.log = []
      Simulation.tap(at: CGPoint(x: 50, y: 15), in: screen.window)
      #expect(screen.log == ["should highlight", "highlight", "should select", "select 1", "unhighlight"])
      #expect(view.indexPathsForSelectedItems == [path(0, 1)])
      screen.log = []
      Simulation.tap(at: CGPoint(x: 50, y: 25), in: screen.window)
      #expect(screen.log.contains("deselect 1") && screen.log.contains("select 2"))
      #expect(view.indexPathsForSelectedItems == [path(0, 2)])
    }

    @Test("Selecting by code does not call the delegate")
    func selectingByCode() {
      screen.log = []
      view.selectItem(at: path(1, 90), animated: false, scrollPosition: .top)
      #expect(screen.log.allSatisfy { $0.hasPrefix("display") || $0.hasPrefix("end") })
      #expect(view.cellForItem(at: path(1, 90))?.isSelected == true)
      view.selectItem(at: nil, animated: false, scrollPosition: [])
      #expect(view.indexPathsForSelectedItems == [])
    }

    @Test("A drag of the finger scrolls and selects nothing")
    func dragging() {
      Simulation.drag(view, by: CGPoint(x: 0, y: -100))
      #expect(view.contentOffset.y > 50)
      #expect(view.indexPathsForSelectedItems == [])
    }

    // MARK: Scrolling

    @Test("Items are scrolled to the requested position within the content")
    func scrollingToItems() {
      view.scrollToItem(at: path(1, 20), at: .top, animated: false)
      #expect(view.contentOffset.y == 230)
      view.scrollToItem(at: path(1, 20), at: .centeredVertically, animated: false)
      #expect(view.contentOffset.y == 35)
      view.scrollToItem(at: path(1, 50), at: .bottom, animated: false)
      #expect(view.contentOffset.y == 140)
      view.scrollToItem(at: path(1, 99), at: .top, animated: false)
      #expect(view.contentOffset.y == 630)
      view.scrollToItem(at: path(0, 0), at: .top, animated: true)
      #expect(view.contentOffset.y == 630)
      Simulation.settle()
      #expect(view.contentOffset.y == 0)
    }

    // MARK: Prefetching, reordering, headers, layouts

    @Test("Upcoming items are prefetched, and skipped ones are canceled")
    func prefetching() {
      final class Listener: NSObject, UICollectionViewDataSourcePrefetching {
        var wanted: Set<IndexPath> = []

        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
          wanted.formUnion(indexPaths)
        }

        func collectionView(
          _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
        ) {
          wanted.subtract(indexPaths)
        }
      }
      let listener = Listener()
      view.prefetchDataSource = listener
      view.contentOffset.y = 10
      view.layoutIfNeeded()
      #expect(listener.wanted == Set((38..<78).map { path(1, $0) }))
      view.contentOffset.y = 600
      view.layoutIfNeeded()
      view.contentOffset.y = 590
      view.layoutIfNeeded()
      #expect(!listener.wanted.contains(path(1, 99)) && listener.wanted.contains(path(1, 30)))
    }

    @Test("A dragged item changes its place with its cell")
    func reordering() throws {
      let cell = try #require(view.cellForItem(at: path(0, 0)))
      #expect(view.beginInteractiveMovementForItem(at: path(0, 0)))
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 25))
      view.layoutIfNeeded()
      #expect(cell.center == CGPoint(x: 50, y: 25))
      view.endInteractiveMovement()
      view.layoutIfNeeded()
      Simulation.turn()
      #expect(screen.log.contains("move 0 to 2"))
      #expect(view.cellForItem(at: path(0, 2)) === cell)
      #expect(shownTexts[path(0, 0)] == "1:0" && shownTexts[path(0, 2)] == "0:0")
      #expect(view.beginInteractiveMovementForItem(at: path(0, 2)))
      view.cancelInteractiveMovement()
      #expect(screen.model.sections[0].items.map(\.id) == [1, 2, 0])
    }

    @Test("Headers keep their views in a batch, and a section reload replaces them")
    func headers() throws {
      view.register(
        TextBar.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "bar")
      layout.headerHeight = 20
      layout.invalidateLayout()
      view.layoutIfNeeded()
      let kind = UICollectionView.elementKindSectionHeader
      let header = try #require(view.supplementaryView(forElementKind: kind, at: path(1, 0)) as? TextBar)
      #expect(header.text == "section 1")
      view.performBatchUpdates {
        screen.model.sections.removeFirst()
        view.deleteSections([0])
      }
      #expect(view.supplementaryView(forElementKind: kind, at: path(0, 0)) === header)
      Simulation.advance(by: 1)
      view.reloadSections([0])
      #expect(view.supplementaryView(forElementKind: kind, at: path(0, 0)) !== header)
      #expect(view.visibleSupplementaryViews(ofKind: kind).count == 1)
    }

    @Test("A change of the layout moves cells and keeps them")
    func changingLayout() throws {
      let cell = try #require(view.cellForItem(at: path(0, 1)))
      let other = RowsLayout()
      other.rowHeight = 20
      var isComplete = false
      view.setCollectionViewLayout(other, animated: true) { isComplete = $0 }
      #expect(view.cellForItem(at: path(0, 1)) === cell && cell.bounds.height == 20)
      #expect(layout.collectionView == nil && other.collectionView === view)
      #expect(!isComplete)
      Simulation.advance(by: 1)
      #expect(isComplete)
    }
  }
}
