import TesseraDiff

/// Performs a plan stage by stage and compares the shown data with the reported data.
struct PlanReplay {
  let old: Sample
  let new: Sample
  let difference: SectionedDifference
  let policy: BatchPolicy

  var plan: BatchPlan {
    BatchPlan(for: difference, oldCounts: old.counts, newCounts: new.counts, policy: policy)
  }

  var stages: [BatchStage] {
    guard case .stages(let stages) = plan else { return [] }
    return stages
  }

  /// Returns the data that the data source reports after a stage.
  func reported(after stage: BatchStage) -> Sample {
    let rows = stage.items(from: old.rows, to: new.rows)
    let groups = stage.sections(from: old.groups, to: new.groups)
    return Sample(zip(groups, rows).map { Sample.Group(id: $0.id, look: $0.look, rows: $1) })
  }

  /// The first fault of the plan; `nil` if there is none.
  var fault: String? {
    guard case .stages(let stages) = plan else { return plan.description }
    if stages.contains(where: { $0.batch.isEmpty }) { return "an empty stage in\n\(plan)" }
    var shown = old
    for (number, stage) in stages.enumerated() {
      if case .between(let sections) = stage.target,
        sections.contains(where: { $0.items != StagedItems(Array($0.items)) })
      {
        return "stage \(number + 1) has runs that could be longer in\n\(plan)"
      }
      let reported = self.reported(after: stage)
      let rules = StrictRules(
        batch: stage.batch, oldCounts: shown.counts, newCounts: reported.counts, rules: policy.rules)
      if !rules.broken.isEmpty { return "stage \(number + 1) breaks \(rules.broken) in\n\(plan)" }
      do {
        shown = try BatchSimulator(batch: stage.batch, old: shown, reported: reported).shown()
      } catch {
        return "stage \(number + 1): \(error) in\n\(plan)"
      }
      if shown != reported { return "stage \(number + 1) shows \(shown), not \(reported), in\n\(plan)" }
    }
    return shown == new ? nil : "the end is \(shown) in\n\(plan)"
  }
}
