#if canImport(UIKit)
import TesseraUIKit
import Testing
import UIKit

/// A delegate of the app that is deallocated before the view: UIKit has queried its methods and continues to
/// call them.
@MainActor
@Suite("Deallocated delegates", .simulated)
struct DelegateLifetimeTests {
  /// Scrolls the view in `deinit`, as the teardown of a controller's views does.
  private final class Controller: UIViewController, UICollectionViewDelegateFlowLayout, UITableViewDelegate {
    var scrolled: UIScrollView?
    static var offsets: [CGFloat] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) { Self.offsets.append(scrollView.contentOffset.y) }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 320, height: 100) }

    deinit {
      MainActor.assumeIsolated { scrolled?.contentOffset.y += 10 }
    }
  }

  @Test("A CollectionView works during and after the deallocation of its delegate")
  func ownView() {
    let view = CollectionView()
    view.show(names(0..<100))
    let screen = TestWindow(view)
    Controller.offsets = []
    var controller: Controller? = Controller()
    controller?.scrolled = view
    view.delegate = controller
    view.contentOffset.y = 20
    #expect(Controller.offsets == [20])
    controller = nil
    #expect(view.delegate == nil)
    view.contentOffset.y = 50
    screen.settle()
    #expect(view.contentOffset.y == 50)
    #expect(Controller.offsets == [20])
  }

  @Test("A collection view uses its layout's sizes again after its delegate is gone")
  func collectionView() {
    let pair = AdapterPair()
    pair.collectionAdapter.show(names(0..<100))
    var controller: Controller? = Controller()
    controller?.scrolled = pair.collection
    pair.collectionAdapter.delegate = controller
    pair.collection.collectionViewLayout.invalidateLayout()
    pair.screens[0].settle()
    #expect(pair.collection.contentSize.height == 10000)
    controller = nil
    pair.collection.collectionViewLayout.invalidateLayout()
    pair.screens[0].settle()
    #expect(pair.collection.contentSize.height == 4000)
  }

  @Test("A table works during and after the deallocation of its delegate")
  func table() {
    let pair = AdapterPair()
    pair.tableAdapter.show(names(0..<100))
    pair.screens[1].settle()
    var controller: Controller? = Controller()
    controller?.scrolled = pair.table
    pair.tableAdapter.delegate = controller
    controller = nil
    pair.table.contentOffset.y = 100
    pair.screens[1].settle()
    #expect(pair.table.contentOffset.y == 100)
  }

  @Test("A new delegate replaces the former one")
  func another() {
    let view = CollectionView()
    view.show(names(0..<100))
    let screen = TestWindow(view)
    let (first, second) = (Controller(), Controller())
    Controller.offsets = []
    view.delegate = first
    view.delegate = second
    view.contentOffset.y = 20
    view.delegate = nil
    view.contentOffset.y = 30
    screen.settle()
    #expect(Controller.offsets == [20])
  }
}
#endif
