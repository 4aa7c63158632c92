/// A planner that turns a checked difference into stages.
struct StagePlanner {
  private let difference: SectionedDifference
  private let matches: SectionMatches
  private let oldCounts: [Int]
  private let newCounts: [Int]
  private let updates: BatchPolicy.Updates
  private let shape: StageShape
  /// The sections that move, at their positions before and after the stage of the section moves.
  private let sectionMoves: [Move<Int>]

  /// Chooses the stages. O(*c* + *s* log *s*) for *c* changes and *s* sections.
  init(_ difference: SectionedDifference, oldCounts: [Int], newCounts: [Int], policy: BatchPolicy) {
    var scheduler = StageScheduler(
      difference, oldCount: oldCounts.count, newCount: newCounts.count, rules: policy.rules)
    if policy.staging == .single { scheduler.fitIntoOneStage() }
    let schedule = scheduler.schedule()
    self.difference = schedule.difference
    matches = scheduler.matches
    self.oldCounts = oldCounts
    self.newCounts = newCounts
    updates = policy.updates
    shape = schedule.shape
    sectionMoves = schedule.sectionMoves.map { $0.move }
  }

  /// The number of operations in the batches of all stages. Updates in place are not part of a batch.
  var operationCount: Int {
    difference.sectionDeletes.count + difference.sectionInserts.count + sectionMoves.count
      + difference.deletes.count + difference.inserts.count + difference.moves.count
      + (updates == .reload ? reloads.count : 0)
  }

  /// Whether the contents between stages must be computed.
  var isStaged: Bool {
    shape.count > 1 || (updates == .reload && !wholeBatch.isEmpty && !reloads.isEmpty)
  }

  /// Returns the stages, none of which is empty. O(*c* log *c* + *s*) for *c* changes and *s* sections.
  func stages() -> [BatchStage] {
    var stages = isStaged ? changesInStages() : [BatchStage(batch: wholeBatch, target: .new)]
    switch updates {
    case .reconfigure:
      stages[stages.count - 1].batch.sectionUpdates = difference.sectionUpdates.map { $0.to }
      stages[stages.count - 1].batch.updates = difference.updates.map { $0.to }
    case .reload:
      stages.append(BatchStage(batch: reloads, target: .new))
    }
    stages.removeAll { $0.batch.isEmpty }
    if !stages.isEmpty { stages[stages.count - 1].target = .new }
    return stages
  }

  /// All changes except updates, in one batch.
  private var wholeBatch: Batch {
    Batch(
      sectionDeletes: difference.sectionDeletes, sectionInserts: difference.sectionInserts,
      sectionMoves: sectionMoves, deletes: difference.deletes, inserts: difference.inserts,
      moves: difference.moves)
  }

  /// The reloads of sections and items, after everything is in its place.
  private var reloads: Batch {
    let sections = difference.sectionUpdates.map { $0.to }
    let reloaded = Set(sections)
    return Batch(
      sectionReloads: sections,
      reloads: difference.updates.map { $0.to }.filter { !reloaded.contains($0.section) })
  }

  /// Returns the stages of all changes except updates, with each change at its positions before and after its
  /// stage.
  private func changesInStages() -> [BatchStage] {
    let timelines = StageTimelines(
      difference, matches: matches, shape: shape, oldCounts: oldCounts, newCounts: newCounts)
    var before = stagePositions(of: timelines.sections(after: 0))
    return (0..<shape.count).map { stage in
      let sections = timelines.sections(after: stage + 1)
      let after = stagePositions(of: sections)
      defer { before = after }
      return BatchStage(batch: batch(of: stage, before: before, after: after), target: .between(sections))
    }
  }

  private func stagePositions(of sections: [StagedSection]) -> StagePositions {
    StagePositions(sections, oldCount: oldCounts.count, newCount: newCounts.count)
  }

  private func batch(of stage: Int, before: StagePositions, after: StagePositions) -> Batch {
    var batch = Batch()
    if stage == shape.sectionDeletes {
      batch.sectionDeletes = difference.sectionDeletes.map { before.section(.old($0)) }.sorted()
    }
    if stage == shape.sectionInserts {
      // The inserted sections are in their final order.
      batch.sectionInserts = difference.sectionInserts.map { after.section(.new($0)) }
    }
    if stage == shape.sectionMoves { batch.sectionMoves = sectionMoves }
    if stage == shape.itemChanges {
      batch.deletes = difference.deletes.map { before.item(.old($0)) }.sorted()
      batch.inserts = difference.inserts.map { after.item(.new($0)) }.sorted()
    }
    batch.moves =
      difference.moves.filter { matches.stage(of: $0, in: shape) == stage }
      .map { Move(from: before.item(.old($0.from)), to: after.item(.old($0.from))) }
      .sorted { $0.to < $1.to }
    return batch
  }
}
