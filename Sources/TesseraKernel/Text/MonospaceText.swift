import TesseraLayout

/// Measures text on hosts whose characters all have the same size.
public final class MonospaceText: TextMeasuring, Sendable {
  /// Makes a measurer for the standard character size.
  public init() {}

  /// The size of the lines, each as wide as its columns.
  public func size(of text: String, style: TextStyle, width: Double?) -> Size {
    let columns = width.map { Int(max(1, min($0 / TextMetrics.characterWidth, 1_000_000))) }
    var (count, widest) = (0, 0)
    var walk = LineWalk(text)
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
