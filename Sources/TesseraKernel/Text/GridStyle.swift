/// How a character on a grid looks.
public struct GridStyle: Hashable, Sendable {
  /// The colour of the character.
  public var foreground: Color
  /// The colour behind the character; nil keeps what is there.
  public var background: Color?
  /// Whether the character is heavier than usual.
  public var isBold: Bool
  /// Whether the character is slanted.
  public var isItalic: Bool
  /// Whether there is a line below the character.
  public var isUnderlined: Bool

  /// Makes a style; every part has a plain default.
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

  /// The style of a text, without its alignment.
  public init(_ style: TextStyle) {
    self.init(
      foreground: style.color, isBold: style.isBold, isItalic: style.isItalic,
      isUnderlined: style.isUnderlined)
  }
}
