extension SectionedSnapshot.Entry: DifferenceSection {
  /// The id of the section.
  @inlinable public var id: Section.ID { section.id }

  /// Whether the section itself is equal, whatever its items.
  @inlinable
  public func hasSameContent(as other: SectionedSnapshot.Entry) -> Bool { section == other.section }
}

extension SectionedSnapshot {
  /// What turns another snapshot into this one, whatever way they were made.
  ///
  /// An update knows what its edits did; this compares, by the ``identityScope`` of this snapshot. See
  /// ``SectionedDifference``.
  ///
  /// - Complexity: O(1) for the same snapshot, O(*n*) otherwise.
  @inlinable
  public func difference(from old: SectionedSnapshot) -> SectionedDifference {
    SectionedDifference(from: old.entries, to: entries, identityScope: identityScope)
  }
}

extension SectionedSnapshot where Item.ID: QuickHashable {
  /// What turns another snapshot into this one; the ids know a quick hash.
  @inlinable
  public func difference(from old: SectionedSnapshot) -> SectionedDifference {
    SectionedDifference(from: old.entries, to: entries, identityScope: identityScope)
  }
}
