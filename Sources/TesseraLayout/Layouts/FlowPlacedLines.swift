/// Neighbouring lines whose items have been placed: what has been on screen lately, and a little more.
struct FlowPlacedLines {
  /// The fewest items that are placed at once where one line after the other is asked about.
  static let fewestItems = 64
  /// The most items of a line that are placed at once.
  static let mostItems = 256
  /// How many items are kept when there are twice as many.
  static let keptItems = 512

  /// The items; none where no line has been placed.
  var items = 0..<0
  /// Their frames.
  var frames: ContiguousArray<Rect> = []

  /// Lets items go that are far from the end.
  mutating func trimStart() {
    let excess = frames.count - Self.keptItems
    guard excess >= Self.keptItems else { return }
    frames.removeFirst(excess)
    items = (items.lowerBound + excess)..<items.upperBound
  }

  /// Lets items go that are far from the start.
  mutating func trimEnd() {
    let excess = frames.count - Self.keptItems
    guard excess >= Self.keptItems else { return }
    frames.removeLast(excess)
    items = items.lowerBound..<(items.upperBound - excess)
  }
}
