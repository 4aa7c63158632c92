/// Neighboring lines whose items have been placed: the recently visible ones and a few more.
struct FlowPlacedLines {
  /// The smallest number of items that are placed at once when lines are queried in order.
  static let minItems = 64
  /// The largest number of items in a line that are placed at once.
  static let maxItems = 256
  /// The number of items to keep when there are twice as many.
  static let retainedItemCount = 512

  var items = 0..<0
  var frames: ContiguousArray<Rect> = []

  /// Drops items that are far from the end.
  mutating func trimStart() {
    let excess = frames.count - Self.retainedItemCount
    guard excess >= Self.retainedItemCount else { return }
    frames.removeFirst(excess)
    items = (items.lowerBound + excess)..<items.upperBound
  }

  /// Drops items that are far from the start.
  mutating func trimEnd() {
    let excess = frames.count - Self.retainedItemCount
    guard excess >= Self.retainedItemCount else { return }
    frames.removeLast(excess)
    items = items.lowerBound..<(items.upperBound - excess)
  }
}
