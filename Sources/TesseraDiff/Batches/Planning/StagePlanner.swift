/// Turns a checked difference into stages.
struct StagePlanner {
  private let difference: SectionedDifference
  private let partners: SectionPartners
  private let oldCounts: [Int]
  private let newCounts: [Int]
  private let updates: BatchPolicy.Updates
  private let shape: StageShape
  /// The sections that move, at their positions before and after the stage of the section moves.
  private let sectionMoves: [Move<Int>]

  /// Chooses the stages.
  ///
  /// - Complexity: O(*c* + *s* log *s*) for *c* changes and *s* sections.
  init(_ difference: SectionedDifference, oldCounts: [Int], newCounts: [Int], policy: BatchPolicy) {
    var arranger = StageArranger(
      difference, oldCount: oldCounts.count, newCount: newCounts.count, rules: policy.rules)
    if policy.staging == .single { arranger.fitIntoOneStage() }
    let arrangement = arranger.arrangement()
    self.difference = arrangement.difference
    partners = arranger.partners
    self.oldCounts = oldCounts
    self.newCounts = newCounts
    updates = policy.updates
    shape = arrangement.shape
    sectionMoves = arrangement.sectionMoves.map { $0.move }
  }

  /// How many operations the batches of all stages have together. Updates in place are no part of a batch.
  var operationCount: Int {
    difference.sectionDeletes.count + difference.sectionInserts.count + sectionMoves.count
      + difference.deletes.count + difference.inserts.count + difference.moves.count
      + (updates == .reload ? reloads.count : 0)
  }

  /// Whether the data between stages have to be worked out.
  var isStaged: Bool {
    shape.count > 1 || (updates == .reload && !wholeBatch.isEmpty && !reloads.isEmpty)
  }

  /// The stages, none of which is empty.
  ///
  /// - Complexity: O(*c* log *c* + *s*) for *c* changes and *s* sections.
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

  /// All changes but updates, at once.
  private var wholeBatch: Batch {
    Batch(
      sectionDeletes: difference.sectionDeletes, sectionInserts: difference.sectionInserts,
      sectionMoves: sectionMoves, deletes: difference.deletes, inserts: difference.inserts,
      moves: difference.moves)
  }

  /// Sections and items to be made anew, once everything is in its place.
  private var reloads: Batch {
    let sections = difference.sectionUpdates.map { $0.to }
    let reloaded = Set(sections)
    return Batch(
      sectionReloads: sections,
      reloads: difference.updates.map { $0.to }.filter { !reloaded.contains($0.section) })
  }

  /// All changes but updates, in stages: each at its place in the data before and after its stage.
  private func changesInStages() -> [BatchStage] {
    let timelines = StageTimelines(
      difference, partners: partners, shape: shape, oldCounts: oldCounts, newCounts: newCounts)
    var before = places(of: timelines.sections(after: 0))
    return (0..<shape.count).map { stage in
      let sections = timelines.sections(after: stage + 1)
      let after = places(of: sections)
      defer { before = after }
      return BatchStage(batch: batch(of: stage, before: before, after: after), target: .between(sections))
    }
  }

  private func places(of sections: [StagedSection]) -> StagePlaces {
    StagePlaces(sections, oldCount: oldCounts.count, newCount: newCounts.count)
  }

  private func batch(of stage: Int, before: StagePlaces, after: StagePlaces) -> Batch {
    var batch = Batch()
    if stage == shape.sectionDeletes {
      batch.sectionDeletes = difference.sectionDeletes.map { before.section(.old($0)) }.sorted()
    }
    if stage == shape.sectionInserts {
      // What has come is in its final order.
      batch.sectionInserts = difference.sectionInserts.map { after.section(.new($0)) }
    }
    if stage == shape.sectionMoves { batch.sectionMoves = sectionMoves }
    if stage == shape.itemChanges {
      batch.deletes = difference.deletes.map { before.item(.old($0)) }.sorted()
      batch.inserts = difference.inserts.map { after.item(.new($0)) }.sorted()
    }
    batch.moves =
      difference.moves.filter { partners.stage(of: $0, in: shape) == stage }
      .map { Move(from: before.item(.old($0.from)), to: after.item(.old($0.from))) }
      .sorted { $0.to < $1.to }
    return batch
  }
}
