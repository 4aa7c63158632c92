/// A reader of item lengths in ascending order: one descent, then O(1) for each item near the previous one.
struct ExtentReader {
  private var cursor: RunCursor<ExtentRun>

  /// Creates a reader at the first item; `nil` if there are no items.
  init?(_ extents: Extents) {
    guard let cursor = extents.tree.cursor(at: 0) else { return nil }
    self.cursor = cursor
  }

  /// Returns the length of an item. The item must exist, and not precede one that was already read.
  @inline(__always)
  mutating func length(at index: Int) -> FixedLength {
    _ = cursor.advance(to: index)
    return cursor.place.run.length
  }

  /// Returns the start of an item, with the same preconditions as ``length(at:)``.
  @inline(__always)
  mutating func start(of index: Int) -> FixedLength {
    _ = cursor.advance(to: index)
    let place = cursor.place
    return place.before.sum + place.run.length * (index - place.start)
  }
}
