extension LinearDifference {
  /// Compares two lists.
  ///
  /// What lies alike in both lists is paired by position; the rest by id, duplicates in order of occurrence. Data that
  /// does not lie side by side in memory is copied first.
  ///
  /// - Parameters:
  ///   - old: The list as it was.
  ///   - new: The list as it is.
  ///   - rule: How items are told apart and compared.
  ///   - workspace: Memory to work in, kept from one comparison to the next.
  /// - Complexity: O(1) for lists that share their storage. O(*n*) comparisons otherwise, a hash of each item that has
  ///   no counterpart nearby, and O(*n* log *n*) if anything moves.
  @inlinable
  public init<Old: RandomAccessCollection, New: RandomAccessCollection, Rule: ItemRule>(
    from old: Old, to new: New, rule: Rule, reusing workspace: inout DifferenceWorkspace
  ) where Old.Element == New.Element, Rule.Element == Old.Element {
    self = withBorrowed(old, new) { old, new in
      LinearDifference(BorrowedPair(old: old, new: new, rule: rule), reusing: &workspace)
    }
  }

  /// Compares two lists by two functions.
  ///
  /// The ids are asked for once, and kept while the lists are compared.
  ///
  /// - Parameters:
  ///   - old: The list as it was.
  ///   - new: The list as it is.
  ///   - id: What makes an item the same item.
  ///   - isUnchanged: Whether a paired item looks as before.
  @inlinable
  public init<Old: RandomAccessCollection, New: RandomAccessCollection, ID: Hashable>(
    from old: Old, to new: New, id: @escaping (Old.Element) -> ID,
    isUnchanged: @escaping (Old.Element, Old.Element) -> Bool
  ) where Old.Element == New.Element {
    var workspace = DifferenceWorkspace()
    self = withBorrowed(old, new) { old, new in
      if old.isSame(as: new) { return LinearDifference() }
      let (oldIDs, newIDs) = (
        ContiguousArray(old.elements.lazy.map(id)), ContiguousArray(new.elements.lazy.map(id))
      )
      return withBorrowed(oldIDs, newIDs) { oldIDs, newIDs in
        let ids = BorrowedPair(old: oldIDs, new: newIDs, rule: ValueRule())
        return LinearDifference(
          NamedPair(ids: ids, old: old, new: new, isSameContent: isUnchanged), reusing: &workspace)
      }
    }
  }
}

// MARK: - Identifiable values

extension LinearDifference {
  /// Compares two lists of identifiable values.
  @inlinable
  public init<Old: RandomAccessCollection, New: RandomAccessCollection>(from old: Old, to new: New)
  where Old.Element == New.Element, Old.Element: Identifiable & Equatable {
    var workspace = DifferenceWorkspace()
    self.init(from: old, to: new, reusing: &workspace)
  }

  /// Compares two lists of identifiable values, in memory kept from one comparison to the next.
  @inlinable
  public init<Old: RandomAccessCollection, New: RandomAccessCollection>(
    from old: Old, to new: New, reusing workspace: inout DifferenceWorkspace
  ) where Old.Element == New.Element, Old.Element: Identifiable & Equatable {
    self.init(from: old, to: new, rule: IdentityRule(), reusing: &workspace)
  }

  /// Compares two lists of identifiable values whose ids know a quick hash.
  @inlinable
  public init<Old: RandomAccessCollection, New: RandomAccessCollection>(from old: Old, to new: New)
  where Old.Element == New.Element, Old.Element: Identifiable & Equatable, Old.Element.ID: QuickHashable {
    var workspace = DifferenceWorkspace()
    self.init(from: old, to: new, reusing: &workspace)
  }

  /// Compares two lists of identifiable values whose ids know a quick hash, in memory kept from one comparison to the
  /// next.
  @inlinable
  public init<Old: RandomAccessCollection, New: RandomAccessCollection>(
    from old: Old, to new: New, reusing workspace: inout DifferenceWorkspace
  ) where Old.Element == New.Element, Old.Element: Identifiable & Equatable, Old.Element.ID: QuickHashable {
    self.init(from: old, to: new, rule: QuickIdentityRule(), reusing: &workspace)
  }
}

// MARK: - Values that are their own ids

// Disfavoured: an element that is identifiable as well is told apart by its id, not by all it holds.

extension LinearDifference {
  /// Compares two lists of values that are their own ids.
  @inlinable @_disfavoredOverload
  public init<Old: RandomAccessCollection, New: RandomAccessCollection>(from old: Old, to new: New)
  where Old.Element == New.Element, Old.Element: Hashable {
    var workspace = DifferenceWorkspace()
    self.init(from: old, to: new, rule: ValueRule(), reusing: &workspace)
  }

  /// Compares two lists of values that are their own ids, in memory kept from one comparison to the next.
  @inlinable @_disfavoredOverload
  public init<Old: RandomAccessCollection, New: RandomAccessCollection>(
    from old: Old, to new: New, reusing workspace: inout DifferenceWorkspace
  ) where Old.Element == New.Element, Old.Element: Hashable {
    self.init(from: old, to: new, rule: ValueRule(), reusing: &workspace)
  }

  /// Compares two lists of values that are their own ids and know a quick hash.
  @inlinable @_disfavoredOverload
  public init<Old: RandomAccessCollection, New: RandomAccessCollection>(from old: Old, to new: New)
  where Old.Element == New.Element, Old.Element: QuickHashable {
    var workspace = DifferenceWorkspace()
    self.init(from: old, to: new, rule: QuickValueRule(), reusing: &workspace)
  }

  /// Compares two lists of values that are their own ids and know a quick hash, in memory kept from one comparison to
  /// the next.
  @inlinable @_disfavoredOverload
  public init<Old: RandomAccessCollection, New: RandomAccessCollection>(
    from old: Old, to new: New, reusing workspace: inout DifferenceWorkspace
  ) where Old.Element == New.Element, Old.Element: QuickHashable {
    self.init(from: old, to: new, rule: QuickValueRule(), reusing: &workspace)
  }
}
