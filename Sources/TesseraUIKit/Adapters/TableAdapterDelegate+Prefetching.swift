#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import UIKit

// What a table is about to show; see the prefetching of a collection view.

extension TableAdapterDelegate: UITableViewDataSourcePrefetching {
  /// Prepares for rows that are about to come.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    prefetch(indexPaths)
    prefetchDataSource?.tableView(tableView, prefetchRowsAt: indexPaths)
  }

  /// Gives up on rows that do not come after all.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    cancelPrefetching(indexPaths)
    #if canImport(ObjectiveC)
    prefetchDataSource?.tableView?(tableView, cancelPrefetchingForRowsAt: indexPaths)
    #else
    prefetchDataSource?.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
    #endif
  }
}
#endif
