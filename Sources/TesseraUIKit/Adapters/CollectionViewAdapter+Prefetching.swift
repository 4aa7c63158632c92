#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import UIKit

// What a collection view is about to show: `onPrefetch` is told, then the app's own source. How far ahead that is, UIKit
// decides.

extension CollectionViewAdapter: UICollectionViewDataSourcePrefetching {
  /// Prepares for items that are about to come.
  public func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    if !content.isBetween { driver.prefetches.begin(indexPaths.map { ItemPath($0) }) }
    prefetchDataSource?.collectionView(collectionView, prefetchItemsAt: indexPaths)
  }

  /// Gives up on items that do not come after all.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    if !content.isBetween { driver.prefetches.cancel(indexPaths.map { ItemPath($0) }) }
    #if canImport(ObjectiveC)
    prefetchDataSource?.collectionView?(collectionView, cancelPrefetchingForItemsAt: indexPaths)
    #else
    prefetchDataSource?.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
    #endif
  }
}
#endif
