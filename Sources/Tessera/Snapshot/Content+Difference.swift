import TesseraDiff

extension Content {
  /// What turns older content into this: changes of sections, items, headers and footers, with the fewest moves.
  ///
  /// Sections and items are paired as the engine pairs them. An item whose cell is unequal is an update, and so is a
  /// section with another layout, size or decoration. Among the supplementary items a header has the position 0, a footer 1,
  /// a placeholder 2.
  ///
  /// - Complexity: O(*n*): makes the cell of every item that is in both.
  public func difference(from old: Content) -> SectionedDifference {
    var issues: [Issue] = []
    var workspace = DifferenceWorkspace()
    return SectionedDifference(
      SectionsPair(
        old: Snapshot(old.declared, identityCheckLimit: 0, issues: &issues).sections,
        new: Snapshot(declared, identityCheckLimit: 0, issues: &issues).sections),
      reusing: &workspace)
  }
}
