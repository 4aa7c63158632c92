@_spi(Behaviors) import TesseraKernel

/// Text as it is compared in type-ahead: small letters without marks.
///
/// Folded are the letters of ASCII, Latin-1 and Latin Extended-A, onto the one letter of ASCII that they look like (`É` is
/// `e`, `ß` is `s`, `Æ` is `a`), and the capitals of Greek and Cyrillic; marks that follow their letter do not count.
/// Everything else is compared as it is: the tables for all of Unicode are not there on small devices.
struct FoldedText: Equatable {
  private(set) var scalars: [UInt32] = []

  /// No text.
  init() {}

  init(_ text: String) {
    for scalar in text.unicodeScalars { append(scalar) }
  }

  var isEmpty: Bool { scalars.isEmpty }

  /// Whether it is one letter, again and again.
  var isOneLetter: Bool { scalars.allSatisfy { $0 == scalars.first } }

  mutating func append(_ scalar: Unicode.Scalar) {
    if let folded = Self.fold(scalar) { scalars.append(folded) }
  }

  /// Whether a text begins with this one, spaces before it left out.
  ///
  /// - Complexity: O(*n*) for *n* characters of this one; the text is not copied.
  func begins(_ text: String) -> Bool { Self.begins(text, with: scalars[...]) }

  /// Whether a text begins with the first letter of this one.
  func beginsWithLetter(_ text: String) -> Bool { Self.begins(text, with: scalars.prefix(1)) }

  private static func begins(_ text: String, with pattern: ArraySlice<UInt32>) -> Bool {
    var rest = pattern
    var isInside = false
    for scalar in text.unicodeScalars {
      guard let expected = rest.first else { return true }
      if !isInside, scalar == " " { continue }
      isInside = true
      guard let folded = fold(scalar) else { continue }
      guard folded == expected else { return false }
      rest.removeFirst()
    }
    return rest.isEmpty
  }

  /// The scalar that one counts as; nil for a mark.
  private static func fold(_ scalar: Unicode.Scalar) -> UInt32? {
    let value = scalar.value
    switch value {
    case 0x41...0x5A: return value + 0x20
    case 0xC0...0x17F: return UInt32(latin[Int(value) - 0xC0])
    case 0x300...0x36F: return nil
    case 0x391...0x3A9, 0x410...0x42F: return value + 0x20
    case 0x400...0x40F: return value + 0x50
    default: return value
    }
  }

  /// What the scalars from U+00C0 to U+017F count as.
  private static let latin = [UInt8](
    ("aaaaaaaceeeeiiiidnoooooxouuuuytsaaaaaaaceeeeiiiidnooooo/ouuuuyty"
      + "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllll"
      + "lllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs").utf8)
}
