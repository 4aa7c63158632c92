import UIKit

@MainActor
func ask(_ delegate: any UICollectionViewDelegate, _ view: UICollectionView) {
  _ = delegate.collectionView?(view, contextMenuConfigurationForItemsAt: [], point: .zero)  // error: is only available in iOS 16 or newer
  if #available(iOS 16, *) {
    _ = delegate.collectionView?(view, contextMenuConfigurationForItemsAt: [], point: .zero)
  }
}
