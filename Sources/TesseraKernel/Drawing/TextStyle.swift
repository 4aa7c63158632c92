/// The appearance of a text, and its alignment in a rectangle.
public struct TextStyle: Hashable, Sendable {
  /// The color of the text.
  public var color: Color
  /// Whether the text is bold.
  public var isBold: Bool
  /// Whether the text is italic.
  public var isItalic: Bool
  /// Whether the text is underlined.
  public var isUnderlined: Bool
  /// Whether all characters are equally wide, as in a log or in code. In a terminal they always are.
  public var isMonospaced: Bool
  /// The size of the text, on hosts with fonts.
  public var size: TextSize
  /// The alignment of each line between the left and the right edge.
  public var alignment: Alignment
  /// The maximum number of lines, after which the text is truncated with an ellipsis; `nil` for as many as
  /// fit.
  public var lineLimit: Int?

  /// The alignment of lines between the left and the right edge.
  public enum Alignment: Hashable, Sendable {
    /// At the left edge.
    case leading
    /// In the middle.
    case center
    /// At the right edge.
    case trailing
  }

  /// Creates a style.
  ///
  /// By default, text is regular, in the primary color, of ordinary size, left-aligned and limited to one line.
  public init(
    color: Color = .primary, isBold: Bool = false, isItalic: Bool = false, isUnderlined: Bool = false,
    isMonospaced: Bool = false, size: TextSize = .body, alignment: Alignment = .leading,
    lineLimit: Int? = 1
  ) {
    self.color = color
    self.isBold = isBold
    self.isItalic = isItalic
    self.isUnderlined = isUnderlined
    self.isMonospaced = isMonospaced
    self.size = size
    self.alignment = alignment
    self.lineLimit = lineLimit
  }

  /// Ordinary text on one line.
  public static let body = TextStyle()
  /// Bold text on one line.
  public static let title = TextStyle(isBold: true)
  /// Less important text on one line.
  public static let caption = TextStyle(color: .secondary)
  /// Ordinary text on any number of lines.
  public static let paragraph = TextStyle(lineLimit: nil)
}
