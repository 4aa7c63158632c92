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
  /// The address that the characters lead to, such as `https://example.com`; `nil` for none.
  ///
  /// Hosts that know links of their own, such as a terminal, mark the characters with it.
  public var link: String?

  /// Creates a style.
  ///
  /// By default, characters are regular, in the primary color, and keep their background.
  public init(
    foreground: Color = .primary, background: Color? = nil, isBold: Bool = false, isItalic: Bool = false,
    isUnderlined: Bool = false, link: String? = nil
  ) {
    self.foreground = foreground
    self.background = background
    self.isBold = isBold
    self.isItalic = isItalic
    self.isUnderlined = isUnderlined
    self.link = link
  }

  /// Creates the style of characters from that of a text, ignoring alignment and line limit.
  public init(_ style: TextStyle) {
    self.init(
      foreground: style.color, isBold: style.isBold, isItalic: style.isItalic,
      isUnderlined: style.isUnderlined)
  }
}

// Links are equal if they consist of the same bytes, so that a program in Embedded Swift does not link the tables of
// Unicode normalization.

extension GridStyle {
  /// Returns whether both styles look the same and lead to the same address.
  public static func == (left: GridStyle, right: GridStyle) -> Bool {
    guard
      left.foreground == right.foreground, left.background == right.background, left.isBold == right.isBold,
      left.isItalic == right.isItalic, left.isUnderlined == right.isUnderlined
    else { return false }
    switch (left.link, right.link) {
    case (nil, nil): return true
    case (let left?, let right?): return left.utf8.elementsEqual(right.utf8)
    default: return false
    }
  }

  /// Hashes the appearance and the address.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(foreground)
    hasher.combine(background)
    hasher.combine(isBold)
    hasher.combine(isItalic)
    hasher.combine(isUnderlined)
    guard let link else { return }
    for byte in link.utf8 { hasher.combine(byte) }
  }
}
