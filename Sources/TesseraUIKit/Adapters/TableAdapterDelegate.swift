#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import TesseraIndexing
import TesseraLayout
import UIKit

/// The data source and delegate of a table for a ``TableViewAdapter``, which documents the app's properties.
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
  /// Whether the table has yet to check which methods the app's data source implements.
  private var isSourceNew = false

  weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  var registrations = TableRegistrations()
  var displayedBars: [ObjectIdentifier: UIView] = [:]

  /// Becomes the data source and the delegate of a view, which is empty from then on.
  init(_ view: UITableView, policy: BatchPolicy, takesDelegate: Bool) {
    self.view = view
    super.init(policy: policy, takesDelegate: takesDelegate)
    driver.adapter = self
    let former = view.dataSource
    dataSource = former is AdapterDelegate ? (former as? TableAdapterDelegate)?.dataSource : former
    view.dataSource = self
    if takesDelegate { adoptDelegate() } else { releaseDelegate() }
    let source = view.prefetchDataSource
    prefetchDataSource =
      source is AdapterDelegate ? (source as? TableAdapterDelegate)?.prefetchDataSource : source
    view.prefetchDataSource = self
    #if !os(tvOS)
    // An app's own drag and drop delegates remain; those of an earlier adapter do not.
    if isFree(view.dragDelegate), isFree(view.dropDelegate) {
      (view.dragDelegate, view.dropDelegate) = (self, self)
      view.dragInteractionEnabled = true
    }
    #endif
    view.reloadData()
  }

  #if canImport(ObjectiveC)
  /// Returns whether the delegate implements a method. A table whose data source implements commits offers to
  /// delete rows, so this delegate does only if the app's data source does.
  override func responds(to selector: Selector!) -> Bool {
    let commit = #selector(UITableViewDataSource.tableView(_:commit:forRowAt:))
    guard selector == commit else { return super.responds(to: selector) }
    // The table asks on the main thread; others get the answer of a table without rows to delete.
    guard Thread.isMainThread else { return false }
    return MainActor.assumeIsolated { dataSource?.responds(to: commit) ?? false }
  }
  #endif

  override var scrollDelegate: (any UIScrollViewDelegate)? { delegate }

  override func reloadIndexTitles() { view.reloadSectionIndexTitles() }

  /// Becomes the view's delegate, in front of the current one.
  private func adoptDelegate() {
    forwarder.onChange = { [weak self] in
      // A view checks which methods its delegate implements when the delegate is set.
      self?.view.delegate = nil
      self?.view.delegate = self
    }
    let former: (any NSObjectProtocol)? = view.delegate
    // An earlier adapter of the view must no longer affect it.
    (former as? AdapterDelegate)?.leaveGestures()
    delegate =
      (former as? TableAdapterDelegate)?.delegate
      ?? (former is AdapterDelegate ? nil : former as? any UITableViewDelegate)
  }
}

extension TableAdapterDelegate {
  /// Leaves the delegate to the app: also if an earlier adapter of the view has taken it.
  private func releaseDelegate() {
    let former: (any NSObjectProtocol)? = view.delegate
    guard let former = former as? AdapterDelegate else { return }
    former.leaveGestures()
    view.delegate = (former as? TableAdapterDelegate)?.delegate
  }
}

extension TableAdapterDelegate: AdaptedView {
  var adapted: UIScrollView { view }

  var effectivePolicy: BatchPolicy { policy }

  var hasDeclaredLayout: Bool { false }

  var decorationIDs: Set<ItemID> { [] }

  func reload() {
    if isSourceNew {
      // A table checks which methods its data source implements when the data source is set.
      (view.dataSource, isSourceNew) = (nil, false)
      view.dataSource = self
    }
    view.reloadData()
  }

  func perform(_ batch: Batch, _ change: @escaping () -> Void, completion: @escaping () -> Void) {
    view.performBatchUpdates { [view, animation] in
      change()
      view.perform(batch, with: animation)
    } completion: { _ in
      completion()
    }
  }

  func refill(to new: IndexPathContent<UIKitHost>) {
    let changed = (view.indexPathsForVisibleRows ?? []).filter { path in
      guard let cell = new[ItemPath(path)], let view = view.cellForRow(at: path) else { return false }
      return shown.adopt(cell, in: view)
    }
    if !changed.isEmpty { reconfigure(changed) }
    // Without the calls of a delegate, no cell notices that it becomes visible.
    let prepared = takesDelegate ? [] : shown.adopt(new).map { IndexPath($0) }
    if !prepared.isEmpty { reconfigure(prepared) }
    refillHeaders()
  }

  func leave(_ views: [UIView]) {
    let visible = Set(view.visibleCells.map { ObjectIdentifier($0) })
    for view in views where !visible.contains(ObjectIdentifier(view)) { leave(view) }
  }

  func reconfigure(_ paths: [IndexPath]) { view.reconfigureRows(at: paths) }
}

extension UITableView {
  /// Performs the changes of a batch; must be called within `performBatchUpdates`.
  fileprivate func perform(_ batch: Batch, with animation: RowAnimation) {
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
