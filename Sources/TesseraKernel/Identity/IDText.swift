/// A text by which items, sections or kinds of cells are told apart.
///
/// Two of them are equal as strings are. In Embedded Swift they are equal if they consist of the same bytes: a program
/// without strings of its own then links no tables of Unicode's normal forms, which are 50 kB of WebAssembly. The letter
/// "é" and the letter "e" with an accent behind it are two ids there.
struct IDText: Hashable, Sendable {
  let string: String

  init(_ string: String) { self.string = string }

  #if hasFeature(Embedded)
  static func == (left: IDText, right: IDText) -> Bool {
    left.string.utf8.elementsEqual(right.string.utf8)
  }

  func hash(into hasher: inout Hasher) {
    for byte in string.utf8 { hasher.combine(byte) }
    // No text has this byte: where one ends is part of the hash.
    hasher.combine(0xFF as UInt8)
  }
  #else
  /// Hashes as the string does, so that typed and erased ids meet in one table.
  func hash(into hasher: inout Hasher) { string.hash(into: &hasher) }
  #endif
}
