import Testing
import UIKit

extension SimulationSuite {
  @MainActor @Suite("The simulated flow layout")
  struct FlowLayoutTests {
    private let layout = UICollectionViewFlowLayout()

    init() {
      Simulation.reset()
      TextCell.preferredHeight = nil
      layout.minimumLineSpacing = 5
      layout.minimumInteritemSpacing = 5
      layout.itemSize = CGSize(width: 30, height: 20)
    }

    private func frames(_ counts: [Int]) -> [CGRect] {
      let screen = CollectionScreen(.init(counts: counts), layout: layout)
      return frames(of: screen.view)
    }

    private func frames(of view: UICollectionView) -> [CGRect] {
      (0..<view.numberOfSections).flatMap { section in
        (0..<view.numberOfItems(inSection: section)).compactMap {
          view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
        }
      }
    }

    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 30, _ height: CGFloat = 20) -> CGRect {
      CGRect(x: x, y: y, width: width, height: height)
    }

    @Test("Lines are filled and justified, and the last one keeps the spacing")
    func lines() {
      #expect(frames([4]) == [rect(0, 0), rect(35, 0), rect(70, 0), rect(0, 25)])
      layout.minimumInteritemSpacing = 20
      #expect(frames([3]) == [rect(0, 0), rect(70, 0), rect(0, 25)])
    }

    @Test("Sections have insets, headers and footers, and follow each other")
    func sections() {
      layout.sectionInset = UIEdgeInsets(top: 3, left: 2, bottom: 4, right: 2)
      layout.headerReferenceSize = CGSize(width: 0, height: 10)
      layout.footerReferenceSize = CGSize(width: 0, height: 6)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
      let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
      let screen = CollectionScreen(counts: [2, 1])
      for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
        view.register(TextBar.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "bar")
      }
      view.register(TextCell.self, forCellWithReuseIdentifier: "text")
      view.dataSource = screen
      window.addSubview(view)
      view.layoutIfNeeded()
      #expect(frames(of: view)[0].origin == CGPoint(x: 2, y: 13))
      #expect(view.contentSize == CGSize(width: 100, height: 2 * (10 + 3 + 20 + 4 + 6)))
      let footer = layout.layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: 0))
      #expect(footer?.frame == CGRect(x: 0, y: 37, width: 100, height: 6))
      #expect(
        (view.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
          as? TextBar)?
          .text == "section 1")
    }

    @Test("Lines are columns in a horizontal layout")
    func horizontal() {
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 20, height: 150)
      #expect(frames([3]) == [rect(0, 0, 20, 150), rect(0, 250, 20, 150), rect(25, 0, 20, 150)])
    }

    @Test("A delegate can determine sizes and spacing")
    func delegateSizes() {
      final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
        func collectionView(
          _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
          sizeForItemAt indexPath: IndexPath
        ) -> CGSize { CGSize(width: 100, height: 10 + indexPath.item) }

        func collectionView(
          _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
          minimumLineSpacingForSectionAt section: Int
        ) -> CGFloat { 1 }
      }
      let sizes = Sizes()
      let screen = CollectionScreen(.init(counts: [3]), layout: layout)
      screen.view.delegate = sizes
      layout.invalidateLayout()
      #expect(frames(of: screen.view) == [rect(0, 0, 100, 10), rect(0, 11, 100, 11), rect(0, 23, 100, 12)])
    }

    @Test("Self-sizing cells have their estimate until they are visible")
    func selfSizing() {
      TextCell.preferredHeight = { $0 == "1:0" ? 40 : 15 }
      defer { TextCell.preferredHeight = nil }
      layout.estimatedItemSize = CGSize(width: 100, height: 20)
      let screen = CollectionScreen(.init(counts: [100]), layout: layout)
      let all = frames(of: screen.view)
      #expect(all[0].height == 15 && all[1].height == 40 && all[99].height == 20)
      #expect(screen.view.cellForItem(at: IndexPath(item: 1, section: 0))?.bounds.height == 40)
      screen.view.scrollToItem(at: IndexPath(item: 99, section: 0), at: .bottom, animated: false)
      #expect(frames(of: screen.view)[99].height == 15)
    }

    @Test("Pinned headers stay visible with their section")
    func pinned() {
      layout.headerReferenceSize = CGSize(width: 0, height: 10)
      layout.sectionHeadersPinToVisibleBounds = true
      layout.itemSize = CGSize(width: 100, height: 95)
      let screen = CollectionScreen(.init(counts: [3, 10]))
      let view = screen.view
      view.register(
        TextBar.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "bar")
      view.setCollectionViewLayout(layout, animated: false)
      func top(_ section: Int) -> CGFloat? {
        let kind = UICollectionView.elementKindSectionHeader
        return view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))
          .map { $0.center.y - 5 }
      }
      view.contentOffset.y = 100
      view.layoutIfNeeded()
      #expect(top(0) == 100 && top(1) == 305)
      view.contentOffset.y = 300
      view.layoutIfNeeded()
      #expect(top(0) == 295 && top(1) == 305)
      view.contentOffset.y = 320
      view.layoutIfNeeded()
      #expect(top(0) == nil && top(1) == 320)
    }

    @Test("A new width updates the layout")
    func resizing() {
      let screen = CollectionScreen(.init(counts: [4]), layout: layout)
      screen.view.frame.size.width = 65
      screen.view.layoutIfNeeded()
      #expect(frames(of: screen.view)[2] == rect(0, 25))
    }
  }
}
