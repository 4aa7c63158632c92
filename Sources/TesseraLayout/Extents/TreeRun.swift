/// A run of equal neighboring items, as stored in a ``RunTree``.
protocol TreeRun: Equatable, Sendable {
  associatedtype Summary: RunSummary

  /// The number of items, at least one inside a tree.
  var count: Int { get }

  var summary: Summary { get }

  /// Returns the aggregate of consecutive runs. A run type may add them up faster than one by one.
  static func summary(of runs: UnsafeBufferPointer<Self>) -> Summary

  /// Returns the run with only some of its items, numbered from 0.
  func slice(_ items: Range<Int>) -> Self

  /// Merges the following run into this one if all their items are alike. `false` if they are not; then
  /// nothing has changed. A tree merges all neighbors that are alike, so that they cost one entry.
  mutating func absorb(_ next: Self) -> Bool

  /// The largest number of runs in a leaf; at least 4.
  static var leafCapacity: Int { get }

  /// The largest number of children of an inner node; at least 4.
  static var innerCapacity: Int { get }
}

/// The aggregate of runs: a monoid whose elements are given by ``TreeRun/summary``.
protocol RunSummary: Equatable, Sendable {
  static var zero: Self { get }

  var count: Int { get }

  /// Adds the aggregate of the items that follow. The operation is associative.
  mutating func add(_ next: Self)
}

extension TreeRun {
  static func summary(of runs: UnsafeBufferPointer<Self>) -> Summary {
    var sum = Summary.zero
    for run in runs { sum.add(run.summary) }
    return sum
  }

  // Leaves are copied as plain memory. Copying an inner node counts a reference for each child, which touches
  // memory that is likely to be far away. Therefore leaves are wide and inner nodes are narrow.
  static var leafCapacity: Int { 64 }
  static var innerCapacity: Int { 12 }
}
