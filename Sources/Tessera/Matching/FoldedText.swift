@_spi(Behaviors) import TesseraKernel

/// Text folded for comparison in type-ahead, in searches and for the highlighting of matches: lowercase letters without diacritics.
///
/// Letters of ASCII, Latin-1 and Latin Extended-A become the one ASCII letter that they look like (`É`
/// becomes `e`, `ß` `s`, `Æ` `a`). Capital letters of Greek and Cyrillic become lowercase. Combining marks
/// are ignored. All other characters are compared as they are: small devices do not have the tables for all
/// of Unicode.
package struct FoldedText: Equatable {
  private(set) var scalars: [UInt32] = []

  init() {}

  package init(_ text: String) {
    for scalar in text.unicodeScalars { append(scalar) }
  }

  var isEmpty: Bool { scalars.isEmpty }

  var isOneLetter: Bool { scalars.allSatisfy { $0 == scalars.first } }

  mutating func append(_ scalar: Unicode.Scalar) {
    if let folded = Self.fold(scalar) { scalars.append(folded) }
  }

  /// Returns whether another text begins with this one, ignoring its leading spaces. O(*n*) for *n*
  /// characters of this text; the other text is not copied.
  func begins(_ text: String) -> Bool { Self.begins(text, with: scalars[...]) }

  /// Returns whether another text begins with the first letter of this one.
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

  /// Returns the occurrences of this text in another one, as ranges of bytes of UTF-8 that do not overlap.
  /// O(*n* × *m*) for *n* characters of the text and *m* of this one, and O(*n*) for ordinary texts.
  package func ranges(in text: String) -> [Range<Int>] {
    if isEmpty { return [] }
    let folded = FoldedScalars(text)
    var (found, start) = ([Range<Int>](), 0)
    while start + scalars.count <= folded.scalars.count {
      if scalars.indices.allSatisfy({ folded.scalars[start + $0] == scalars[$0] }) {
        found.append(folded.bytes(of: start..<start + scalars.count))
        start += scalars.count
      } else {
        start += 1
      }
    }
    return found
  }

  /// Returns whether a text contains this one.
  ///
  /// - Complexity: O(*n* × *m*) for *n* characters of the text and *m* of this one, and O(*n*) for ordinary texts.
  func isContained(in text: String) -> Bool {
    var text = text
    let ascii = text.withUTF8 { bytes in
      bytes.allSatisfy { $0 < 0x80 } ? containsASCII(bytes) : nil
    }
    return ascii ?? !ranges(in: text).isEmpty
  }

  private func containsASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = scalars.first else { return true }
    var start = 0
    while start + scalars.count <= bytes.count {
      if Self.small(bytes[start]) == first,
        scalars.indices.allSatisfy({ Self.small(bytes[start + $0]) == scalars[$0] })
      {
        return true
      }
      start += 1
    }
    return false
  }

  /// Returns the small letter of a capital one of ASCII.
  private static func small(_ byte: UInt8) -> UInt32 {
    UInt32(byte &- 0x41 < 26 ? byte | 0x20 : byte)
  }

  /// Returns the folded form of a scalar; `nil` for a combining mark.
  static func fold(_ scalar: Unicode.Scalar) -> UInt32? {
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

  /// The folded forms of the scalars from U+00C0 to U+017F.
  private static let latin = [UInt8](
    ("aaaaaaaceeeeiiiidnoooooxouuuuytsaaaaaaaceeeeiiiidnooooo/ouuuuyty"
      + "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllll"
      + "lllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs").utf8)
}
