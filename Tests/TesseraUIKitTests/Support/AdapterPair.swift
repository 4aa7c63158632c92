#if canImport(UIKit)
import TesseraUIKit
import UIKit

/// The same content in a collection view with a flow layout and in a table, each alone in a window.
@MainActor
final class AdapterPair {
  let collection: UICollectionView
  let table = UITableView(frame: .zero, style: .plain)
  let collectionAdapter: CollectionViewAdapter
  let tableAdapter: TableViewAdapter
  let screens: [TestWindow]

  /// Creates views for rows of 40 points, in windows of 320 by 400 points.
  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 40)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = .zero
    collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collectionAdapter = CollectionViewAdapter(collection)
    tableAdapter = TableViewAdapter(table)
    screens = [TestWindow(collection, height: 400), TestWindow(table, height: 400)]
  }

  /// The operations of a test on one of the views.
  struct Hand {
    let view: UIScrollView
    let screen: TestWindow
    let show: (Content<UIKitHost>) -> Void

    /// Scrolls to an offset and waits until all changes are reported.
    @MainActor
    func scroll(to place: CGFloat, waiting seconds: Double = 1) {
      view.contentOffset.y = place
      screen.settle()
      screen.wait(seconds)
    }
  }

  var hands: [Hand] {
    [
      Hand(view: collection, screen: screens[0]) { [collectionAdapter] in collectionAdapter.show($0) },
      Hand(view: table, screen: screens[1]) { [tableAdapter] in tableAdapter.show($0) },
    ]
  }
}
#endif
