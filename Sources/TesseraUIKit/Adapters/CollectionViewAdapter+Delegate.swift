#if canImport(UIKit)
import Tessera
import TesseraDiff
import UIKit

// What people do in a collection view, and who hears of it: the declaration, then the app's own delegate.

extension CollectionViewAdapter: UICollectionViewDelegate {
  #if !os(tvOS)
  /// The declared actions as a menu; nil where there are none.
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let cell = content[ItemPath(indexPath)], !cell.actions.isEmpty else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in UIMenu(for: cell) }
  }
  #endif
}
#endif
