import TesseraDiff
import TesseraTesting
import Testing
import UIKit

extension SimulationSuite {
  /// The tests of Listable (square/Listable, ListViewTests) that say how UIKit's own view behaves.
  @MainActor @Suite("The tests of Listable")
  struct ListableTests {
    init() { Simulation.reset() }

    /// Returns a collection view of 100 rows of 50 points.
    private func list(_ counts: [Int] = [100], height: CGFloat = 600) -> CollectionScreen {
      let layout = RowsLayout()
      layout.rowHeight = 50
      let screen = CollectionScreen(.init(counts: counts), layout: layout)
      screen.window.frame.size.height = height
      screen.view.frame.size.height = height
      screen.window.layoutIfNeeded()
      return screen
    }

    /// Returns the numbers of the visible items that are within the view as a whole.
    private func whole(_ view: UICollectionView) -> [Int] {
      view.indexPathsForVisibleItems.sorted().filter { path in
        view.layoutAttributesForItem(at: path).map { view.bounds.contains($0.frame) } ?? false
      }
      .map(\.item)
    }

    @Test("All items are deleted one after another without a broken rule")
    func deleteAll() {
      let screen = CollectionScreen(counts: [3, 2, 4])
      while let last = screen.model.sections.last {
        var (new, batch) = (screen.model, Batch())
        if last.items.count > 1 {
          new.sections[new.sections.count - 1].items.removeLast()
          batch.deletes = [PeerScenario.path(new.sections.count - 1, last.items.count - 1)]
        } else {
          new.sections.removeLast()
          batch.sectionDeletes = [new.sections.count]
        }
        #expect(screen.violations(of: batch, to: new).isEmpty)
        #expect(screen.shown == screen.expected)
      }
      #expect(screen.view.numberOfSections == 0)
    }

    @Test("A view that becomes empty and wide again shows its items again")
    func emptyFrame() {
      let screen = list([10, 10, 10])
      let before = screen.view.indexPathsForVisibleItems.sorted()
      let found = Simulation.violations {
        for width: CGFloat in [0, 100] {
          screen.view.frame.size.width = width
          screen.view.layoutIfNeeded()
        }
      }
      #expect(found.isEmpty)
      #expect(screen.view.indexPathsForVisibleItems.sorted() == before)
    }

    @Test("A view has the size that its bounds or its frame get")
    func sizes() {
      let screen = list()
      screen.view.bounds.size = CGSize(width: 60, height: 200)
      #expect(screen.view.frame.size == CGSize(width: 60, height: 200))
      screen.view.frame.size = CGSize(width: 80, height: 100)
      screen.view.layoutIfNeeded()
      #expect(screen.view.bounds.size == CGSize(width: 80, height: 100))
      #expect(screen.view.indexPathsForVisibleItems.count == 2)
    }

    @Test("A scroll to the middle shows half of the outer items", arguments: [false, true])
    func centered(isAnimated: Bool) {
      let screen = list()
      let view = screen.view
      view.scrollToItem(
        at: IndexPath(item: 75, section: 0), at: .centeredVertically, animated: isAnimated)
      Simulation.advance(by: 1)
      view.layoutIfNeeded()
      #expect(view.indexPathsForVisibleItems.count == 13)
      #expect(whole(view) == Array(70...80))
      withExtendedLifetime(screen) {}
    }

    @Test("A scroll cannot go beyond the start or the end", arguments: [false, true])
    func limits(isAnimated: Bool) {
      let screen = list()
      let view = screen.view
      view.scrollToItem(at: IndexPath(item: 99, section: 0), at: .top, animated: isAnimated)
      Simulation.advance(by: 1)
      view.layoutIfNeeded()
      #expect(whole(view) == Array(88...99))
      view.scrollToItem(at: IndexPath(item: 0, section: 0), at: .bottom, animated: isAnimated)
      Simulation.advance(by: 1)
      view.layoutIfNeeded()
      #expect(whole(view) == Array(0...11))
      withExtendedLifetime(screen) {}
    }

    @Test("A scroll to an item near the start brings it to the top", arguments: [false, true])
    func top(isAnimated: Bool) {
      let screen = list()
      let view = screen.view
      view.scrollToItem(at: IndexPath(item: 2, section: 0), at: .top, animated: isAnimated)
      Simulation.advance(by: 1)
      view.layoutIfNeeded()
      #expect(whole(view) == Array(2...13))
      withExtendedLifetime(screen) {}
    }

    @Test("A batch after the start of an animated scroll breaks no rule")
    func batchWhileScrolling() {
      let screen = list([20, 20, 20])
      screen.view.scrollToItem(at: IndexPath(item: 0, section: 2), at: .bottom, animated: true)
      var new = screen.model
      new.sections[0].items.removeFirst()
      let batch = Batch(deletes: [PeerScenario.path(0, 0)])
      #expect(screen.violations(of: batch, to: new).isEmpty)
      #expect(screen.view.contentOffset.y > 0)
    }

    @Test("A scroll that begins when another one ends ends as well")
    func nested() {
      let screen = list()
      let delegate = Following()
      screen.view.delegate = delegate
      screen.view.scrollToItem(at: IndexPath(item: 20, section: 0), at: .top, animated: true)
      Simulation.advance(by: 3)
      #expect(delegate.ends == [1000, 2500])
    }

    /// A delegate that scrolls on to item 50 when the first animation has ended.
    private final class Following: NSObject, UICollectionViewDelegate {
      var ends: [CGFloat] = []

      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        ends.append(scrollView.contentOffset.y)
        guard ends.count == 1, let view = scrollView as? UICollectionView else { return }
        view.scrollToItem(at: IndexPath(item: 50, section: 0), at: .top, animated: true)
      }
    }
  }
}
