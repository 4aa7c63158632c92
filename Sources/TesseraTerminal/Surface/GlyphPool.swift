import Tessera

/// The characters on a surface that are more than one scalar, or need care when they are written.
struct GlyphPool {
  struct Entry {
    var text: String
    /// Whether terminals disagree about its width.
    var isUncertain: Bool
  }

  private(set) var entries: [Entry] = []
  private var glyphs: [String: Glyph] = [:]

  /// The maximum number of scalars in a character; further combining marks are cut.
  static let maximumScalars = 32

  /// Returns the glyph of a character, adding it if it is new.
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

  /// Adds an entry of another pool.
  mutating func adopt(_ entry: Entry) -> Glyph {
    let glyph = Glyph(poolIndex: entries.count)
    entries.append(entry)
    glyphs[entry.text] = glyph
    return glyph
  }

  func text(of glyph: Glyph) -> String {
    if let index = glyph.poolIndex { return entries[index].text }
    return Unicode.Scalar(glyph.rawValue).map { String(Character($0)) } ?? " "
  }

  func isUncertain(_ glyph: Glyph) -> Bool {
    guard let index = glyph.poolIndex else { return false }
    return entries[index].isUncertain
  }
}
