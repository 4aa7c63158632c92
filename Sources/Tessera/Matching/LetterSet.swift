/// The letters that occur in a text, in one number. A text cannot match a pattern that has other letters, and comparing
/// two numbers shows that at once.
///
/// Small letters have a bit each; digits share three bits, and the other characters of ASCII three more.
struct LetterSet: OptionSet, Hashable, Sendable {
  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The set of a text with characters beyond ASCII, whose letters are not known.
  static let unknown = LetterSet(rawValue: .max)

  /// Creates the set of some small letters and other characters; it is `unknown` if one of them is beyond ASCII.
  init(_ letters: some Sequence<UInt32>) {
    rawValue = letters.reduce(0) { $0 | Self.bits(of: $1) }
  }

  /// Returns the bits of a byte of a text, whose case does not count.
  static func bits(ofByte byte: UInt8) -> UInt32 {
    bits(of: UInt32(byte &- 0x41 < 26 ? byte | 0x20 : byte))
  }

  private static func bits(of letter: UInt32) -> UInt32 {
    switch letter {
    case 0x61...0x7A: 1 << (letter - 0x61)
    case 0x30...0x39: 1 << (26 + letter % 3)
    case ..<0x80: 1 << (29 + letter % 3)
    default: unknown.rawValue
    }
  }
}
