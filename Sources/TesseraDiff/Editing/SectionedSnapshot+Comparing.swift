extension SectionedSnapshot.Entry: DifferenceSection {
  /// The id of the section.
  @inlinable public var id: Section.ID { section.id }

  /// Returns whether the section itself is equal, regardless of its items.
  @inlinable
  public func hasSameContent(as other: SectionedSnapshot.Entry) -> Bool { section == other.section }
}

extension SectionedSnapshot {
  /// Returns the difference from another snapshot to this one, regardless of how they were created.
  ///
  /// An update derives its difference from its edits. This function compares the contents, by the
  /// ``identityScope`` of this snapshot. See ``SectionedDifference``.
  ///
  /// - Complexity: O(1) for the same snapshot, O(*n*) otherwise.
  @inlinable
  public func difference(from old: SectionedSnapshot) -> SectionedDifference {
    SectionedDifference(from: old.entries, to: entries, identityScope: identityScope)
  }
}

extension SectionedSnapshot where Item.ID: QuickHashable {
  /// Returns the difference from another snapshot to this one, using the quick hash of the ids.
  @inlinable
  public func difference(from old: SectionedSnapshot) -> SectionedDifference {
    SectionedDifference(from: old.entries, to: entries, identityScope: identityScope)
  }
}
