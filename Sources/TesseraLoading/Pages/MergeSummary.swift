/// What a merge has made of what is loaded: all that a ``LoadMachine`` has to know of it.
public struct MergeSummary<Key: Hashable & Sendable>: Hashable, Sendable {
  /// How many items there are now.
  public var count: Int
  /// How many of them were not there before.
  public var newCount: Int
  /// How it goes on behind the last page.
  public var next: PageEnd<Key>
  /// How it goes on in front of the first page.
  public var previous: PageEnd<Key>

  /// Sums up what is loaded.
  public init(count: Int, newCount: Int = 0, next: PageEnd<Key>, previous: PageEnd<Key>) {
    self.count = count
    self.newCount = newCount
    self.next = next
    self.previous = previous
  }

  /// How it goes on at an end.
  public func end(_ direction: PageDirection) -> PageEnd<Key> {
    switch direction {
    case .next: next
    case .previous: previous
    }
  }
}
