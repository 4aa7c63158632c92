#if canImport(UIKit)
import Tessera
import TesseraDiff
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
public final class CollectionViewAdapter: NSObject {
  /// The view that is driven.
  public let view: UICollectionView

  /// How changes are carried out.
  public var policy: BatchPolicy

  /// Who hears of the delegate calls that the adapter does not answer.
  public weak var delegate: (any UICollectionViewDelegate)? {
    // A view finds out which calls its delegate answers when it is given one.
    didSet {
      view.delegate = nil
      view.delegate = self
    }
  }

  /// Is told what is wrong with the content.
  public var onIssue: ((Issue) -> Void)?

  /// Sections with more items are not searched for duplicate ids.
  public var identityCheckLimit = EngineConfiguration().identityCheckLimit

  /// What the view was told last.
  var content = AdapterContent() {
    didSet { version += 1 }
  }
  /// Counts what the view was told.
  private(set) var version = 0
  /// Which cells and supplementary views can be had by which identifiers.
  var registrations = CollectionRegistrations()
  /// Batches one after another.
  private var updates = AdapterUpdates()
  private let clock = FrameClock()

  /// Makes the adapter of a view, which shows nothing from then on.
  public init(_ view: UICollectionView, policy: BatchPolicy = BatchPolicy()) {
    self.view = view
    self.policy = policy
    super.init()
    view.dataSource = self
    view.delegate = self
    view.reloadData()
  }

  /// Shows other content.
  ///
  /// Asked for while a change is under way, it waits for the end; of several that wait the last one is shown.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - isAnimated: Whether the change is shown; else, and where nobody would see it, the view shows the result.
  ///   - completion: Called when the change is on screen, or another one has taken its place.
  public func show(
    _ content: Content<UIKitHost>, animated isAnimated: Bool = true, completion: (() -> Void)? = nil
  ) {
    updates.enqueue(content, isAnimated: isAnimated, completion)
    carryOutNext()
  }

  private func carryOutNext() {
    guard let next = updates.begin() else { return }
    let old = content.new
    let new = IndexedContent(next.content, after: old, identityCheckLimit: identityCheckLimit)
    for issue in new.issues { onIssue?(issue) }
    // A view that is in no window counts anew whenever it likes, and no batch says that a header has gone: the view shows
    // the result.
    guard next.isAnimated, view.window != nil, new.hasSameHeaders(as: old),
      let stages = new.stages(from: old, effectivePolicy)
    else {
      return reload(new)
    }
    carryOut(stages[...], from: old, to: new)
  }

  /// The policy, as far as the layout takes it: declared layouts place versions, and nothing between two of them.
  private var effectivePolicy: BatchPolicy {
    var policy = policy
    if view.collectionViewLayout is CollectionLayout { policy.staging = .single }
    return policy
  }

  private func reload(_ new: IndexedContent<UIKitHost>) {
    content.show(new)
    view.reloadData()
    // UIKit objects to the layout of a table that nobody can see.
    if view.window != nil { view.layoutIfNeeded() }
    finish()
  }

  /// Carries stages out one after another: UIKit has to see the end of one before the next begins.
  private func carryOut(
    _ stages: ArraySlice<BatchStage>, from old: IndexedContent<UIKitHost>, to new: IndexedContent<UIKitHost>
  ) {
    guard let stage = stages.first else {
      content.show(new)
      refill(from: old, to: new)
      return finish()
    }
    // Whoever has asked for layout gets it now: a view that is not in order asks for its counts again in the middle.
    view.layoutIfNeeded()
    (view.collectionViewLayout as? CollectionLayout)?.holdVisible()
    view.performBatchUpdates { [self] in
      content.show(stage.target, from: old, to: new)
      view.carryOut(stage.batch)
    } completion: { [weak self] _ in
      self?.carryOut(stages.dropFirst(), from: old, to: new)
    }
  }

  /// Fills the cells in view again that show something else now.
  private func refill(from old: IndexedContent<UIKitHost>, to new: IndexedContent<UIKitHost>) {
    let changed = view.indexPathsForVisibleItems.filter { path in
      guard let cell = new[ItemPath(path)], let view = view.cellForItem(at: path) else { return false }
      return registrations.adopt(cell, in: view)
    }
    if !changed.isEmpty { view.reconfigureItems(at: changed) }
    refillSupplementaryViews()
  }

  /// Takes over where people have put an item, which the view shows there already, and tells the app. What the app shows
  /// then is carried out in the next frame.
  func carry(_ source: ItemPath, to target: ItemPath) {
    let before = content.new
    guard source != target, let moved = before.moving(source, to: target) else { return }
    updates.isHeld = true
    clock.onFrame = { [weak self] in self?.release() }
    clock.wake(at: clock.now)
    content.show(moved)
    before.tell(source, to: target)
  }

  private func release() {
    clock.wake(at: nil)
    updates.isHeld = false
    carryOutNext()
  }

  private func finish() {
    for completion in updates.end() { completion() }
    carryOutNext()
  }
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
