extension Rect {
  /// Creates a rectangle from its edges. An edge that an origin and an extent cannot represent exactly moves
  /// outwards. A left or top edge at minus infinity is replaced by a very distant one.
  init(left: Double, top: Double, right: Double, bottom: Double) {
    let x = Self.length(from: left, to: right)
    let y = Self.length(from: top, to: bottom)
    self.init(x: x.start, y: y.start, width: x.length, height: y.length)
  }

  /// Returns the smallest rectangle around both. Rounding never makes it smaller.
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
