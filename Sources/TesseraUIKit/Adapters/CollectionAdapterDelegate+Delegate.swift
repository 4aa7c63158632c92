#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import UIKit

// Context menus of a collection view: those of the declaration have precedence over those of the app's
// delegate.

extension CollectionAdapterDelegate: UICollectionViewDelegate {
  #if !os(tvOS)
  /// Returns the menu of the declared actions; if there are none, that of the app's delegate.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    declaredMenu(indexPath) ?? ownMenu(indexPath, point)
  }

  /// Returns the menu of an item's declared actions; if there are none, or no item is touched, that of the
  /// app's delegate. For several selected items, the delegate's menu applies to all of them; without one, the
  /// menu of the touched item is used.
  @available(iOS 16, visionOS 1, *)
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let touched = indexPaths.count > 1 ? collectionView.indexPathForItem(at: point) : indexPaths.first
    let declared = touched.flatMap { declaredMenu($0) }
    if indexPaths.count == 1, let declared { return declared }
    return ownMenu(indexPaths, point) ?? declared ?? touched.flatMap { ownMenu($0, point) }
  }
  #endif
}
#endif
