extension SectionedDifference {
  /// Compares two versions of a list of sections.
  ///
  /// Sections are paired by id, items by id within their section first and across sections after that. What lies alike
  /// in both versions is paired by position, other duplicates in order of occurrence.
  ///
  /// - Parameters:
  ///   - old: The sections as they were.
  ///   - new: The sections as they are.
  ///   - identityScope: How far the ids of items are known; with ``IdentityScope/section`` no item moves to another
  ///     section: it is deleted there and inserted here.
  /// - Complexity: O(1) for arrays that share their storage, O(sections) if those of all sections do. O(*n*)
  ///   comparisons otherwise, a hash of each item that has no counterpart nearby, and O(*m* log *m*) for a section of
  ///   *m* items where anything moves.
  @inlinable
  public init<Old: RandomAccessCollection, New: RandomAccessCollection>(
    from old: Old, to new: New, identityScope: IdentityScope = .collection
  ) where Old.Element == New.Element, Old.Element: DifferenceSection {
    var workspace = DifferenceWorkspace()
    self.init(from: old, to: new, identityScope: identityScope, reusing: &workspace)
  }

  /// Compares two versions of a list of sections, in memory kept from one comparison to the next.
  @inlinable
  public init<Old: RandomAccessCollection, New: RandomAccessCollection>(
    from old: Old, to new: New, identityScope: IdentityScope = .collection,
    reusing workspace: inout DifferenceWorkspace
  ) where Old.Element == New.Element, Old.Element: DifferenceSection {
    self.init(from: old, to: new, rule: IdentityRule(), identityScope: identityScope, reusing: &workspace)
  }

  /// Compares two versions of a list of sections whose items' ids know a quick hash.
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

  /// Compares two versions of a list of sections whose items' ids know a quick hash, in memory kept from one comparison
  /// to the next.
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

  /// Compares two versions of a list of sections by a rule.
  ///
  /// - Parameters:
  ///   - old: The sections as they were.
  ///   - new: The sections as they are.
  ///   - rule: How items are told apart and compared.
  ///   - identityScope: How far the ids of items are known.
  ///   - workspace: Memory to work in, kept from one comparison to the next.
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

  /// Compares two versions of sections that are known by position only.
  @inlinable
  public init(_ source: some DifferenceSource, reusing workspace: inout DifferenceWorkspace) {
    self.init()
    var updates: [Move<ItemPath>] = []
    let matching = SectionedMatching(source, &workspace) { items, old, new in
      items.addUpdates(of: source, old: old, new: new, to: &updates)
    }
    sectionDeletes = matching.sections.old.positionsWithoutPartner()
    sectionInserts = matching.sections.new.positionsWithoutPartner()
    sectionMoves = matching.sections.moves()
    sectionUpdates = matching.sections.updates(source.sections, spare: &workspace.spare)
    deletes = matching.deletes()
    inserts = matching.inserts()
    moves = matching.moves()
    matching.addCrossingUpdates(of: source, to: &updates)
    self.updates = updates
    // Not the workspace in use: a source may compare sections there, and would write over which section is which.
    var another = DifferenceWorkspace()
    for section in 0..<matching.new.count {
      guard let partner = matching.sections.oldPosition(ofNew: section) else { continue }
      source.addSupplementaryChanges(old: partner, new: section, to: &supplementary, reusing: &another)
    }
    // Deletes are found in the order of the new sections; a moved section puts them out of order.
    if !sectionMoves.isEmpty { supplementary.deletes.sort() }
  }
}
