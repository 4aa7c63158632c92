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

  /// Returns the size of a text whose parts look different.
  ///
  /// - Parameters:
  ///   - text: The text with its style, including its line limit.
  ///   - width: The width at which lines wrap, in points; `nil` to wrap no lines.
  /// - Returns: The size of the lines, in points.
  func size(of text: StyledText, width: Double?) -> Size

  /// Returns the height of a line of text in a style, in points.
  func lineHeight(of style: TextStyle) -> Double

  /// Returns the distance of the baseline of a line of text from the top of the line, in points.
  func baseline(of style: TextStyle) -> Double

  /// Returns the size of a native view that is a part of a drawing.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - offered: The available size, in points.
  /// - Returns: The size, in points; that of its label on hosts without native views.
  func size(of view: NativeView, offered: Size) -> Size

  /// The distances and sizes that the host uses in lists and controls.
  var metrics: HostMetrics { get }

  /// A measurer for text in the font and size that the host uses in its own labels and controls.
  ///
  /// Components use it; see ``Canvas/useLabelText()``.
  var labelText: any TextMeasuring { get }

  /// A number that changes whenever equal texts may have other sizes, as after a change of the font.
  var revision: Int { get }
}

extension TextMeasuring {
  /// Returns the size of the text in one style: in bold if any part of it is.
  public func size(of text: StyledText, width: Double?) -> Size {
    size(of: text.text, style: text.widestStyle, width: width)
  }

  /// Returns the size of the label of the view, which hosts without native views show in its place.
  public func size(of view: NativeView, offered: Size) -> Size {
    size(of: view.accessibilityLabel, style: .body, width: offered.width.isUnbounded ? nil : offered.width)
  }

  /// Returns the height of a line on a host without fonts.
  public func lineHeight(of style: TextStyle) -> Double { TextMetrics.lineHeight }

  /// Returns three quarters of the height of a line.
  public func baseline(of style: TextStyle) -> Double { 0.75 * lineHeight(of: style) }

  /// The metrics of a host whose characters all have the same size.
  public var metrics: HostMetrics { .characters }

  /// The measurer itself: labels of the host have the same font and size.
  public var labelText: any TextMeasuring { self }

  /// 0: texts always have the same sizes.
  public var revision: Int { 0 }
}

/// The sizes of characters and lines on a host without fonts, in points.
public enum TextMetrics {
  /// The width of a character, in points.
  public static var characterWidth: Double { 8 }
  /// The height of a line, in points.
  public static var lineHeight: Double { 16 }
}
