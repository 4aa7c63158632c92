import TesseraLayout

/// A text measurer for hosts whose characters all have the same size.
public final class MonospaceText: TextMeasuring, Sendable {
  /// Creates a measurer for the standard character size.
  public init() {}

  /// Returns the size of the lines of a text, in points, from the number of its columns and lines.
  public func size(of text: String, style: TextStyle, width: Double?) -> Size {
    let columns = width.map { Int(max(1, min($0 / TextMetrics.characterWidth, 1_000_000))) }
    var (count, widest) = (0, 0)
    var walk = LineBreaker(text)
    walk.forEachLine(columns: columns, limit: style.lineLimit) { walk, line, isTruncated in
      count += 1
      // An ellipsis takes one column.
      widest = max(widest, walk.width(of: line) + (isTruncated ? 1 : 0))
    }
    return Size(
      width: Double(widest) * TextMetrics.characterWidth,
      height: Double(max(1, count)) * TextMetrics.lineHeight)
  }
}
