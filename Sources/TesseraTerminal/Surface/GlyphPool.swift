import Tessera

/// The characters on a surface that are more than one scalar, or need care when they are written.
struct GlyphPool {
  /// One character of the pool.
  struct Entry {
    /// What is sent to the terminal.
    var text: String
    /// Whether terminals disagree about its width.
    var isUncertain: Bool
  }

  private(set) var entries: [Entry] = []
  private var glyphs: [String: Glyph] = [:]

  /// A base carries at most so many scalars; longer heaps of marks are cut.
  static let maximumScalars = 32

  /// The glyph of a character, added if it is new.
  mutating func glyph(for character: Character, isUncertain: Bool) -> Glyph {
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: character.unicodeScalars.prefix(Self.maximumScalars))
    let text = String(scalars)
    if let glyph = glyphs[text] { return glyph }
    let glyph = Glyph(poolIndex: entries.count)
    entries.append(Entry(text: text, isUncertain: isUncertain))
    glyphs[text] = glyph
    return glyph
  }

  /// Takes over an entry of another pool.
  mutating func adopt(_ entry: Entry) -> Glyph {
    let glyph = Glyph(poolIndex: entries.count)
    entries.append(entry)
    glyphs[entry.text] = glyph
    return glyph
  }

  /// What a glyph sends to the terminal.
  func text(of glyph: Glyph) -> String {
    if let index = glyph.poolIndex { return entries[index].text }
    return Unicode.Scalar(glyph.rawValue).map { String(Character($0)) } ?? " "
  }

  /// Whether terminals disagree about the glyph's width.
  func isUncertain(_ glyph: Glyph) -> Bool {
    guard let index = glyph.poolIndex else { return false }
    return entries[index].isUncertain
  }
}
