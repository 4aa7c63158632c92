import TesseraLayout

/// A type that measures text in the way a host sets it.
public protocol TextMeasuring: AnyObject {
  /// Returns the size of a text.
  ///
  /// - Parameters:
  ///   - text: The text, which may contain line breaks.
  ///   - style: The style of the text, including its line limit.
  ///   - width: The width at which lines wrap, in points; `nil` to wrap no lines.
  /// - Returns: The size of the lines, in points.
  func size(of text: String, style: TextStyle, width: Double?) -> Size
}

/// The sizes of characters and lines on a host without fonts, in points.
public enum TextMetrics {
  /// The width of a character, in points.
  public static var characterWidth: Double { 8 }
  /// The height of a line, in points.
  public static var lineHeight: Double { 16 }
}
