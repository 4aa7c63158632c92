#if canImport(UIKit)
import Tessera
import TesseraDiff
import TesseraLayout
import UIKit

/// Drives an existing `UITableView` with declared content; see ``CollectionViewAdapter``, which works alike.
///
/// Heights are those that the cells declare, else what the table measures. Context actions become menus, swipe actions
/// the table's own.
@MainActor
public final class TableViewAdapter: NSObject {
  /// The view that is driven.
  public let view: UITableView

  /// How changes are carried out.
  public var policy: BatchPolicy

  /// How rows and sections come and go.
  public var animation: UITableView.RowAnimation = .automatic

  /// Who hears of the delegate calls that the adapter does not answer.
  public weak var delegate: (any UITableViewDelegate)? {
    // A view finds out which calls its delegate answers when it is given one.
    didSet {
      view.delegate = nil
      view.delegate = self
    }
  }

  /// Is told what is wrong with the content.
  public var onIssue: ((Issue) -> Void)?

  /// The titles of the index at the side, each with the section that it leads to; none: there is no index.
  public var indexTitles: [(title: String, section: ItemID)] = []

  /// Sections with more items are not searched for duplicate ids.
  public var identityCheckLimit = EngineConfiguration().identityCheckLimit

  /// What the view was told last.
  var content = AdapterContent()
  /// Which cells and headers can be had by which identifiers.
  var registrations = TableRegistrations()
  /// Batches one after another.
  private var updates = AdapterUpdates()
  private let clock = FrameClock()

  /// Makes the adapter of a view, which shows nothing from then on.
  public init(_ view: UITableView, policy: BatchPolicy = BatchPolicy(rules: .tableView)) {
    self.view = view
    self.policy = policy
    super.init()
    view.dataSource = self
    view.delegate = self
    view.reloadData()
  }

  /// Shows other content; see ``CollectionViewAdapter/show(_:animated:completion:)``.
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
      let stages = new.stages(from: old, policy)
    else {
      return reload(new)
    }
    carryOut(stages[...], from: old, to: new)
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
      refill(to: new)
      return finish()
    }
    view.layoutIfNeeded()
    view.performBatchUpdates { [self] in
      content.show(stage.target, from: old, to: new)
      view.carryOut(stage.batch, with: animation)
    } completion: { [weak self] _ in
      self?.carryOut(stages.dropFirst(), from: old, to: new)
    }
  }

  /// Fills the rows in view again that show something else now.
  private func refill(to new: IndexedContent<UIKitHost>) {
    let changed = (view.indexPathsForVisibleRows ?? []).filter { path in
      guard let cell = new[ItemPath(path)], let view = view.cellForRow(at: path) else { return false }
      return registrations.adopt(cell, in: view)
    }
    if !changed.isEmpty { view.reconfigureRows(at: changed) }
    refillHeaders()
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
