#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import UIKit

/// An adapter that drives an existing `UITableView` with declared content; see ``CollectionViewAdapter``,
/// which works alike.
///
/// Heights are those that the cells declare, else those that the table measures. Context actions become
/// menus, and swipe actions the table's own.
@MainActor
public final class TableViewAdapter: ViewAdapter {
  let callbacks: TableAdapterDelegate

  /// Creates an adapter for a view, which is empty from then on.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - policy: The policy for batches.
  ///   - takesDelegate: Whether the adapter becomes the view's delegate too. If not, the view keeps its delegate,
  ///     and the adapter only provides cells and performs changes: declarations that need the calls of a delegate
  ///     have no effect, such as taps, selection, menus, swipe actions, lifecycle handlers, heights, headers and
  ///     footers.
  public init(
    _ view: UITableView, policy: BatchPolicy = BatchPolicy(rules: .tableView), takesDelegate: Bool = true
  ) {
    callbacks = TableAdapterDelegate(view, policy: policy, takesDelegate: takesDelegate)
    super.init(callbacks)
  }

  /// The view that the adapter drives.
  public var view: UITableView { callbacks.view }

  /// The animation of inserted and deleted rows and sections.
  public var animation: UITableView.RowAnimation {
    get { callbacks.animation }
    set { callbacks.animation = newValue }
  }

  /// The app's delegate, which receives the delegate calls too, and provides results if neither the adapter
  /// nor the content does; initially the previous delegate of the view.
  public var delegate: (any UITableViewDelegate)? {
    get { callbacks.delegate }
    set { callbacks.delegate = newValue }
  }

  /// The app's data source; initially the previous data source of the view.
  ///
  /// It deletes or inserts rows when the user does so by a table's own controls, decides which rows can be
  /// edited, and has titles for headers and footers that are not declared. The content provides everything
  /// else.
  public var dataSource: (any UITableViewDataSource)? {
    get { callbacks.dataSource }
    set { callbacks.dataSource = newValue }
  }

  /// The app's prefetching data source, which is notified of upcoming items too; initially the previous one
  /// of the view.
  public var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { callbacks.prefetchDataSource }
    set { callbacks.prefetchDataSource = newValue }
  }

  #if os(tvOS)
  /// The protocols of the table's data source and delegate.
  public typealias ViewCalls = UITableViewDataSource & UITableViewDelegate & UITableViewDataSourcePrefetching
  #else
  /// The protocols of the table's data source and delegate.
  public typealias ViewCalls = UITableViewDataSource & UITableViewDelegate
    & UITableViewDataSourcePrefetching & UITableViewDragDelegate & UITableViewDropDelegate
  #endif

  /// The object that is the table's data source and delegate; see ``CollectionViewAdapter/viewDelegate``.
  public var viewDelegate: any ViewCalls { callbacks }
}
#endif
