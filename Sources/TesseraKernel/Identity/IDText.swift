/// A text that identifies items, sections or kinds of cells.
///
/// Texts are equal as strings are. In Embedded Swift, they are equal if they consist of the same bytes, because the tables of
/// Unicode normalization are 50 kB of WebAssembly. There, "é" as one character and as two are different ids.
struct IDText: Hashable, Sendable {
  let string: String
  init(_ string: String) { self.string = string }

  #if hasFeature(Embedded)
  static func == (left: IDText, right: IDText) -> Bool { left.string.hasSameBytes(as: right.string) }

  func hash(into hasher: inout Hasher) {
    _ = string.utf8.withContiguousStorageIfAvailable { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    // No UTF-8 text contains this byte, so it marks the end of a text in the hash.
    hasher.combine(0xFF as UInt8)
  }
  #else
  /// Hashes like the string, so that typed and erased ids can be in one table.
  func hash(into hasher: inout Hasher) { string.hash(into: &hasher) }
  #endif
}

#if hasFeature(Embedded)
extension String {
  /// Returns whether both strings consist of the same bytes in UTF-8, without the view that retains the text for each byte.
  @inline(never) package consuming func hasSameBytes(as other: consuming String) -> Bool {
    withUTF8 { left in other.withUTF8 { left.elementsEqual($0) } }
  }
}
#endif
