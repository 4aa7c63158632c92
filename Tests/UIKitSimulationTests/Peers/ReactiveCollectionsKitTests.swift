import TesseraDiff
import TesseraTesting
import Testing
import UIKit

extension SimulationSuite {
  /// The tests of ReactiveCollectionsKit (jessesquires/ReactiveCollectionsKit, TestCollectionViewDriver and
  /// TestCollectionViewDriverReconfigure) that say how UIKit's own view behaves.
  @MainActor @Suite("The tests of ReactiveCollectionsKit")
  struct ReactiveCollectionsKitTests {
    init() { Simulation.reset() }

    private func cells(_ screen: CollectionScreen) -> [UICollectionViewCell] {
      screen.view.indexPathsForVisibleItems.sorted().compactMap { screen.view.cellForItem(at: $0) }
    }

    @Test("A cell is requested for each item that appears, and none for a batch without changes")
    func requests() {
      let screen = CollectionScreen(counts: [5, 5])
      #expect(screen.log.filter { $0.hasPrefix("display") }.count == 10)
      let before = cells(screen)
      screen.log = []
      #expect(screen.violations(of: .init(), to: screen.model).isEmpty)
      #expect(screen.log.isEmpty)
      #expect(cells(screen) == before)
    }

    @Test("A reconfigured item keeps its cell, which is filled again")
    func reconfigured() throws {
      let screen = CollectionScreen(counts: [5, 1])
      let path = IndexPath(item: 0, section: 1)
      let cell = try #require(screen.view.cellForItem(at: path) as? TextCell)
      let others = cells(screen).dropLast()
      screen.model.sections[1].items[0].content = 1
      let found = Simulation.violations {
        screen.view.reconfigureItems(at: [path])
        screen.view.layoutIfNeeded()
      }
      #expect(found.isEmpty)
      #expect(screen.view.cellForItem(at: path) === cell && cell.text == "100:1" && cell.reuseCount == 0)
      #expect(cells(screen).dropLast() == others)
    }

    @Test("A reconfigured item keeps its cell while a section is deleted behind it")
    func reconfiguredAndDeleted() throws {
      let screen = CollectionScreen(counts: [2, 1, 3])
      let cell = try #require(screen.view.cellForItem(at: IndexPath(item: 0, section: 1)))
      var model = screen.model
      model.sections.removeLast()
      model.sections[1].items[0].content = 1
      let batch = Batch(sectionDeletes: [2], updates: [PeerScenario.path(1, 0)])
      #expect(screen.violations(of: batch, to: model).isEmpty)
      #expect(screen.view.cellForItem(at: IndexPath(item: 0, section: 1)) === cell)
      #expect(screen.shown == screen.expected)
    }

    @Test("The completion handler of a batch is called, with and without changes, and after a reload")
    func completion() {
      let screen = CollectionScreen(counts: [1])
      var results: [Bool] = []
      screen.view.performBatchUpdates({}, completion: { results.append($0) })
      Simulation.advance(by: 1)
      screen.view.performBatchUpdates {
        screen.model = .init(counts: [2])
        screen.view.insertItems(at: [IndexPath(item: 1, section: 0)])
      } completion: {
        results.append($0)
      }
      Simulation.advance(by: 1)
      screen.view.reloadData()
      screen.view.layoutIfNeeded()
      screen.view.performBatchUpdates({}, completion: { results.append($0) })
      Simulation.advance(by: 1)
      #expect(results == [true, true, true])
    }

    @Test("A view without data has no sections")
    func empty() {
      let screen = CollectionScreen(counts: [])
      #expect(screen.view.numberOfSections == 0 && screen.view.visibleCells.isEmpty)
    }

    @Test("An item that should be neither highlighted nor selected is not")
    func refused() {
      let screen = CollectionScreen(counts: [2])
      let delegate = Refusing()
      screen.view.delegate = delegate
      Simulation.tap(at: CGPoint(x: 50, y: 15), in: screen.window)
      Simulation.advance(by: 1)
      #expect(screen.view.indexPathsForSelectedItems == [])
      Simulation.tap(at: CGPoint(x: 50, y: 5), in: screen.window)
      Simulation.advance(by: 1)
      #expect(screen.view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    }

    /// A delegate that refuses the second item.
    private final class Refusing: NSObject, UICollectionViewDelegate {
      func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
        path.item == 0
      }

      func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
        path.item == 0
      }
    }
  }
}
