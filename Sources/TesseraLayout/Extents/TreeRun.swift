/// Neighbouring items that are alike: the entry that a ``RunTree`` stores.
protocol TreeRun: Equatable, Sendable {
  associatedtype Summary: RunSummary

  /// How many items, at least one inside a tree.
  var count: Int { get }

  /// What a tree adds up about the run.
  var summary: Summary { get }

  /// The same run with only some of its items, which are numbered from 0.
  func slice(_ items: Range<Int>) -> Self

  /// Takes in the items of the run that follows, where all are alike. False where they are not; then nothing has
  /// changed. A tree asks it of all neighbours, so that items that are alike cost one entry.
  mutating func absorb(_ next: Self) -> Bool

  /// The most runs of a leaf; at least 4.
  static var leafCapacity: Int { get }

  /// The most children of an inner node; at least 4.
  static var innerCapacity: Int { get }
}

/// What is known about many runs: a monoid, of which ``TreeRun/summary`` gives the elements.
protocol RunSummary: Equatable, Sendable {
  /// What is known about no items.
  static var zero: Self { get }

  /// The number of items.
  var count: Int { get }

  /// Adds what is known about the items that follow; associative.
  mutating func add(_ next: Self)
}

extension TreeRun {
  // Leaves are copied as plain memory; a copy of an inner node counts a reference for each child, and looks for that at
  // memory that is likely to be far away. So leaves are wide and inner nodes are not.
  static var leafCapacity: Int { 64 }
  static var innerCapacity: Int { 12 }
}
