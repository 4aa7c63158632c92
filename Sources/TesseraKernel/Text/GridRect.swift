import TesseraLayout

/// A rectangle on a grid of characters.
public struct GridRect: Hashable, Sendable {
  /// The columns of the rectangle.
  public var columns: Range<Int>
  /// The rows of the rectangle.
  public var rows: Range<Int>

  /// Creates a rectangle from its columns and rows.
  public init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
  }

  /// Creates the rectangle of characters nearest to a rectangle in points.
  public init(_ rect: Rect) {
    columns = GridRect.range(rect.minX, rect.maxX, unit: TextMetrics.characterWidth)
    rows = GridRect.range(rect.minY, rect.maxY, unit: TextMetrics.lineHeight)
  }

  /// Whether the rectangle contains no character.
  public var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

  /// Returns the common part of both rectangles, which may be empty.
  public func intersection(_ other: GridRect) -> GridRect {
    GridRect(columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
  }

  private static func range(_ low: Double, _ high: Double, unit: Double) -> Range<Int> {
    let start = nearest(low / unit)
    return start..<max(start, nearest(high / unit))
  }

  /// Returns the nearest whole number, halves rounded up, so that two edges at one coordinate meet.
  static func nearest(_ value: Double) -> Int {
    guard value.isFinite else { return value > 0 ? 1 << 40 : 0 }
    return Int(max(-1e12, min((value + 0.5).rounded(.down), 1e12)))
  }
}
