/// Reads lengths of items from left to right: one descent, and then O(1) for each that is near the one before.
struct ExtentReader {
  private var cursor: RunCursor<ExtentRun>

  /// Nothing was read yet. Nil where there are no items.
  init?(_ extents: Extents) {
    guard let cursor = extents.tree.cursor(at: 0) else { return nil }
    self.cursor = cursor
  }

  /// The length of an item, which must exist and not come before one that was read.
  @inline(__always)
  mutating func length(at index: Int) -> FixedLength {
    _ = cursor.advance(to: index)
    return cursor.place.run.length
  }

  /// Where such an item begins.
  @inline(__always)
  mutating func start(of index: Int) -> FixedLength {
    _ = cursor.advance(to: index)
    let place = cursor.place
    return place.before.sum + place.run.length * (index - place.start)
  }
}
