#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import TesseraIndexing
import TesseraLayout
import UIKit

/// The data source and delegate of a collection view for a ``CollectionViewAdapter``, which documents the
/// app's properties.
final class CollectionAdapterDelegate: AdapterDelegate {
  let view: UICollectionView

  weak var delegate: (any UICollectionViewDelegate)? {
    didSet { forwarder.target = delegate }
  }

  weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { driver.reloadLater() }
  }

  var supplementaryViewProvider: ((UICollectionView, String, IndexPath) -> UICollectionReusableView?)? {
    didSet { driver.reloadLater() }
  }

  weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  /// The content for which a flow layout requested sizes last; `nil` if it requested none, or those of a
  /// stage between two versions.
  var flowContent: IndexPathContent<UIKitHost>?
  /// The version of that content.
  var flowVersion = -1

  /// The gesture that reorders items by a long press.
  private(set) var reorderGesture: AdapterReorderGesture?
  var registrations = CollectionRegistrations()

  /// Becomes the data source and the delegate of a view, which is empty from then on.
  init(_ view: UICollectionView, policy: BatchPolicy, takesDelegate: Bool) {
    self.view = view
    super.init(policy: policy, takesDelegate: takesDelegate)
    driver.adapter = self
    let former = view.dataSource
    dataSource = former is AdapterDelegate ? (former as? CollectionAdapterDelegate)?.dataSource : former
    view.dataSource = self
    if takesDelegate { adoptDelegate() } else { releaseDelegate() }
    let source = view.prefetchDataSource
    prefetchDataSource =
      source is AdapterDelegate ? (source as? CollectionAdapterDelegate)?.prefetchDataSource : source
    view.prefetchDataSource = self
    #if !os(tvOS)
    // An app's own drag and drop delegates remain; those of an earlier adapter do not.
    if isFree(view.dragDelegate), isFree(view.dropDelegate) {
      (view.dragDelegate, view.dropDelegate) = (self, self)
      view.dragInteractionEnabled = true
    }
    #endif
    reorderGesture = AdapterReorderGesture(self)
    view.reloadData()
  }

  override var scrollDelegate: (any UIScrollViewDelegate)? { delegate }

  #if canImport(ObjectiveC)
  override func responds(to selector: Selector!) -> Bool {
    guard let selector, Self.flowSelectors.contains(selector), Thread.isMainThread else {
      return super.responds(to: selector)
    }
    let isFlow = MainActor.assumeIsolated { view.collectionViewLayout is UICollectionViewFlowLayout }
    return isFlow || forwarder.responds(to: selector)
  }
  #endif

  override func leaveGestures() {
    super.leaveGestures()
    reorderGesture?.leave()
  }

  override func reloadIndexTitles() { driver.reloadLater() }

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
      (former as? CollectionAdapterDelegate)?.delegate
      ?? (former is AdapterDelegate ? nil : former as? any UICollectionViewDelegate)
  }
}

extension CollectionAdapterDelegate {
  /// Leaves the delegate to the app: also if an earlier adapter of the view has taken it.
  private func releaseDelegate() {
    let former: (any NSObjectProtocol)? = view.delegate
    guard let former = former as? AdapterDelegate else { return }
    former.leaveGestures()
    view.delegate = (former as? CollectionAdapterDelegate)?.delegate
  }
}

extension CollectionAdapterDelegate: AdaptedView {
  var adapted: UIScrollView { view }

  /// The policy without stages: declared layouts place only whole versions.
  var effectivePolicy: BatchPolicy {
    var policy = policy
    if hasDeclaredLayout { policy.staging = .single }
    return policy
  }

  var hasDeclaredLayout: Bool { view.collectionViewLayout is CollectionLayout }

  var decorationIDs: Set<ItemID> { registrations.decorationIDs }

  func reload() { view.reloadData() }

  func perform(_ batch: Batch, _ change: @escaping () -> Void, completion: @escaping () -> Void) {
    (view.collectionViewLayout as? CollectionLayout)?.begin(batch)
    view.performBatchUpdates { [view] in
      change()
      view.perform(batch)
    } completion: { _ in
      completion()
    }
  }

  func refill(to new: IndexPathContent<UIKitHost>) {
    let changed = view.indexPathsForVisibleItems.filter { path in
      guard let cell = new[ItemPath(path)], let view = view.cellForItem(at: path) else { return false }
      return shown.adopt(cell, in: view)
    }
    if !changed.isEmpty { reconfigure(changed) }
    // Without the calls of a delegate, no cell notices that it becomes visible.
    let prepared = takesDelegate ? [] : shown.adopt(new).map { IndexPath($0) }
    if !prepared.isEmpty { reconfigure(prepared) }
    (view.collectionViewLayout as? CollectionLayout)?.update(to: new)
    updateFlowSizes()
    refillSupplementaryViews()
  }

  func leave(_ views: [UIView]) {
    let visible = Set(view.visibleCells.map { ObjectIdentifier($0) })
    for view in views where !visible.contains(ObjectIdentifier(view)) { leave(view) }
  }

  func reconfigure(_ paths: [IndexPath]) { view.reconfigureItems(at: paths) }
}

extension UICollectionView {
  /// Performs the changes of a batch; must be called within `performBatchUpdates`.
  fileprivate func perform(_ batch: Batch) {
    if !batch.sectionDeletes.isEmpty { deleteSections(IndexSet(batch.sectionDeletes)) }
    if !batch.sectionInserts.isEmpty { insertSections(IndexSet(batch.sectionInserts)) }
    if !batch.sectionReloads.isEmpty { reloadSections(IndexSet(batch.sectionReloads)) }
    for move in batch.sectionMoves { moveSection(move.from, toSection: move.to) }
    if !batch.deletes.isEmpty { deleteItems(at: batch.deletes.map(IndexPath.init)) }
    if !batch.inserts.isEmpty { insertItems(at: batch.inserts.map(IndexPath.init)) }
    if !batch.reloads.isEmpty { reloadItems(at: batch.reloads.map(IndexPath.init)) }
    for move in batch.moves { moveItem(at: IndexPath(move.from), to: IndexPath(move.to)) }
  }
}
#endif
