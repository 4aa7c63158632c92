/// The conversion of file names to text and back: a name is a sequence of bytes, which need not be UTF-8.
///
/// A byte that is not part of a character becomes a character at the end of Unicode's last private-use area,
/// U+10FE00 plus its value. So different names become different texts, and each text becomes the original
/// name. A name that itself contains such a character keeps it byte by byte.
enum FileName {
  private static let base: UInt32 = 0x10FE00

  /// Returns the text of a name or of a path.
  static func text(of bytes: [UInt8]) -> String {
    if let text = String(validating: bytes, as: UTF8.self), !text.unicodeScalars.contains(where: isByte) {
      return text
    }
    var text = String.UnicodeScalarView()
    var rest = bytes[...]
    while let first = rest.first {
      // Reads as many bytes as the first one announces, if they are a character, but not one that represents
      // a byte.
      let count = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
      let scalars = String(validating: rest.prefix(count), as: UTF8.self)?.unicodeScalars
      if let scalar = scalars?.first, scalars?.count == 1, !isByte(scalar) {
        text.append(scalar)
        rest = rest.dropFirst(count)
      } else {
        if let scalar = Unicode.Scalar(base + UInt32(first)) { text.append(scalar) }
        rest = rest.dropFirst()
      }
    }
    return String(text)
  }

  /// Returns the bytes that a text represents, terminated by a zero, as the system expects them.
  static func path(_ text: String) -> [CChar] {
    var bytes: [CChar] = []
    for scalar in text.unicodeScalars {
      if isByte(scalar) {
        bytes.append(CChar(bitPattern: UInt8(truncatingIfNeeded: scalar.value - base)))
      } else {
        bytes += UTF8.encode(scalar)?.map { CChar(bitPattern: $0) } ?? []
      }
    }
    return bytes + [0]
  }

  /// Returns text for a list: bytes that belong to no character are marks, control characters are symbols.
  static func shown(_ text: String) -> String {
    marked(text).unicodeScalars.reduce(into: "") { shown, scalar in
      let picture = scalar.value < 0x20 ? Unicode.Scalar(0x2400 + scalar.value) : nil
      shown.unicodeScalars.append(picture ?? scalar)
    }
  }

  /// Returns the text with a mark for each byte that is not part of a character.
  static func marked(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { $0.unicodeScalars.append(isByte($1) ? "\u{FFFD}" : $1) }
  }

  private static func isByte(_ scalar: Unicode.Scalar) -> Bool { base..<base + 0x100 ~= scalar.value }
}
