import Tessera

/// The screen of a terminal, drawn in memory and brought to the terminal as the difference to what it shows.
///
/// Draw a whole frame with ``write(_:column:row:clip:style:)`` and ``fill(_:row:color:)``, then send what
/// ``encode()`` returns. Cells that are drawn as they were cost no byte.
public struct Surface: CharacterGrid, Sendable {
  /// How many characters fit side by side.
  public var columns: Int { back.columns }
  /// How many lines there are.
  public var rows: Int { back.rows }
  /// What the roles of colours look like; changing it repaints the screen.
  public var theme: TerminalTheme { didSet { restyle() } }
  /// Which colours the terminal can show; changing it repaints the screen.
  public var colorDepth: ColorDepth { didSet { restyle() } }
  /// Whether a frame is marked so that the terminal shows it in one piece; terminals without this ignore the mark.
  public var isSynchronized = true

  /// What was drawn.
  var back: CellBuffer
  /// What the terminal shows.
  var front: CellBuffer
  var glyphs = GlyphPool()
  var styles: StyleTable
  /// Scrolls announced for the next frame, oldest first.
  var hints: [ScrollHint] = []
  /// Whether nothing is known about what the terminal shows.
  var needsRepaint = true

  /// Lines that move before the next frame.
  struct ScrollHint: Hashable {
    var rows: Range<Int>
    var distance: Int
  }

  /// The largest width and height; more is cut.
  public static let maximumExtent = 4096

  /// Makes a blank surface. Sizes outside 0…``maximumExtent`` are clamped.
  public init(
    columns: Int, rows: Int, theme: TerminalTheme = .dark, colorDepth: ColorDepth = .ansi256
  ) {
    back = Self.buffer(columns: columns, rows: rows)
    front = back
    self.theme = theme
    self.colorDepth = colorDepth
    styles = StyleTable(palette: StylePalette(theme: theme, depth: colorDepth))
  }

  /// Takes a new size; what was drawn is gone and the next frame repaints the screen. O(columns × rows).
  public mutating func resize(columns: Int, rows: Int) {
    back = Self.buffer(columns: columns, rows: rows)
    front = back
    invalidate()
  }

  /// Makes the next frame repaint everything: after somebody else wrote to the terminal.
  public mutating func invalidate() {
    needsRepaint = true
    hints = []
  }

  /// Announces that the lines of `rows` move up by a number of rows, or down by a negative one.
  ///
  /// The lines still have to be drawn where they are now. A hint that turns out wrong is ignored or costs bytes; the
  /// screen is right in any case. Hints for the same rows add up; O(1).
  public mutating func hintScroll(rows: Range<Int>, by distance: Int) {
    let rows = rows.clamped(to: 0..<self.rows)
    guard rows.count > 1, distance != 0, !needsRepaint else { return }
    if let last = hints.indices.last, hints[last].rows == rows {
      let (sum, overflow) = hints[last].distance.addingReportingOverflow(distance)
      hints[last].distance = overflow ? rows.count : sum
    } else if hints.count < Self.maximumHints {
      hints.append(ScrollHint(rows: rows, distance: distance))
    }
  }

  /// More announcements than this in one frame are not worth their trouble.
  private static let maximumHints = 8

  /// The characters drawn in a row, halves of wide characters left out; O(columns).
  public func text(inRow row: Int) -> String {
    guard (0..<rows).contains(row) else { return "" }
    return back.cells[back.range(ofRow: row)].lazy
      .filter { !$0.isContinuation }
      .map { glyphs.text(of: $0.glyph) }
      .joined()
  }

  private static func buffer(columns: Int, rows: Int) -> CellBuffer {
    CellBuffer(
      columns: min(max(0, columns), maximumExtent), rows: min(max(0, rows), maximumExtent))
  }
}

// MARK: - Bounded tables

extension Surface {
  /// Drops glyphs and styles that no cell uses once there are far more than cells; O(cells) then, else O(1).
  mutating func compactTablesIfNeeded() {
    let limit = max(1024, 4 * back.cells.count)
    guard glyphs.entries.count > limit || styles.entries.count > limit else { return }
    var renaming = Renaming(glyphs: glyphs, styles: styles)
    for index in back.cells.indices {
      back.cells[index] = renaming.renamed(back.cells[index])
      front.cells[index] = renaming.renamed(front.cells[index])
    }
    glyphs = renaming.newGlyphs
    styles = renaming.newStyles
  }

  /// Looks up every style again, for the theme or the depth is another.
  private mutating func restyle() {
    let old = styles
    styles = StyleTable(palette: StylePalette(theme: theme, depth: colorDepth))
    for entry in old.entries { _ = styles.id(for: entry.style) }
    invalidate()
  }
}

/// Moves the glyphs and styles that are in use to tables of their own.
private struct Renaming {
  let glyphs: GlyphPool
  let styles: StyleTable
  var newGlyphs = GlyphPool()
  var newStyles: StyleTable
  private var glyphNames: [Glyph: Glyph] = [:]
  private var styleNames: [StyleID: StyleID] = [:]

  init(glyphs: GlyphPool, styles: StyleTable) {
    self.glyphs = glyphs
    self.styles = styles
    newStyles = styles.emptied()
  }

  mutating func renamed(_ cell: ScreenCell) -> ScreenCell {
    if cell == .unknown { return cell }
    return cell.renamed(glyph: renamed(cell.glyph), style: renamed(cell.style))
  }

  private mutating func renamed(_ glyph: Glyph) -> Glyph {
    guard let index = glyph.poolIndex else { return glyph }
    if let name = glyphNames[glyph] { return name }
    let name = newGlyphs.adopt(glyphs.entries[index])
    glyphNames[glyph] = name
    return name
  }

  private mutating func renamed(_ style: StyleID) -> StyleID {
    if let name = styleNames[style] { return name }
    let name = newStyles.id(for: styles[style].style)
    styleNames[style] = name
    return name
  }
}
