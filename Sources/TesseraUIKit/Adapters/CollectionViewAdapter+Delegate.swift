#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import UIKit

// What people do in a collection view, and who hears of it: the declaration, then the app's own delegate.

extension CollectionViewAdapter: UICollectionViewDelegate {
  #if !os(tvOS)
  /// The declared actions as a menu; where there are none, that of the app's delegate.
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let cell = content[ItemPath(indexPath)], !cell.actions.isEmpty else {
      return ownMenu(indexPath, point)
    }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in UIMenu(for: cell) }
  }
  #endif
}
#endif
