extension BatchPlan {
  /// Plans the stages that lead from one list of sections to another.
  ///
  /// - Parameters:
  ///   - difference: The difference between the two versions. If it does not fit the sections, the plan is a
  ///     reload with the reason.
  ///   - old: The sections before the update.
  ///   - new: The sections after the update.
  ///   - policy: The rules and limits for performing the difference.
  /// - Complexity: O(*c* log *c* + *s* log *s*) for *c* changes and *s* sections, regardless of the number of
  ///   items.
  @inlinable
  public init<Section: DifferenceSection>(
    for difference: SectionedDifference, from old: [Section], to new: [Section],
    policy: BatchPolicy = BatchPolicy()
  ) {
    self.init(
      for: difference, oldCounts: old.map { $0.items.count }, newCounts: new.map { $0.items.count },
      policy: policy)
  }
}
