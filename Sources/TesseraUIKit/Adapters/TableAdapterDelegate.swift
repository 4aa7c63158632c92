#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import TesseraIndexing
import TesseraLayout
import UIKit

/// The object that a table asks and tells on behalf of a ``TableViewAdapter``, which documents what the app sets.
final class TableAdapterDelegate: AdapterDelegate {
  let view: UITableView

  var animation: UITableView.RowAnimation = .automatic

  weak var delegate: (any UITableViewDelegate)? {
    didSet { forwarder.target = delegate }
  }

  weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      isSourceNew = true
      driver.reloadLater()
    }
  }
  /// Whether the table has yet to find out what the app's data source answers.
  private var isSourceNew = false

  weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  var indexTitles: [(title: String, section: ItemID)] = [] {
    didSet { view.reloadSectionIndexTitles() }
  }

  /// Which cells and headers can be had by which identifiers.
  var registrations = TableRegistrations()
  /// The headers and footers that the table shows.
  var displayedBars: [ObjectIdentifier: UIView] = [:]

  /// Becomes the data source and the delegate of a view, which shows nothing from then on.
  init(_ view: UITableView, policy: BatchPolicy) {
    self.view = view
    super.init(policy: policy)
    driver.adapter = self
    let former = view.dataSource
    dataSource = former is AdapterDelegate ? (former as? TableAdapterDelegate)?.dataSource : former
    view.dataSource = self
    adoptDelegate()
    let source = view.prefetchDataSource
    prefetchDataSource =
      source is AdapterDelegate ? (source as? TableAdapterDelegate)?.prefetchDataSource : source
    view.prefetchDataSource = self
    #if !os(tvOS)
    // An app that drags and drops by itself goes on doing so; an adapter that had the view before does not.
    if isFree(view.dragDelegate), isFree(view.dropDelegate) {
      (view.dragDelegate, view.dropDelegate) = (self, self)
      view.dragInteractionEnabled = true
    }
    #endif
    view.reloadData()
  }

  #if canImport(ObjectiveC)
  /// A table in which somebody commits what people edit offers to delete its rows: not where nobody would.
  override func responds(to selector: Selector!) -> Bool {
    let commit = #selector(UITableViewDataSource.tableView(_:commit:forRowAt:))
    guard selector == commit else { return super.responds(to: selector) }
    // The table asks, on the main thread.
    return MainActor.assumeIsolated { dataSource?.responds(to: commit) ?? false }
  }
  #endif

  override var scrollDelegate: (any UIScrollViewDelegate)? { delegate }

  /// Becomes the view's delegate before the one that it has.
  private func adoptDelegate() {
    forwarder.onChange = { [weak self] in
      // A view finds out which calls its delegate answers when it is given one.
      self?.view.delegate = nil
      self?.view.delegate = self
    }
    let former: (any NSObjectProtocol)? = view.delegate
    // An adapter that had the view before has nothing to say about it any more.
    (former as? AdapterDelegate)?.leaveGestures()
    delegate =
      (former as? TableAdapterDelegate)?.delegate
      ?? (former is AdapterDelegate ? nil : former as? any UITableViewDelegate)
  }
}

extension TableAdapterDelegate: AdaptedView {
  var adapted: UIScrollView { view }

  var effectivePolicy: BatchPolicy { policy }

  var hasDeclaredLayout: Bool { false }

  func reload() {
    if isSourceNew {
      // A table finds out which calls its data source answers when it is given one.
      (view.dataSource, isSourceNew) = (nil, false)
      view.dataSource = self
    }
    view.reloadData()
  }

  func carryOut(_ batch: Batch, _ change: @escaping () -> Void, completion: @escaping () -> Void) {
    view.performBatchUpdates { [view, animation] in
      change()
      view.carryOut(batch, with: animation)
    } completion: { _ in
      completion()
    }
  }

  func refill(to new: IndexedContent<UIKitHost>) {
    let changed = (view.indexPathsForVisibleRows ?? []).filter { path in
      guard let cell = new[ItemPath(path)], let view = view.cellForRow(at: path) else { return false }
      return shown.adopt(cell, in: view)
    }
    if !changed.isEmpty { reconfigure(changed) }
    refillHeaders()
  }

  func leave(_ views: [UIView]) {
    let visible = Set(view.visibleCells.map { ObjectIdentifier($0) })
    for view in views where !visible.contains(ObjectIdentifier(view)) { leave(view) }
  }

  func reconfigure(_ paths: [IndexPath]) { view.reconfigureRows(at: paths) }
}

extension UITableView {
  /// Asks for what a batch says; within `performBatchUpdates`.
  fileprivate func carryOut(_ batch: Batch, with animation: RowAnimation) {
    if !batch.sectionDeletes.isEmpty { deleteSections(IndexSet(batch.sectionDeletes), with: animation) }
    if !batch.sectionInserts.isEmpty { insertSections(IndexSet(batch.sectionInserts), with: animation) }
    if !batch.sectionReloads.isEmpty { reloadSections(IndexSet(batch.sectionReloads), with: animation) }
    for move in batch.sectionMoves { moveSection(move.from, toSection: move.to) }
    if !batch.deletes.isEmpty { deleteRows(at: batch.deletes.map(IndexPath.init), with: animation) }
    if !batch.inserts.isEmpty { insertRows(at: batch.inserts.map(IndexPath.init), with: animation) }
    if !batch.reloads.isEmpty { reloadRows(at: batch.reloads.map(IndexPath.init), with: animation) }
    for move in batch.moves { moveRow(at: IndexPath(move.from), to: IndexPath(move.to)) }
  }
}
#endif
