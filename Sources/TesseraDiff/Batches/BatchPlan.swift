/// A plan for bringing a view from one version to another: as few stages as possible, or a reload.
///
/// A batch cannot express every difference. For example, it cannot move an item out of a section that it
/// deletes. A plan has one stage if that is possible, otherwise two, otherwise three.
/// `Documentation/Batches.md` states the rules and how stages are chosen.
///
///     let difference = SectionedDifference(from: old, to: new)
///     let plan = BatchPlan(for: difference, from: old, to: new)
public enum BatchPlan: Hashable, Sendable {
  /// Batches to perform one after another; empty if nothing changed.
  case stages([BatchStage])
  /// Show the new version at once, without animation.
  case reload(ReloadReason)
}

extension BatchPlan {
  /// Plans the stages that lead from one version to another.
  ///
  /// Supplementary changes are not part of batches and are ignored. There can be several minimal choices of
  /// sections to move; the plan uses one that saves a stage, if there is one.
  ///
  /// - Parameters:
  ///   - difference: The difference between the two versions. If it does not fit the counts, the plan is a
  ///     reload with the reason.
  ///   - oldCounts: The number of items in each section of the old version. Negative counts are treated as
  ///     zero.
  ///   - newCounts: The number of items in each section of the new version. Negative counts are treated as
  ///     zero.
  ///   - policy: The rules and limits for performing the difference.
  /// - Complexity: O(*c* log *c* + *s* log *s*) for *c* changes and *s* sections, regardless of the number of
  ///   items.
  public init(
    for difference: SectionedDifference, oldCounts: [Int], newCounts: [Int],
    policy: BatchPolicy = BatchPolicy()
  ) {
    let oldCounts = oldCounts.map { max(0, $0) }
    let newCounts = newCounts.map { max(0, $0) }
    do throws(DifferenceError) {
      try difference.check(oldCounts: oldCounts, newCounts: newCounts)
    } catch {
      self = .reload(.invalidDifference(error))
      return
    }
    let planner = StagePlanner(difference, oldCounts: oldCounts, newCounts: newCounts, policy: policy)
    let count = planner.operationCount
    let items = max(oldCounts.saturatingSum, newCounts.saturatingSum)
    if let limit = policy.limit?.count(ofItems: items), count > limit {
      self = .reload(.tooManyOperations(count: count, limit: limit))
      return
    }
    if planner.isStaged, oldCounts.saturatingSum.addingReportingOverflow(newCounts.saturatingSum).overflow {
      self = .reload(.tooManyItems)
      return
    }
    self = .stages(planner.stages())
  }

  /// Plans the stages that lead from one list to another, shown as the only section of a view.
  ///
  /// - Parameters:
  ///   - difference: The difference between the two lists. If it does not fit the counts, the plan is a
  ///     reload with the reason.
  ///   - oldCount: The number of items in the old list. A negative count is treated as zero.
  ///   - newCount: The number of items in the new list. A negative count is treated as zero.
  ///   - policy: The rules and limits for performing the difference.
  /// - Complexity: O(*c* log *c*) for *c* changes, regardless of the number of items.
  public init(
    for difference: LinearDifference, oldCount: Int, newCount: Int, policy: BatchPolicy = BatchPolicy()
  ) {
    self.init(
      for: SectionedDifference(section: 0, difference), oldCounts: [oldCount], newCounts: [newCount],
      policy: policy)
  }
}

extension [Int] {
  fileprivate var saturatingSum: Int {
    reduce(0) { sum, value in
      let (total, isTooGreat) = sum.addingReportingOverflow(value)
      return isTooGreat ? .max : total
    }
  }
}

extension BatchPlan: CustomStringConvertible {
  /// One line for each stage, numbered from one; or `reload: ` and the reason; or `no change`.
  public var description: String {
    switch self {
    case .stages(let stages) where stages.isEmpty: "no change"
    case .stages(let stages):
      stages.enumerated().map { "\($0.offset + 1): " + $0.element.description }.joined(separator: "\n")
    case .reload(let reason): "reload: " + reason.description
    }
  }
}

#if !hasFeature(Embedded)
extension BatchPlan: Codable {}
#endif
