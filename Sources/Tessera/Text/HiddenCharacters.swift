// Characters that show nothing themselves and change what is shown or read around them.

extension Unicode.Scalar {
  /// Whether the scalar steers who shows or reads text: a control character, a line or paragraph separator, an override or
  /// isolate of the writing direction.
  package var isSteering: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Whether the scalar has no room of its own and joins or shapes nothing either: an invisible space, operator, or mark of
  /// the writing direction. Joiners and variation selectors are none.
  package var isInvisible: Bool {
    switch value {
    case 0x61C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2060...0x2065, 0x206A...0x206F, 0xFEFF, 0xFFF9...0xFFFB:
      true
    default: false
    }
  }
}
