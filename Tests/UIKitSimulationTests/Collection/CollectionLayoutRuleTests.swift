import Testing
import UIKit

extension SimulationSuite {
  @MainActor @Suite("Rules of layouts in a simulated collection view")
  struct CollectionLayoutRuleTests {
    private let screen: CollectionScreen
    private let layout = RowsLayout()
    private var view: UICollectionView { screen.view }
    private let first = IndexPath(item: 0, section: 0)

    init() {
      Simulation.reset()
      TextCell.preferredHeight = nil
      screen = CollectionScreen(.init(counts: [3]), layout: layout)
    }

    private func broken(_ body: () -> Void) -> Set<UIKitRule> {
      Set(Simulation.violations(in: body).map(\.rule))
    }

    /// Returns the rules that are broken if the data source returns these cells.
    private func brokenByAnswer(
      _ makeCell: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell
    ) -> Set<UIKitRule> {
      screen.makeCell = makeCell
      view.reloadData()
      return broken { view.layoutIfNeeded() }
    }

    @Test("Attributes must be finite and not negative")
    func attributesAreSound() {
      layout.spoil = { if $0.indexPath.item == 1 { $0.frame.size.height = -1 } }
      layout.invalidateLayout()
      #expect(broken { view.layoutIfNeeded() } == [.attributesUnsound])
      layout.spoil = { if $0.indexPath.item == 1 { $0.frame.origin.y = .nan } }
      layout.invalidateLayout()
      #expect(broken { view.layoutIfNeeded() } == [.attributesUnsound])
    }

    @Test("Attributes must belong to existing items")
    func attributesAreOfItemsThatExist() {
      layout.extra = [UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 0))]
      layout.extra[0].frame = CGRect(x: 0, y: 40, width: 10, height: 10)
      layout.invalidateLayout()
      #expect(broken { view.layoutIfNeeded() } == [.attributesOfMissingItem])
    }

    @Test("Attributes must stay the same until an invalidation")
    func attributesStayUntilAnInvalidation() {
      view.setNeedsLayout()
      layout.spoil = { $0.frame.origin.x = 1 }
      #expect(broken { view.layoutIfNeeded() } == [.attributesChangedSilently])
      layout.invalidateLayout()
      layout.spoil = { $0.frame.origin.x = 2 }
      #expect(broken { view.layoutIfNeeded() } == [])
    }

    @Test("Content sizes must be finite")
    func contentSizesAreSound() {
      final class Endless: UICollectionViewLayout {
        override var collectionViewContentSize: CGSize { CGSize(width: 0, height: CGFloat.infinity) }
      }
      view.collectionViewLayout.invalidateLayout()
      #expect(broken { view.setCollectionViewLayout(Endless(), animated: false) } == [.layoutSizeUnsound])
    }

    @Test("A layout must not invalidate itself forever")
    func layoutsSettle() {
      final class Restless: UICollectionViewLayout {
        override func prepare() {
          super.prepare()
          invalidateLayout()
        }
      }
      #expect(broken { view.setCollectionViewLayout(Restless(), animated: false) } == [.layoutNeverSettles])
    }

    @Test("Self-sizing must not change sizes forever")
    func selfSizingSettles() {
      let flow = UICollectionViewFlowLayout()
      flow.estimatedItemSize = CGSize(width: 50, height: 10)
      var height: CGFloat = 10
      TextCell.preferredHeight = { _ in
        height += 1
        return height
      }
      defer { TextCell.preferredHeight = nil }
      #expect(broken { view.setCollectionViewLayout(flow, animated: false) }.contains(.layoutNeverSettles))
    }

    @Test("A layout must belong to one view only")
    func layoutsHaveOneView() {
      let other = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      #expect(broken { other.collectionViewLayout = layout } == [.layoutOfAnotherView])
    }

    @Test("A layout must not be replaced in a batch")
    func layoutsAreNotReplacedInABatch() {
      #expect(
        broken { view.performBatchUpdates { view.collectionViewLayout = RowsLayout() } }
          .contains(.layoutChangedInBatch))
    }

    @Test("Layout passes must not nest")
    func layoutPassesDoNotNest() {
      let found = brokenByAnswer { view, indexPath in
        view.setNeedsLayout()
        view.layoutIfNeeded()
        return view.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
      }
      #expect(found.contains(.layoutWhileLayingOut))
    }

    @Test("Flow layout items must fit and not be empty")
    func flowItemsFit() {
      let flow = UICollectionViewFlowLayout()
      flow.itemSize = CGSize(width: 101, height: 10)
      #expect(broken { view.setCollectionViewLayout(flow, animated: false) } == [.flowItemTooLarge])
      flow.itemSize = CGSize(width: 10, height: 0)
      #expect(broken { view.layoutIfNeeded() } == [.flowItemEmpty])
      flow.itemSize = CGSize(width: 10, height: -1)
      #expect(broken { view.layoutIfNeeded() }.contains(.attributesUnsound))
    }

    @Test("Decoration views must be registered")
    func decorationViewsAreRegistered() {
      let decoration = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: first)
      decoration.frame = CGRect(x: 0, y: 0, width: 10, height: 1)
      layout.extra = [decoration]
      layout.invalidateLayout()
      #expect(broken { view.layoutIfNeeded() } == [.nothingRegistered])
      layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "line")
      layout.invalidateLayout()
      #expect(broken { view.layoutIfNeeded() } == [])
    }
  }
}
