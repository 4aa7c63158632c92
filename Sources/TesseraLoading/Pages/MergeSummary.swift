/// The summary of a merge: the facts about the loaded pages that a ``LoadMachine`` needs.
public struct MergeSummary<Key: Hashable & Sendable>: Hashable, Sendable {
  /// The number of items after the merge.
  public var count: Int
  /// The number of items that the merge has added.
  public var newCount: Int
  /// The end after the last page.
  public var next: PageEnd<Key>
  /// The end before the first page.
  public var previous: PageEnd<Key>

  /// Creates a summary.
  public init(count: Int, newCount: Int = 0, next: PageEnd<Key>, previous: PageEnd<Key>) {
    self.count = count
    self.newCount = newCount
    self.next = next
    self.previous = previous
  }

  /// Returns the end in a direction.
  public func end(_ direction: PageDirection) -> PageEnd<Key> {
    switch direction {
    case .next: next
    case .previous: previous
    }
  }
}
