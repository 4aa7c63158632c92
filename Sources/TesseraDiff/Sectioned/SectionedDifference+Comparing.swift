extension SectionedDifference {
  /// Creates the difference between two versions of a list of sections.
  ///
  /// Sections are matched by id. Items are matched by id, first within their section, then across sections.
  /// Common runs of both versions are matched by position, other duplicates in order of occurrence.
  ///
  /// - Parameters:
  ///   - old: The sections before the change.
  ///   - new: The sections after the change.
  ///   - identityScope: The scope in which an id identifies an item. With ``IdentityScope/section`` no item
  ///     moves to another section: it is deleted from the one and inserted into the other.
  /// - Complexity: O(1) for arrays that share their storage, O(*s*) if those of all *s* sections do. O(*n*)
  ///   comparisons otherwise, a hash of each item that has no counterpart nearby, and O(*m* log *m*) for a
  ///   section of *m* items if anything moves.
  @inlinable
  public init<Old: RandomAccessCollection, New: RandomAccessCollection>(
    from old: Old, to new: New, identityScope: IdentityScope = .collection
  ) where Old.Element == New.Element, Old.Element: DifferenceSection {
    var workspace = DifferenceWorkspace()
    self.init(from: old, to: new, identityScope: identityScope, reusing: &workspace)
  }

  /// Creates the difference between two versions of a list of sections, with reused scratch memory.
  @inlinable
  public init<Old: RandomAccessCollection, New: RandomAccessCollection>(
    from old: Old, to new: New, identityScope: IdentityScope = .collection,
    reusing workspace: inout DifferenceWorkspace
  ) where Old.Element == New.Element, Old.Element: DifferenceSection {
    self.init(from: old, to: new, rule: IdentityRule(), identityScope: identityScope, reusing: &workspace)
  }

  /// Creates the difference between two versions of a list of sections whose items' ids have a quick hash.
  @inlinable
  public init<Old: RandomAccessCollection, New: RandomAccessCollection>(
    from old: Old, to new: New, identityScope: IdentityScope = .collection
  )
  where
    Old.Element == New.Element, Old.Element: DifferenceSection, Old.Element.Items.Element.ID: QuickHashable
  {
    var workspace = DifferenceWorkspace()
    self.init(from: old, to: new, identityScope: identityScope, reusing: &workspace)
  }

  /// Creates the difference between two versions of a list of sections whose items' ids have a quick hash,
  /// with reused scratch memory.
  @inlinable
  public init<Old: RandomAccessCollection, New: RandomAccessCollection>(
    from old: Old, to new: New, identityScope: IdentityScope = .collection,
    reusing workspace: inout DifferenceWorkspace
  )
  where
    Old.Element == New.Element, Old.Element: DifferenceSection, Old.Element.Items.Element.ID: QuickHashable
  {
    self.init(
      from: old, to: new, rule: QuickIdentityRule(), identityScope: identityScope, reusing: &workspace)
  }

  /// Creates the difference between two versions of a list of sections by a rule.
  ///
  /// - Parameters:
  ///   - old: The sections before the change.
  ///   - new: The sections after the change.
  ///   - rule: The rule that identifies and compares items.
  ///   - identityScope: The scope in which an id identifies an item.
  ///   - workspace: Scratch memory that is reused by later comparisons.
  @inlinable
  public init<Old: RandomAccessCollection, New: RandomAccessCollection, Rule: ItemRule>(
    from old: Old, to new: New, rule: Rule, identityScope: IdentityScope = .collection,
    reusing workspace: inout DifferenceWorkspace
  )
  where
    Old.Element == New.Element, Old.Element: DifferenceSection, Rule.Element == Old.Element.Items.Element
  {
    self = withBorrowed(old, new) { old, new in
      if old.isSame(as: new) { return SectionedDifference() }
      let lists = SectionLists(old: old, new: new, rule: rule, identityScope: identityScope)
      return SectionedDifference(lists, reusing: &workspace)
    }
  }

  /// Creates the difference between two versions of sections that are accessed by position only.
  @inlinable
  public init(_ source: some DifferenceSource, reusing workspace: inout DifferenceWorkspace) {
    self.init()
    var updates: [Move<ItemPath>] = []
    let matching = SectionedMatching(source, &workspace) { items, old, new in
      items.addUpdates(of: source, old: old, new: new, to: &updates)
    }
    sectionDeletes = matching.sections.old.unmatchedPositions()
    sectionInserts = matching.sections.new.unmatchedPositions()
    sectionMoves = matching.sections.moves()
    sectionUpdates = matching.sections.updates(source.sections, scratch: &workspace.scratch)
    deletes = matching.deletes()
    inserts = matching.inserts()
    moves = matching.moves()
    matching.addCrossSectionUpdates(of: source, to: &updates)
    self.updates = updates
    // Not the workspace in use: a source may compare sections there, which would overwrite the matching of
    // the sections.
    var another = DifferenceWorkspace()
    for section in 0..<matching.new.count {
      guard let match = matching.sections.oldPosition(ofNew: section) else { continue }
      source.addSupplementaryChanges(old: match, new: section, to: &supplementary, reusing: &another)
    }
    // Deletes are found in the order of the new sections, so a moved section puts them out of order.
    if !sectionMoves.isEmpty { supplementary.deletes.sort() }
  }
}
