#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import UIKit

// Prefetching of a table; see that of a collection view.

extension TableAdapterDelegate: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    prefetch(indexPaths)
    prefetchDataSource?.tableView(tableView, prefetchRowsAt: indexPaths)
  }

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
