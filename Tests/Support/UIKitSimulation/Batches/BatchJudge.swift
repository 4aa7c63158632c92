import TesseraDiff
import TesseraTesting

/// A judge that checks a view against the contract of `performBatchUpdates`, and tracks the data that the
/// view shows.
///
/// All rules, about the contents of a batch and about its timing, are those of `StrictBatchView`. This class
/// only passes on the calls to the view and the counts of its data source.
@MainActor
final class BatchJudge {
  /// Queries the data source for the number of items in each section.
  private let ask: () -> [Int]
  private let rules: BatchRules
  private var tracker = IdentityTracker()
  /// The changes so far of the running batch, or of the interactive move that is being dropped.
  private var pending = Batch()
  private var shownBefore = BatchModel<Int>()
  private var violationsBefore = 0
  private var reportedCount = 0
  /// Whether the counts have to be queried again.
  private(set) var isStale = true
  private lazy var view = StrictBatchView<Int>(rules: rules) { [weak self] in
    self?.currentModel() ?? BatchModel()
  }

  init(rules: BatchRules, ask: @escaping () -> [Int]) {
    self.rules = rules
    self.ask = ask
  }

  /// The data that the view shows; during a batch, the data before it.
  var shown: BatchModel<Int> { view.shown }
  /// Whether the block of a batch is running.
  var isInBatch: Bool { view.isInBatch }
  /// Whether the running batch has no changes yet.
  var saysNothing: Bool { pending.isEmpty }

  /// Queries the counts unless they are known.
  func load() {
    guard isStale, !isInBatch else { return }
    view.layoutIfNeeded()
    isStale = false
    raise()
  }

  func reload() {
    view.reloadData()
    isStale = true
    raise()
  }

  func invalidateLayout() {
    view.invalidateLayout()
    raise()
  }

  /// Begins a layout pass, as far as it concerns the counts.
  ///
  /// - Parameter startAnew: Called if the data changed without a call, so that all shown data is outdated.
  /// - Returns: Whether the layout may continue; `false` within a batch.
  func beginLayout(startAnew: () -> Void) -> Bool {
    let isSilentChange = !isInBatch && !isStale && ask() != shown.counts
    if isSilentChange {
      Simulation.raise(.batchT1, "the data changed without a batch: \(shown.counts) became \(ask())")
      view.setNeedsLayout()
    }
    view.layoutIfNeeded()
    if !isInBatch { isStale = false }
    raise()
    if isSilentChange { startAnew() }
    return !isInBatch
  }

  func endTurn() {
    view.endTurn()
    raise()
  }
}

// MARK: - Batches

extension BatchJudge {
  /// The result of a batch.
  struct Verdict {
    var batch: Batch
    var old: BatchModel<Int>
    var new: BatchModel<Int>
    /// Whether the batch kept the contract.
    var isAccepted: Bool
  }

  /// Begins a batch or a nested batch.
  ///
  /// - Parameter completion: Called by ``finishAnimations(finished:)``, before those of batches that are
  ///   nested in this one.
  func begin(isInWindow: Bool, completion: ((Bool) -> Void)? = nil) {
    if !isInBatch { prepare(isInWindow: isInWindow) }
    view.beginUpdates()
    if let completion { view.performBatchUpdates({}, completion: completion) }
    raise()
  }

  /// Ends a batch. Returns the result, or `nil` for a nested batch.
  func end() -> Verdict? {
    view.endUpdates()
    return isInBatch ? nil : conclude()
  }

  /// Adds changes to the running batch; outside of a batch they are a batch of their own. Returns the result,
  /// or `nil` within a batch.
  func change(isInWindow: Bool, _ changes: Batch) -> Verdict? {
    let isPart = isInBatch
    if !isPart { prepare(isInWindow: isInWindow) }
    tell(changes)
    return isPart ? nil : conclude()
  }

  func finishAnimations(finished: Bool) {
    view.finishAnimations(finished: finished)
  }

  private func prepare(isInWindow: Bool) {
    view.isInWindow = isInWindow
    pending = Batch()
    shownBefore = view.shown
    violationsBefore = view.violations.count
  }

  private func conclude() -> Verdict {
    isStale = false
    let isAccepted = view.violations[violationsBefore...].allSatisfy { UIKitRule($0.rule) == nil }
    let verdict = Verdict(batch: pending, old: shownBefore, new: view.shown, isAccepted: isAccepted)
    if !pending.isEmpty { Simulation.batchCount += 1 }
    pending = Batch()
    raise()
    return verdict
  }

  /// Makes one call for each change. ``pending`` is set first, because the last change can end the batch.
  private func tell(_ changes: Batch) {
    pending.add(changes)
    if !changes.sectionDeletes.isEmpty { view.deleteSections(changes.sectionDeletes) }
    if !changes.sectionInserts.isEmpty { view.insertSections(changes.sectionInserts) }
    if !changes.sectionReloads.isEmpty { view.reloadSections(changes.sectionReloads) }
    for move in changes.sectionMoves { view.moveSection(from: move.from, to: move.to) }
    if !changes.deletes.isEmpty { view.deleteItems(changes.deletes) }
    if !changes.inserts.isEmpty { view.insertItems(changes.inserts) }
    if !changes.reloads.isEmpty { view.reloadItems(changes.reloads) }
    for move in changes.moves { view.moveItem(from: move.from, to: move.to) }
  }
}

// MARK: - Interactive moves

extension BatchJudge {
  func beginInteractiveMovement(at path: ItemPath) {
    view.beginInteractiveMovement(at: path)
    raise()
  }

  /// Drops the dragged item.
  ///
  /// - Parameters:
  ///   - start: The position before the drag.
  ///   - target: The current position; `nil` if the drag is canceled.
  ///   - commit: Changes the data.
  func endInteractiveMovement(from start: ItemPath, to target: ItemPath?, commit: () -> Void) -> Verdict {
    prepare(isInWindow: view.isInWindow)
    if let target, target != start { pending = Batch(moves: [Move(from: start, to: target)]) }
    view.endInteractiveMovement(at: target, commit: commit)
    return conclude()
  }
}

// MARK: - Implementation

extension BatchJudge {
  /// Returns the current data, with the numbers that the running batch gives to each item.
  private func currentModel() -> BatchModel<Int> {
    tracker.model(after: pending, from: view.shown, counts: ask())
  }

  /// Passes new violations on to the simulation. Identity is not checked, because a view does not know it.
  private func raise() {
    let new = view.violations[reportedCount...]
    reportedCount = view.violations.count
    for violation in new {
      if let rule = UIKitRule(violation.rule) { Simulation.raise(rule, violation.description) }
    }
  }
}

extension BatchModel {
  var counts: [Int] { sections.map { $0.items.count } }
}

extension Batch {
  fileprivate mutating func add(_ other: Batch) {
    sectionDeletes += other.sectionDeletes
    sectionInserts += other.sectionInserts
    sectionMoves += other.sectionMoves
    sectionReloads += other.sectionReloads
    deletes += other.deletes
    inserts += other.inserts
    moves += other.moves
    reloads += other.reloads
  }
}
