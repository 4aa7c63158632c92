/// The letters that occur in a text, in one number. A text cannot match a pattern that has other letters, and comparing
/// two numbers shows that at once.
///
/// Small letters and digits have a bit each; the other characters of ASCII share some.
struct LetterSet: OptionSet, Sendable {
  let rawValue: UInt64

  init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The set of a text with characters beyond ASCII, whose letters are not known.
  static let unknown = LetterSet(rawValue: .max)

  /// Creates the set of the letters of a text of ASCII characters, with small letters only.
  init(_ bytes: some Sequence<UInt8>) {
    var bits: UInt64 = 0
    for byte in bytes {
      switch byte {
      case 0x61...0x7A: bits |= 1 << UInt64(byte - 0x61)
      case 0x30...0x39: bits |= 1 << UInt64(byte - 0x30 + 26)
      default: bits |= 1 << UInt64(byte % 16 + 36)
      }
    }
    rawValue = bits
  }
}
