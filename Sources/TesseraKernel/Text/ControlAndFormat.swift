extension Unicode.Scalar {
  /// Whether the scalar is invisible but may affect the display of text: a C0 or C1 control, a line
  /// separator, a directional mark or override, an invisible space or joiner, or a tag. O(1).
  ///
  /// These are the Unicode categories Cc, Cf, Zl and Zp, and the scalars that are reserved for them.
  public var isControlOrFormat: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0xAD, 0x600...0x605, 0x61C, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x180E,
      0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF0...0xFFFB, 0x110BD, 0x110CD,
      0x13430...0x1343F, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE00FF, 0xE01F0...0xE0FFF:
      true
    default: false
    }
  }
}

extension Character {
  /// The character without control and format scalars; see ``Swift/Unicode/Scalar/isControlOrFormat``.
  /// O(scalars).
  ///
  /// `nil` if no scalar is left. Scalars that join the parts of an emoji or tag it are kept: a family or a
  /// flag is one character.
  public var withoutControlAndFormat: Character? {
    guard unicodeScalars.contains(where: { $0.isControlOrFormat }) else { return self }
    if let first = unicodeScalars.first, !first.isControlOrFormat,
      first.columnWidth == 2 || first.isNarrowEmojiBase
    {
      let isPicture = unicodeScalars.allSatisfy {
        !$0.isControlOrFormat || $0.value == 0x200D || 0xE0020...0xE007F ~= $0.value
      }
      if isPicture { return self }
    }
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars where !scalar.isControlOrFormat { text.append(scalar) }
    return String(text).first
  }
}
