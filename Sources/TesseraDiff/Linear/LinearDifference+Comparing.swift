extension LinearDifference {
  /// Creates the difference between two lists by a rule.
  ///
  /// Common runs of both lists are matched by position, all other items by id, and duplicates in order of
  /// occurrence. Collections without contiguous storage are copied first.
  ///
  /// - Parameters:
  ///   - old: The list before the change.
  ///   - new: The list after the change.
  ///   - rule: The rule that identifies and compares items.
  ///   - workspace: Scratch memory that is reused by later comparisons.
  /// - Complexity: O(1) for lists that share their storage. O(*n*) comparisons otherwise, a hash of each item
  ///   that has no counterpart nearby, and O(*n* log *n*) if anything moves.
  @inlinable
  public init<Old: RandomAccessCollection, New: RandomAccessCollection, Rule: ItemRule>(
    from old: Old, to new: New, rule: Rule, reusing workspace: inout DifferenceWorkspace
  ) where Old.Element == New.Element, Rule.Element == Old.Element {
    self = withBorrowed(old, new) { old, new in
      LinearDifference(BorrowedPair(old: old, new: new, rule: rule), reusing: &workspace)
    }
  }

  /// Creates the difference between two lists by two functions.
  ///
  /// The ids are computed once and stored during the comparison.
  ///
  /// - Parameters:
  ///   - old: The list before the change.
  ///   - new: The list after the change.
  ///   - id: Returns the id of an item.
  ///   - isUnchanged: Returns whether the content of a matched item is the same as before.
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
          IdentifiedListPair(ids: ids, old: old, new: new, isSameContent: isUnchanged), reusing: &workspace)
      }
    }
  }
}

// MARK: - Identifiable values

extension LinearDifference {
  /// Creates the difference between two lists of identifiable values.
  @inlinable
  public init<Old: RandomAccessCollection, New: RandomAccessCollection>(from old: Old, to new: New)
  where Old.Element == New.Element, Old.Element: Identifiable & Equatable {
    var workspace = DifferenceWorkspace()
    self.init(from: old, to: new, reusing: &workspace)
  }

  /// Creates the difference between two lists of identifiable values, with reused scratch memory.
  @inlinable
  public init<Old: RandomAccessCollection, New: RandomAccessCollection>(
    from old: Old, to new: New, reusing workspace: inout DifferenceWorkspace
  ) where Old.Element == New.Element, Old.Element: Identifiable & Equatable {
    self.init(from: old, to: new, rule: IdentityRule(), reusing: &workspace)
  }

  /// Creates the difference between two lists of identifiable values with quick hashes.
  @inlinable
  public init<Old: RandomAccessCollection, New: RandomAccessCollection>(from old: Old, to new: New)
  where Old.Element == New.Element, Old.Element: Identifiable & Equatable, Old.Element.ID: QuickHashable {
    var workspace = DifferenceWorkspace()
    self.init(from: old, to: new, reusing: &workspace)
  }

  /// Creates the difference between two lists of identifiable values with quick hashes and reused scratch
  /// memory.
  @inlinable
  public init<Old: RandomAccessCollection, New: RandomAccessCollection>(
    from old: Old, to new: New, reusing workspace: inout DifferenceWorkspace
  ) where Old.Element == New.Element, Old.Element: Identifiable & Equatable, Old.Element.ID: QuickHashable {
    self.init(from: old, to: new, rule: QuickIdentityRule(), reusing: &workspace)
  }
}

// MARK: - Values that are their own ids

// Disfavored: an element that is also identifiable is identified by its id, not by its whole value.

extension LinearDifference {
  /// Creates the difference between two lists of values that are their own ids.
  @inlinable @_disfavoredOverload
  public init<Old: RandomAccessCollection, New: RandomAccessCollection>(from old: Old, to new: New)
  where Old.Element == New.Element, Old.Element: Hashable {
    var workspace = DifferenceWorkspace()
    self.init(from: old, to: new, rule: ValueRule(), reusing: &workspace)
  }

  /// Creates the difference between two lists of values that are their own ids, with reused scratch memory.
  @inlinable @_disfavoredOverload
  public init<Old: RandomAccessCollection, New: RandomAccessCollection>(
    from old: Old, to new: New, reusing workspace: inout DifferenceWorkspace
  ) where Old.Element == New.Element, Old.Element: Hashable {
    self.init(from: old, to: new, rule: ValueRule(), reusing: &workspace)
  }

  /// Creates the difference between two lists of values that are their own ids and have a quick hash.
  @inlinable @_disfavoredOverload
  public init<Old: RandomAccessCollection, New: RandomAccessCollection>(from old: Old, to new: New)
  where Old.Element == New.Element, Old.Element: QuickHashable {
    var workspace = DifferenceWorkspace()
    self.init(from: old, to: new, rule: QuickValueRule(), reusing: &workspace)
  }

  /// Creates the difference between two lists of values that are their own ids and have a quick hash, with
  /// reused scratch memory.
  @inlinable @_disfavoredOverload
  public init<Old: RandomAccessCollection, New: RandomAccessCollection>(
    from old: Old, to new: New, reusing workspace: inout DifferenceWorkspace
  ) where Old.Element == New.Element, Old.Element: QuickHashable {
    self.init(from: old, to: new, rule: QuickValueRule(), reusing: &workspace)
  }
}
