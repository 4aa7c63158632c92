import TesseraDiff

extension Content {
  /// What turns older content into this: changes of sections and items, with the fewest moves.
  ///
  /// Sections and items are paired as the engine pairs them; an item whose cell is unequal is an update. Headers,
  /// footers and layouts are not looked at.
  ///
  /// - Complexity: O(*n*): makes the cell of every item that is in both.
  public func difference(from old: Content) -> SectionedDifference {
    var issues: [Issue] = []
    let old = Snapshot(old, identityCheckLimit: 0, issues: &issues)
    let new = Snapshot(self, identityCheckLimit: 0, issues: &issues)
    return SectionedDifference(Pairing(of: SnapshotPair(old: old, new: new))) { from, to in
      old.sections[from.section].cell(at: from.item) == new.sections[to.section].cell(at: to.item)
    }
  }
}
