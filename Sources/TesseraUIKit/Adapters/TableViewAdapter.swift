#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import UIKit

/// Drives an existing `UITableView` with declared content; see ``CollectionViewAdapter``, which works alike.
///
/// Heights are those that the cells declare, else what the table measures. Context actions become menus, swipe actions
/// the table's own.
@MainActor
public final class TableViewAdapter: ViewAdapter {
  /// The object that the table asks and tells.
  let callbacks: TableAdapterDelegate

  /// Makes the adapter of a view, which shows nothing from then on.
  public init(_ view: UITableView, policy: BatchPolicy = BatchPolicy(rules: .tableView)) {
    callbacks = TableAdapterDelegate(view, policy: policy)
    super.init(callbacks)
  }

  /// The view that is driven.
  public var view: UITableView { callbacks.view }

  /// How rows and sections come and go.
  public var animation: UITableView.RowAnimation {
    get { callbacks.animation }
    set { callbacks.animation = newValue }
  }

  /// Who hears of the delegate calls too, and answers those that the adapter and the content do not; at first the delegate
  /// that the view had.
  public var delegate: (any UITableViewDelegate)? {
    get { callbacks.delegate }
    set { callbacks.delegate = newValue }
  }

  /// Who deletes or inserts rows when people do that by a table's own controls, says which rows are edited, and has titles for
  /// headers and footers that are not declared; at first the data source that the view had. What else a data source says, the
  /// content says.
  public var dataSource: (any UITableViewDataSource)? {
    get { callbacks.dataSource }
    set { callbacks.dataSource = newValue }
  }

  /// Who hears of what is about to come into view as well; at first the one that the view had.
  public var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { callbacks.prefetchDataSource }
    set { callbacks.prefetchDataSource = newValue }
  }

  /// The titles of the index at the side, each with the section that it leads to; none: there is no index.
  public var indexTitles: [(title: String, section: ItemID)] {
    get { callbacks.indexTitles }
    set { callbacks.indexTitles = newValue }
  }

  #if os(tvOS)
  /// The calls that the table makes.
  public typealias ViewCalls = UITableViewDataSource & UITableViewDelegate & UITableViewDataSourcePrefetching
  #else
  /// The calls that the table makes.
  public typealias ViewCalls = UITableViewDataSource & UITableViewDelegate
    & UITableViewDataSourcePrefetching & UITableViewDragDelegate & UITableViewDropDelegate
  #endif

  /// The object that is the table's data source and delegate; see ``CollectionViewAdapter/viewDelegate``.
  public var viewDelegate: any ViewCalls { callbacks }
}
#endif
