extension BatchPlan {
  /// Plans the way from one list of sections to another.
  ///
  /// - Parameters:
  ///   - difference: What changed. One that does not fit the sections gives a reload that says why.
  ///   - old: The sections as they were.
  ///   - new: The sections as they are.
  ///   - policy: How the difference is to be carried out.
  /// - Complexity: O(*c* log *c* + *s* log *s*) for *c* changes and *s* sections, however many items there are.
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
