/// How a piece of text looks and where it stands in its rectangle.
public struct TextStyle: Hashable, Sendable {
  /// The colour of the letters.
  public var color: Color
  /// Whether the letters are heavier than usual.
  public var isBold: Bool
  /// Whether the letters are slanted.
  public var isItalic: Bool
  /// Whether there is a line below the letters.
  public var isUnderlined: Bool
  /// Where each line stands between the left and the right edge.
  public var alignment: Alignment
  /// How many lines may be shown; what does not fit ends with an ellipsis. Nil: as many as fit.
  public var lineLimit: Int?

  /// Where a line stands between the left and the right edge.
  public enum Alignment: Hashable, Sendable {
    /// At the left edge.
    case leading
    /// In the middle.
    case center
    /// At the right edge.
    case trailing
  }

  /// Makes a style; every part has a plain default.
  public init(
    color: Color = .primary, isBold: Bool = false, isItalic: Bool = false, isUnderlined: Bool = false,
    alignment: Alignment = .leading, lineLimit: Int? = 1
  ) {
    self.color = color
    self.isBold = isBold
    self.isItalic = isItalic
    self.isUnderlined = isUnderlined
    self.alignment = alignment
    self.lineLimit = lineLimit
  }

  /// Ordinary text on one line.
  public static let body = TextStyle()
  /// Bold text on one line.
  public static let title = TextStyle(isBold: true)
  /// Less important text on one line.
  public static let caption = TextStyle(color: .secondary)
  /// Ordinary text on as many lines as it takes.
  public static let paragraph = TextStyle(lineLimit: nil)
}
