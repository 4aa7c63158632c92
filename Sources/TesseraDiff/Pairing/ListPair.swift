/// Two versions of a list, accessed by position, with the operations that are needed to match their items.
///
/// A conforming type can match data that is not in arrays (lazy, shared, on disk) without copying its ids.
/// Results must not change during a comparison. If the lists have 2³⁰ items or more between their common
/// prefix and suffix (2²⁵ if an `Int` has 32 bits), these items are treated as all deleted and all inserted.
public protocol ListPair {
  /// The number of items in the old list.
  var oldCount: Int { get }
  /// The number of items in the new list.
  var newCount: Int { get }

  /// Returns whether an old and a new item have the same id.
  func hasSameID(old: Int, new: Int) -> Bool

  /// Returns whether two old items have the same id.
  func hasSameID(old: Int, otherOld: Int) -> Bool

  /// Returns a hash of an old item's id.
  ///
  /// Equal ids have equal hashes. A seeded hash protects against hostile data.
  func hash(old: Int) -> Int

  /// Returns a hash of a new item's id.
  func hash(new: Int) -> Int

  /// Returns the number of items at the start of both lists that have the same ids, position by position.
  ///
  /// A pair whose lists share their storage can return the result without comparing items.
  func commonPrefix() -> Int

  /// Returns the number of items at the end of both lists that have the same ids, excluding the first
  /// `prefix` items.
  func commonSuffix(after prefix: Int) -> Int

  /// Returns the number of consecutive items, from two positions on, that have the same ids in both lists.
  ///
  /// A pair with indirect access to its items can examine many of them in one call.
  ///
  /// - Parameters:
  ///   - old: The first position in the old list.
  ///   - new: The first position in the new list.
  ///   - limit: The maximum length of the run. Both lists have at least as many items from there on.
  func commonRun(old: Int, new: Int, limit: Int) -> Int

  /// Returns the next run of items that is known to have the same ids in both lists, at or after these
  /// positions.
  ///
  /// Known runs are matched without comparison. The matching calls this function where the lists differ, and
  /// then after each returned run.
  ///
  /// - Returns: The run, or `nil` if all other items have to be compared one by one.
  func nextCommonRun(old: Int, new: Int) -> CommonRun?

  /// Matches the items between the common prefix and suffix, by ``ListMatcher/match(_:)``.
  ///
  /// A pair that accesses its items through closures or class members can pass the task on to a pair of the
  /// same lists that is compiled for their types, and whose items have the same positions.
  func match(with matcher: inout ListMatcher)
}

extension ListPair {
  /// Compares items one by one.
  ///
  /// - Complexity: O(*k*) for a result of *k*.
  @inlinable
  public func commonPrefix() -> Int {
    let limit = min(oldCount, newCount)
    var length = 0
    while length < limit, hasSameID(old: length, new: length) { length += 1 }
    return length
  }

  /// Compares items one by one.
  ///
  /// - Complexity: O(*k*) for a result of *k*.
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
  /// - Complexity: O(*k*) for a result of *k*.
  @inlinable
  public func commonRun(old: Int, new: Int, limit: Int) -> Int {
    var length = 0
    while length < limit, hasSameID(old: old &+ length, new: new &+ length) { length &+= 1 }
    return length
  }

  /// Returns `nil`: no run is known without comparison.
  @inlinable
  public func nextCommonRun(old: Int, new: Int) -> CommonRun? { nil }

  /// Matches the items by this pair.
  @inlinable
  public func match(with matcher: inout ListMatcher) { matcher.match(self) }
}

/// Two versions of a list whose items can also be compared by content.
public protocol ComparableListPair: ListPair {
  /// Returns whether a new item has the same content as an old item with the same id.
  func isUnchanged(old: Int, new: Int) -> Bool

  /// A Boolean value that indicates whether the lists are known to be the same, including contents, without
  /// comparison of their items.
  var isSame: Bool { get }
}

extension ComparableListPair {
  /// `false`: nothing is known without comparison.
  @inlinable public var isSame: Bool { false }
}
