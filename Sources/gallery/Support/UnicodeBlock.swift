/// A named range of code points, and its assigned characters.
struct UnicodeBlock {
  var name: String
  var range: Range<UInt32>
  var scalars: [Unicode.Scalar]

  /// Returns all blocks with assigned characters, without surrogates and private-use areas.
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
