import Tessera

/// The styles in use on a surface, each with the bytes that switch the terminal to it.
struct StyleTable {
  private(set) var entries: [Entry] = []
  private var ids: [GridStyle: StyleID] = [:]
  let palette: StylePalette
  /// The style that was looked up last, stored because neighbors mostly share one.
  private var last: (style: GridStyle, id: StyleID)?

  struct Entry {
    /// The style as it was written; its background is never `nil`.
    var style: GridStyle
    var sequence: [UInt8]
    /// The sequence that begins the link of the style; `nil` if it has none.
    var link: [UInt8]?
  }

  init(palette: StylePalette) {
    self.palette = palette
    _ = id(for: GridStyle(background: .background))
  }

  /// Returns the id of a style, adding it if it is new; a missing background is the terminal's own.
  mutating func id(for style: GridStyle) -> StyleID {
    var style = style
    if style.background == nil { style.background = .background }
    if let last, last.style == style { return last.id }
    if let id = ids[style] {
      last = (style, id)
      return id
    }
    let id = StyleID(rawValue: UInt32(truncatingIfNeeded: entries.count))
    let link = palette.writesLinks ? style.link.flatMap(Hyperlink.start) : nil
    entries.append(Entry(style: style, sequence: palette.sequence(for: style), link: link))
    ids[style] = id
    return id
  }

  /// Returns the id of a style over another one, whose background replaces a missing background.
  mutating func id(for style: GridStyle, over behind: StyleID) -> StyleID {
    if style.background != nil { return id(for: style) }
    var solid = style
    solid.background = self[behind].style.background
    return id(for: solid)
  }

  subscript(id: StyleID) -> Entry { entries[Int(id.rawValue)] }

  /// Returns a table with only the plain style, for the same terminal.
  func emptied() -> StyleTable { StyleTable(palette: palette) }
}
