/// The appearance of characters on a grid, or in a part of a ``StyledText``.
public struct GridStyle: Hashable, Sendable {
  /// The color of the character.
  public var foreground: Color
  /// The color behind the character; `nil` to keep the existing background.
  public var background: Color?
  /// Whether the character is bold.
  public var isBold: Bool
  /// Whether the character is italic.
  public var isItalic: Bool
  /// Whether the character is underlined.
  public var isUnderlined: Bool

  /// Creates a style.
  ///
  /// By default, characters are regular, in the primary color, and keep their background.
  public init(
    foreground: Color = .primary, background: Color? = nil, isBold: Bool = false, isItalic: Bool = false,
    isUnderlined: Bool = false
  ) {
    self.foreground = foreground
    self.background = background
    self.isBold = isBold
    self.isItalic = isItalic
    self.isUnderlined = isUnderlined
  }

  /// Creates the style of characters from that of a text, ignoring alignment and line limit.
  public init(_ style: TextStyle) {
    self.init(
      foreground: style.color, isBold: style.isBold, isItalic: style.isItalic,
      isUnderlined: style.isUnderlined)
  }
}
