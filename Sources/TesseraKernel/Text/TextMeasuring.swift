import TesseraLayout

/// Measures text as a host sets it.
public protocol TextMeasuring: AnyObject {
  /// The size of a text.
  ///
  /// - Parameters:
  ///   - text: The text; line breaks count.
  ///   - style: How it looks; the line limit counts.
  ///   - width: Where lines wrap, in points; nil: nowhere.
  /// - Returns: The size of the lines, in points.
  func size(of text: String, style: TextStyle, width: Double?) -> Size
}

/// The sizes that a character and a line have on a host without fonts, in points.
public enum TextMetrics {
  /// The width of a character.
  public static var characterWidth: Double { 8 }
  /// The height of a line.
  public static var lineHeight: Double { 16 }
}
