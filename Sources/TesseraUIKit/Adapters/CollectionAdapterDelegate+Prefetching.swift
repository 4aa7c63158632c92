#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import UIKit

// What a collection view is about to show: `onPrefetch` is told, then the app's own source. How far ahead that is, UIKit
// decides.

extension CollectionAdapterDelegate: UICollectionViewDataSourcePrefetching {
  /// Prepares for items that are about to come.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    prefetch(indexPaths)
    prefetchDataSource?.collectionView(collectionView, prefetchItemsAt: indexPaths)
  }

  /// Gives up on items that do not come after all.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    cancelPrefetching(indexPaths)
    #if canImport(ObjectiveC)
    prefetchDataSource?.collectionView?(collectionView, cancelPrefetchingForItemsAt: indexPaths)
    #else
    prefetchDataSource?.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
    #endif
  }
}
#endif
