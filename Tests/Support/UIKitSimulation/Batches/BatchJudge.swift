import TesseraDiff
import TesseraTesting

/// Holds a view to the contract of `performBatchUpdates`, and knows what the view shows.
///
/// All rules, about what a batch says and about when it may begin, are those of `StrictBatchView`. Here they are only
/// fed: with the calls that the view gets, and with the counts of its data source.
@MainActor
final class BatchJudge {
  /// Asks the data source how many items each section has.
  private let ask: () -> [Int]
  private let rules: BatchRules
  private var tracker = IdentityTracker()
  /// What the running batch, or the interactive move that is being dropped, has said so far.
  private var pending = Batch()
  private var shownBefore = BatchModel<Int>()
  private var violationsBefore = 0
  private var reportedCount = 0
  /// Whether the counts have to be asked for again.
  private(set) var isStale = true
  private lazy var view = StrictBatchView<Int>(rules: rules) { [weak self] in
    self?.currentModel() ?? BatchModel()
  }

  init(rules: BatchRules, ask: @escaping () -> [Int]) {
    self.rules = rules
    self.ask = ask
  }

  /// What the view shows; during a batch what it showed before.
  var shown: BatchModel<Int> { view.shown }
  /// Whether the block of a batch is running.
  var isInBatch: Bool { view.isInBatch }
  /// Whether the running batch has said nothing yet.
  var saysNothing: Bool { pending.isEmpty }

  /// Asks for the counts, unless they are known.
  func load() {
    guard isStale, !isInBatch else { return }
    view.layoutIfNeeded()
    isStale = false
    raise()
  }

  /// Forgets the counts.
  func reload() {
    view.reloadData()
    isStale = true
    raise()
  }

  /// Says that the layout is out of date.
  func invalidateLayout() {
    view.invalidateLayout()
    raise()
  }

  /// Lays the view out, in so far as that concerns its counts.
  ///
  /// - Parameter startAnew: Called if the data have changed without a word, so that nothing that is shown is right.
  /// - Returns: Whether it may go on: not within a batch.
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

  /// Comes to the end of a turn of the run loop.
  func endTurn() {
    view.endTurn()
    raise()
  }
}

// MARK: - Batches

extension BatchJudge {
  /// What a batch has done.
  struct Verdict {
    /// What the view was told.
    var batch: Batch
    /// What it showed before.
    var old: BatchModel<Int>
    /// What it has to show now.
    var new: BatchModel<Int>
    /// Whether it kept the contract.
    var isAccepted: Bool
  }

  /// Begins a batch, or one within another.
  func begin(isInWindow: Bool) {
    if !isInBatch { prepare(isInWindow: isInWindow) }
    view.beginUpdates()
    raise()
  }

  /// Ends a batch.
  ///
  /// - Parameter completion: Called by ``finishAnimations(finished:)``.
  /// - Returns: What happened, or `nil` for a nested batch.
  func end(completion: ((Bool) -> Void)?) -> Verdict? {
    if let completion { view.performBatchUpdates({}, completion: completion) }
    view.endUpdates()
    return isInBatch ? nil : conclude()
  }

  /// Adds changes to the running batch; outside of one they are a batch of their own.
  ///
  /// - Returns: What happened, or `nil` within a batch.
  func change(isInWindow: Bool, _ changes: Batch) -> Verdict? {
    let isPart = isInBatch
    if !isPart { prepare(isInWindow: isInWindow) }
    tell(changes)
    return isPart ? nil : conclude()
  }

  /// Ends the animation of the last batch.
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

  /// One call for each change: what was said stands in ``pending`` first, as the last one can end the batch.
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
  /// Begins to drag an item.
  func beginInteractiveMovement(at path: ItemPath) {
    view.beginInteractiveMovement(at: path)
    raise()
  }

  /// Drops the item that is dragged.
  ///
  /// - Parameters:
  ///   - start: Where it was.
  ///   - target: Where it is now; `nil` if the drag is cancelled.
  ///   - commit: Changes the data.
  func endInteractiveMovement(from start: ItemPath, to target: ItemPath?, commit: () -> Void) -> Verdict {
    prepare(isInWindow: view.isInWindow)
    if let target, target != start { pending = Batch(moves: [Move(from: start, to: target)]) }
    view.endInteractiveMovement(at: target, commit: commit)
    return conclude()
  }
}

// MARK: - Workings

extension BatchJudge {
  /// What the data source says, with the numbers that the running batch leaves to each item.
  private func currentModel() -> BatchModel<Int> {
    tracker.model(after: pending, from: view.shown, counts: ask())
  }

  /// Hands new violations to the simulation. Identity is not judged: a view cannot see it.
  private func raise() {
    let new = view.violations[reportedCount...]
    reportedCount = view.violations.count
    for violation in new {
      if let rule = UIKitRule(violation.rule) { Simulation.raise(rule, violation.description) }
    }
  }
}

extension BatchModel {
  /// How many items each section has.
  var counts: [Int] { sections.map { $0.items.count } }
}

extension Batch {
  /// Adds everything that another batch says.
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
