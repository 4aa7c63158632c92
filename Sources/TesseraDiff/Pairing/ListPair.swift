/// Two versions of a list, seen by position only: all that has to be known to tell which item is which.
///
/// Data that is not held in arrays (lazy, shared, on disk) can be paired without copying its ids. Answers must not change
/// during a comparison. Of lists with 2³⁰ items or more between their common start and end (2²⁵ where an `Int` has 32
/// bits), these items are taken to be all gone and all new.
public protocol ListPair {
  /// How many items the old list has.
  var oldCount: Int { get }
  /// How many items the new list has.
  var newCount: Int { get }

  /// Whether an old and a new item have the same id.
  func hasSameID(old: Int, new: Int) -> Bool

  /// Whether two old items have the same id.
  func hasSameID(old: Int, otherOld: Int) -> Bool

  /// A hash of an old item's id; equal ids have equal hashes. Seeded hashing keeps hostile data harmless.
  func hash(old: Int) -> Int

  /// A hash of a new item's id.
  func hash(new: Int) -> Int

  /// How many items at the start of both lists have the same ids, position by position.
  ///
  /// A pair that knows that its lists share their storage answers at once.
  func commonPrefix() -> Int

  /// How many items at the end of both lists have the same ids, not counting the first `prefix` items.
  func commonSuffix(after prefix: Int) -> Int

  /// How many items in a row have the same ids in both lists, from two positions on; `limit` at most, which both lists
  /// have there.
  ///
  /// A pair that reaches its items by a detour answers for many of them at once.
  func commonRun(old: Int, new: Int, limit: Int) -> Int

  /// The next items in a row that are certain to have the same ids in both lists, none of them before these positions;
  /// nil: the rest has to be compared item by item.
  ///
  /// What a pair knows of its lists is passed without a look. Asked where the lists differ, and then behind each answer.
  func nextCommonStretch(old: Int, new: Int) -> CommonStretch?
}

extension ListPair {
  /// Compares items one by one.
  ///
  /// - Complexity: O(answer).
  @inlinable
  public func commonPrefix() -> Int {
    let limit = min(oldCount, newCount)
    var length = 0
    while length < limit, hasSameID(old: length, new: length) { length += 1 }
    return length
  }

  /// Compares items one by one.
  ///
  /// - Complexity: O(answer).
  @inlinable
  public func commonSuffix(after prefix: Int) -> Int {
    let (oldCount, newCount) = (oldCount, newCount)
    let limit = min(oldCount, newCount) - prefix
    var length = 0
    while length < limit, hasSameID(old: oldCount - 1 - length, new: newCount - 1 - length) { length += 1 }
    return length
  }

  /// Compares items one by one.
  ///
  /// - Complexity: O(answer).
  @inlinable
  public func commonRun(old: Int, new: Int, limit: Int) -> Int {
    var length = 0
    while length < limit, hasSameID(old: old &+ length, new: new &+ length) { length &+= 1 }
    return length
  }

  /// Nil: nothing is certain without a look.
  @inlinable
  public func nextCommonStretch(old: Int, new: Int) -> CommonStretch? { nil }
}

/// Two versions of a list whose items can also be compared by content.
public protocol ComparableListPair: ListPair {
  /// Whether a new item looks as the old one did, given that they have the same id.
  func isUnchanged(old: Int, new: Int) -> Bool

  /// Whether the lists are certain to be the same, ids and contents, without a look at their items.
  var isSame: Bool { get }
}

extension ComparableListPair {
  /// False: nothing is certain without a look.
  @inlinable public var isSame: Bool { false }
}
