import TesseraDiff
import TesseraTesting
import Testing
import UIKit

extension SimulationSuite {
  /// The tests of Epoxy (airbnb/epoxy-ios, CollectionViewSpec and FlowLayoutSpec) that say how UIKit's own
  /// view behaves.
  @MainActor @Suite("The tests of Epoxy")
  struct EpoxyTests {
    private let layout = UICollectionViewFlowLayout()

    init() {
      Simulation.reset()
      TextCell.preferredHeight = nil
      layout.itemSize = CGSize(width: 50, height: 50)
      layout.minimumLineSpacing = 1
      layout.minimumInteritemSpacing = 2
      layout.sectionInset = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    }

    private func frame(_ view: UICollectionView, _ item: Int) -> CGRect? {
      view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
    }

    @Test("No item is displayed before the first layout pass, and each visible one once in it")
    func displayed() {
      let screen = CollectionScreen(counts: [2])
      let view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: layout)
      view.register(TextCell.self, forCellWithReuseIdentifier: "text")
      screen.log = []
      (view.dataSource, view.delegate) = (screen, screen)
      screen.window.addSubview(view)
      #expect(screen.log.isEmpty)
      view.layoutIfNeeded()
      view.layoutIfNeeded()
      #expect(screen.log == ["display 0.0", "display 0.1"])
    }

    @Test("A deleted item ends to be displayed once, and displayed items begin only once")
    func deleted() {
      let screen = CollectionScreen(counts: [2])
      screen.log = []
      #expect(
        screen.violations(of: .init(deletes: [PeerScenario.path(0, 1)]), to: .init(counts: [1])).isEmpty)
      #expect(screen.log.filter { $0.hasPrefix("end") } == ["end 0.1"])
      #expect(!screen.log.contains { $0.hasPrefix("display") })
    }

    @Test("An item that scrolls away and returns begins and ends to be displayed each time")
    func scrolled() {
      let screen = CollectionScreen(counts: [100])
      screen.log = []
      for offset: CGFloat in [500, 0, 500] {
        screen.view.contentOffset.y = offset
        screen.view.layoutIfNeeded()
      }
      #expect(screen.log.filter { $0 == "end 0.0" }.count == 2)
      #expect(screen.log.filter { $0 == "display 0.0" }.count == 1)
    }

    @Test("A tap selects the item, and code that selects an item calls no delegate")
    func selected() {
      let screen = CollectionScreen(counts: [2])
      screen.log = []
      screen.view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
      #expect(screen.log.isEmpty)
      Simulation.tap(at: CGPoint(x: 50, y: 5), in: screen.window)
      Simulation.advance(by: 1)
      #expect(screen.log.contains("select 0"))
    }

    @Test("Without a delegate for sizes, items, insets and spacing are those of the layout")
    func properties() {
      layout.itemSize = CGSize(width: 40, height: 50)
      let screen = CollectionScreen(.init(counts: [3]), layout: layout)
      let view = screen.view
      #expect(frame(view, 0) == CGRect(x: 1, y: 1, width: 40, height: 50))
      #expect(frame(view, 1) == CGRect(x: 59, y: 1, width: 40, height: 50))
      #expect(frame(view, 2) == CGRect(x: 1, y: 52, width: 40, height: 50))
      #expect(view.contentSize == CGSize(width: 100, height: 103))
      withExtendedLifetime(screen) {}
    }

    @Test("The values of a delegate come before those of the layout")
    func delegate() {
      let screen = CollectionScreen(.init(counts: [3]), layout: layout)
      let sizes = Sizes()
      screen.view.delegate = sizes
      layout.invalidateLayout()
      screen.view.layoutIfNeeded()
      #expect(frame(screen.view, 0) == CGRect(x: 7, y: 7, width: 40, height: 6))
      #expect(frame(screen.view, 1) == CGRect(x: 53, y: 7, width: 40, height: 6))
      #expect(frame(screen.view, 2) == CGRect(x: 7, y: 21, width: 40, height: 6))
      #expect(screen.view.contentSize.height == 34)
    }

    @Test("A header of a size is requested with the items, and one without a size is not")
    func headers() {
      for height: CGFloat in [20, 0] {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: height, height: height)
        let screen = CollectionScreen(counts: [1])
        let kind = UICollectionView.elementKindSectionHeader
        let view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: layout)
        view.register(TextCell.self, forCellWithReuseIdentifier: "text")
        view.register(TextBar.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "bar")
        view.dataSource = screen
        screen.window.addSubview(view)
        view.layoutIfNeeded()
        #expect(view.visibleSupplementaryViews(ofKind: kind).count == (height > 0 ? 1 : 0))
      }
    }

    private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
      ) -> CGSize { CGSize(width: 40, height: 6) }

      func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
      ) -> UIEdgeInsets { UIEdgeInsets(top: 7, left: 7, bottom: 7, right: 7) }

      func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
      ) -> CGFloat { 8 }
    }
  }
}
