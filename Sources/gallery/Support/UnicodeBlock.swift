/// A named range of code points and the characters that are assigned in it.
struct UnicodeBlock {
  var name: String
  var range: Range<UInt32>
  var scalars: [Unicode.Scalar]

  /// Every block with assigned characters; surrogates and areas for private use are left out.
  static func assigned() -> [UnicodeBlock] {
    let ends = unicodeBlockTable.dropFirst().map { $0.0 } + [0x11_0000]
    return zip(unicodeBlockTable, ends).compactMap { entry, end in
      guard !entry.1.isEmpty, !entry.1.contains("Private Use"), !entry.1.contains("Surrogates") else {
        return nil
      }
      let scalars = (entry.0..<end).compactMap(Unicode.Scalar.init).filter {
        $0.properties.generalCategory != .unassigned
      }
      return scalars.isEmpty ? nil : UnicodeBlock(name: entry.1, range: entry.0..<end, scalars: scalars)
    }
  }
}
