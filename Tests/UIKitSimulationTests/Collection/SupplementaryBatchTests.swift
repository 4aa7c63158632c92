import Testing
import UIKit

extension SimulationSuite {
  @MainActor @Suite("Supplementary views in batches of a simulated collection view")
  struct SupplementaryBatchTests {
    private let screen: CollectionScreen
    private let layout = RowsLayout()
    private var view: UICollectionView { screen.view }
    private let header = IndexPath(item: 0, section: 0)

    init() {
      Simulation.reset()
      TextCell.preferredHeight = nil
      screen = CollectionScreen(.init(counts: [0]), layout: layout)
      view.register(
        TextBar.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "bar")
      layout.headerHeight = 20
      screen.model = .init(counts: [3])
      view.reloadData()
      view.layoutIfNeeded()
    }

    /// Returns the rules that are broken if the headers get another height in a batch.
    private func broken(_ height: CGFloat) -> Set<UIKitRule> {
      Set(
        Simulation.violations {
          view.performBatchUpdates {
            layout.headerHeight = height
            screen.model.sections[0].items.removeLast()
            view.deleteItems(at: [IndexPath(item: 2, section: 0)])
          }
          Simulation.advance(by: 1)
        }.map(\.rule))
    }

    private var shown: Int {
      view.indexPathsForVisibleSupplementaryElements(ofKind: UICollectionView.elementKindSectionHeader).count
    }

    @Test("A header that stays needs attributes")
    func kept() {
      #expect(shown == 1)
      #expect(broken(20).isEmpty)
      #expect(shown == 1)
      layout.headerHeight = 20
    }

    @Test("A header that disappears has to be announced")
    func gone() {
      #expect(broken(0) == [.keptViewWithoutAttributes])
    }

    @Test("An announced header disappears")
    func announced() {
      layout.deleted = [header]
      #expect(broken(0).isEmpty)
      #expect(shown == 0)
    }

    @Test("An announced header must exist")
    func missing() {
      layout.deleted = [header]
      layout.inserted = [header]
      #expect(broken(0) == [.announcedViewMissing])
    }

    @Test("A header to delete must be in a section that stays")
    func missingSection() {
      layout.deleted = [IndexPath(item: 0, section: 7)]
      #expect(broken(20) == [.announcedViewMissing])
    }
  }

  @MainActor @Suite("Sections that scroll sideways in a simulated collection view")
  struct SidewaysTests {
    init() {
      Simulation.reset()
      TextCell.preferredHeight = nil
    }

    @Test("Cells are in a scroll view, and the attributes do not follow it")
    func cells() throws {
      let size = NSCollectionLayoutSize(widthDimension: .absolute(40), heightDimension: .absolute(30))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .continuous
      let screen = CollectionScreen(
        .init(counts: [10, 10]), layout: UICollectionViewCompositionalLayout(section: section))
      let view = screen.view
      let path = IndexPath(item: 2, section: 1)
      let cell = try #require(view.cellForItem(at: path))
      #expect(cell.frame == CGRect(x: 80, y: 0, width: 40, height: 30))
      #expect(view.layoutAttributesForItem(at: path)?.frame == CGRect(x: 80, y: 30, width: 40, height: 30))
      #expect(view.cellForItem(at: IndexPath(item: 3, section: 1)) == nil)
      let scroller = try #require(cell.superview as? UIScrollView)
      scroller.contentOffset.x = 60
      view.layoutIfNeeded()
      #expect(view.cellForItem(at: IndexPath(item: 3, section: 1)) != nil)
      #expect(view.cellForItem(at: IndexPath(item: 0, section: 1)) == nil)
      #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) != nil)
      #expect(view.layoutAttributesForItem(at: path)?.frame.minX == 80)
      #expect(view.convert(cell.bounds, from: cell).minX == 20)
      view.scrollToItem(at: IndexPath(item: 9, section: 1), at: .centeredHorizontally, animated: false)
      #expect(view.cellForItem(at: IndexPath(item: 9, section: 1)) != nil)
    }
  }
}
