/// How a view gets from one version to another: in the fewest stages, or by a reload.
///
/// A batch cannot hold every difference: there is no way to move an item out of a section that the same batch deletes,
/// to name one. A plan has one stage where that is possible, else two, else three. `Documentation/Batches.md` states
/// the rules and how stages are chosen.
///
///     let difference = SectionedDifference(from: old, to: new)
///     let plan = BatchPlan(for: difference, from: old, to: new)
public enum BatchPlan: Hashable, Sendable {
  /// Batches, to be carried out one after another; none where nothing changed.
  case stages([BatchStage])
  /// Show the new version at once.
  case reload(ReloadReason)
}

extension BatchPlan {
  /// Plans the way from one version to another.
  ///
  /// Supplementary changes are no part of batches and are ignored. Where another choice of the sections that move, as
  /// few as possible, saves a stage, that choice is made.
  ///
  /// - Parameters:
  ///   - difference: What changed. One that does not fit the counts gives a reload that says why.
  ///   - oldCounts: How many items each section of the old version has; less than none is none.
  ///   - newCounts: How many items each section of the new version has; less than none is none.
  ///   - policy: How the difference is to be carried out.
  /// - Complexity: O(*c* log *c* + *s* log *s*) for *c* changes and *s* sections, however many items there are.
  public init(
    for difference: SectionedDifference, oldCounts: [Int], newCounts: [Int],
    policy: BatchPolicy = BatchPolicy()
  ) {
    let oldCounts = oldCounts.map { max(0, $0) }
    let newCounts = newCounts.map { max(0, $0) }
    do throws(DifferenceFault) {
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

  /// Plans the way from one list to another, shown as the only section of a view.
  ///
  /// - Parameters:
  ///   - difference: What changed. One that does not fit the counts gives a reload that says why.
  ///   - oldCount: How many items the old list has; less than none is none.
  ///   - newCount: How many items the new list has; less than none is none.
  ///   - policy: How the difference is to be carried out.
  /// - Complexity: O(*c* log *c*) for *c* changes, however many items there are.
  public init(
    for difference: LinearDifference, oldCount: Int, newCount: Int, policy: BatchPolicy = BatchPolicy()
  ) {
    self.init(
      for: SectionedDifference(section: 0, difference), oldCounts: [oldCount], newCounts: [newCount],
      policy: policy)
  }
}

extension [Int] {
  /// The sum of values that are not negative, `Int.max` where it is greater.
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
