#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import TesseraIndexing
import TesseraLayout
import UIKit

/// Drives an existing `UICollectionView` with declared content: the way to move over screen by screen.
///
///     adapter = CollectionViewAdapter(collectionView)
///     adapter.show(Content { Section("people") { ForEach(people) { PersonCell(person: $0) } } })
///
/// The collection view keeps its layout, Apple's or any other; cells need no registration. New content is compared with
/// what is shown, and carried out in as few batches as UIKit's rules allow, usually one; cells that stay are filled again in
/// place where what they show has changed.
///
/// The adapter is the view's data source and delegate; set ``delegate`` to hear of everything else. Keep the adapter for as
/// long as the view: UIKit does not.
@MainActor
public final class CollectionViewAdapter: ViewAdapter {
  /// The view that is driven.
  public let view: UICollectionView

  /// Who hears of the delegate calls too, and answers those that the adapter and the content do not; at first the delegate
  /// that the view had.
  public weak var delegate: (any UICollectionViewDelegate)? {
    didSet { forwarder.target = delegate }
  }

  /// Who has the views for kinds of supplementary views that the content does not know, such as badges; at first the data
  /// source that the view had. What else a data source says, the content says. A view that shows something already asks for all
  /// of it again to have other ones.
  public weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { driver.reloadLater() }
  }

  /// Makes the views for kinds of supplementary views that the content does not know, before ``dataSource`` is asked: takes
  /// one from the view that is passed, or says nil. A view that shows something already asks for all of it again.
  public var supplementaryViewProvider: ((UICollectionView, String, IndexPath) -> UICollectionReusableView?)?
  {
    didSet { driver.reloadLater() }
  }

  /// Who hears of what is about to come into view as well; at first the one that the view had.
  public weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  /// The titles of the index at the side, each with the section to whose first item it leads; none: there is no index. A view
  /// that shows something already asks for all of it again to have other ones.
  public var indexTitles: [(title: String, section: ItemID)] = [] {
    didSet { driver.reloadLater() }
  }

  /// Carries items by a long press.
  private(set) var carrying: CarryingGesture?
  /// Which cells and supplementary views can be had by which identifiers.
  var registrations = CollectionRegistrations()

  /// Makes the adapter of a view, which shows nothing from then on.
  public init(_ view: UICollectionView, policy: BatchPolicy = BatchPolicy()) {
    self.view = view
    super.init(policy: policy)
    driver.adapter = self
    let former = view.dataSource
    dataSource = former is ViewAdapter ? (former as? CollectionViewAdapter)?.dataSource : former
    view.dataSource = self
    adoptDelegate()
    let source = view.prefetchDataSource
    prefetchDataSource =
      source is ViewAdapter ? (source as? CollectionViewAdapter)?.prefetchDataSource : source
    view.prefetchDataSource = self
    #if !os(tvOS)
    // An app that drags and drops by itself goes on doing so; an adapter that had the view before does not.
    if isFree(view.dragDelegate), isFree(view.dropDelegate) {
      (view.dragDelegate, view.dropDelegate) = (self, self)
      view.dragInteractionEnabled = true
    }
    #endif
    carrying = CarryingGesture(self)
    view.reloadData()
  }

  override func leaveGestures() {
    super.leaveGestures()
    carrying?.leave()
  }

  /// Becomes the view's delegate before the one that it has.
  private func adoptDelegate() {
    forwarder.onChange = { [weak self] in
      // A view finds out which calls its delegate answers when it is given one.
      self?.view.delegate = nil
      self?.view.delegate = self
    }
    let former: (any NSObjectProtocol)? = view.delegate
    // An adapter that had the view before has nothing to say about it any more.
    (former as? ViewAdapter)?.leaveGestures()
    delegate =
      (former as? CollectionViewAdapter)?.delegate
      ?? (former is ViewAdapter ? nil : former as? any UICollectionViewDelegate)
  }
}

extension CollectionViewAdapter: AdaptedView {
  var adapted: UIScrollView { view }

  /// Declared layouts place versions, and nothing between two of them.
  var effectivePolicy: BatchPolicy {
    var policy = policy
    if hasDeclaredLayout { policy.staging = .single }
    return policy
  }

  var hasDeclaredLayout: Bool { view.collectionViewLayout is CollectionLayout }

  func reload() { view.reloadData() }

  func carryOut(_ batch: Batch, _ change: @escaping () -> Void, completion: @escaping () -> Void) {
    (view.collectionViewLayout as? CollectionLayout)?.holdVisible()
    view.performBatchUpdates { [view] in
      change()
      view.carryOut(batch)
    } completion: { _ in
      completion()
    }
  }

  func refill(to new: IndexedContent<UIKitHost>) {
    let changed = view.indexPathsForVisibleItems.filter { path in
      guard let cell = new[ItemPath(path)], let view = view.cellForItem(at: path) else { return false }
      return registrations.shown.adopt(cell, in: view)
    }
    if !changed.isEmpty { reconfigure(changed) }
    refillSupplementaryViews()
  }

  func leave(_ views: [UIView]) {
    let visible = Set(view.visibleCells.map { ObjectIdentifier($0) })
    for view in views where !visible.contains(ObjectIdentifier(view)) { leave(view) }
  }

  func reconfigure(_ paths: [IndexPath]) { view.reconfigureItems(at: paths) }
}

extension UICollectionView {
  /// Asks for what a batch says; within `performBatchUpdates`.
  fileprivate func carryOut(_ batch: Batch) {
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
