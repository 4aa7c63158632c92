extension Rect {
  /// The rectangle with these edges. Where an edge cannot be kept exactly, for a rectangle has an extent instead, it
  /// moves outwards. A left or top edge that is infinitely far away counts as one that is very far away.
  init(left: Double, top: Double, right: Double, bottom: Double) {
    let x = Self.length(from: left, to: right)
    let y = Self.length(from: top, to: bottom)
    self.init(x: x.start, y: y.start, width: x.length, height: y.length)
  }

  /// The smallest rectangle around both, not smaller by rounding.
  func enclosing(_ other: Rect) -> Rect {
    Rect(
      left: Swift.min(minX, other.minX), top: Swift.min(minY, other.minY),
      right: Swift.max(maxX, other.maxX), bottom: Swift.max(maxY, other.maxY))
  }

  private static func length(from start: Double, to end: Double) -> (start: Double, length: Double) {
    let start = Swift.max(start, -Double.greatestFiniteMagnitude / 2)
    var length = end - start
    while start + length < end { length = length.nextUp }
    return (start, length)
  }
}
