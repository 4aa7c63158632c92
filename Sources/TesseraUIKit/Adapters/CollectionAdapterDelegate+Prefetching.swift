#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import UIKit

// Prefetching of a collection view: `onPrefetch` is called, then the app's own source. UIKit decides how far
// ahead.

extension CollectionAdapterDelegate: UICollectionViewDataSourcePrefetching {
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    prefetch(indexPaths)
    prefetchDataSource?.collectionView(collectionView, prefetchItemsAt: indexPaths)
  }

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
