#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import UIKit

// What people do in a collection view, and who hears of it: the declaration, then the app's own delegate.

extension CollectionAdapterDelegate: UICollectionViewDelegate {
  #if !os(tvOS)
  /// The declared actions as a menu; where there are none, that of the app's delegate.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    declaredMenu(indexPath) ?? ownMenu(indexPath, point)
  }

  /// The declared actions of an item as a menu; where there are none, or nothing is touched, that of the app's delegate. Of
  /// several items that are selected the delegate says what can be done with all of them, else it is about the one that is
  /// touched.
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
