import TesseraLayout

/// Measures text on hosts whose characters all have the same size.
public final class MonospaceText: TextMeasuring, Sendable {
  /// Makes a measurer for the standard character size.
  public init() {}

  /// The size of the lines, each as wide as its columns.
  public func size(of text: String, style: TextStyle, width: Double?) -> Size {
    let columns = width.map { Int(max(1, min($0 / TextMetrics.characterWidth, 1_000_000))) }
    let lines = LineBreaking.lines(of: text, columns: columns, limit: style.lineLimit)
    let widest = lines.reduce(0) { max($0, $1.columnWidth) }
    return Size(
      width: Double(widest) * TextMetrics.characterWidth,
      height: Double(max(1, lines.count)) * TextMetrics.lineHeight)
  }
}
