import TesseraDiff

extension Content {
  /// Returns the changes of sections, items, headers and footers that turn older content into this content,
  /// with the fewest moves.
  ///
  /// Sections and items are paired as the engine pairs them. An item with an unequal cell is an update, and
  /// so is a section with another layout, size or decoration. Among the supplementary items a header has the
  /// position 0, a footer 1, a placeholder 2.
  ///
  /// - Complexity: O(*n*): makes the cell of every item that both contents have.
  public func difference(from old: Content) -> SectionedDifference {
    var issues: [Issue] = []
    return Snapshot(declared, identityCheckLimit: 0, issues: &issues).difference(
      from: Snapshot(old.declared, identityCheckLimit: 0, issues: &issues))
  }
}

extension Snapshot {
  /// Returns the changes that turn an older snapshot into this one. Unless it compares cells, it makes none
  /// and finds no updates.
  package func difference(from old: Snapshot, comparesCells: Bool = true) -> SectionedDifference {
    var workspace = DifferenceWorkspace()
    return SectionedDifference(
      SectionsPair(old: old.sections, new: sections, comparesCells: comparesCells), reusing: &workspace)
  }
}
