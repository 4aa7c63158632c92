#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import UIKit

// What a table is about to show; see the prefetching of a collection view.

extension TableViewAdapter: UITableViewDataSourcePrefetching {
  /// Prepares for rows that are about to come.
  public func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    if !content.isBetween { driver.prefetches.begin(indexPaths.map { ItemPath($0) }) }
    prefetchDataSource?.tableView(tableView, prefetchRowsAt: indexPaths)
  }

  /// Gives up on rows that do not come after all.
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    if !content.isBetween { driver.prefetches.cancel(indexPaths.map { ItemPath($0) }) }
    #if canImport(ObjectiveC)
    prefetchDataSource?.tableView?(tableView, cancelPrefetchingForRowsAt: indexPaths)
    #else
    prefetchDataSource?.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
    #endif
  }
}
#endif
