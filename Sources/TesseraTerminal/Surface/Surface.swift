import Tessera

/// The screen of a terminal, drawn in memory and sent to the terminal as the difference from its current
/// content.
///
/// Draw a whole frame with ``write(_:column:row:clip:style:)`` and ``fill(_:row:color:)``, then send the
/// result of ``encode()``. Cells that are drawn without a change cost no byte.
public struct Surface: CharacterGrid, Sendable {
  /// The number of columns.
  public var columns: Int { back.columns }
  /// The number of rows.
  public var rows: Int { back.rows }
  /// The colors of the roles; changing them repaints the screen.
  public var theme: TerminalTheme { didSet { restyle() } }
  /// The range of colors that the terminal can show; changing it repaints the screen.
  public var colorDepth: ColorDepth { didSet { restyle() } }
  /// The characters that the terminal can show; they apply to text that is written from then on.
  public var characters: TerminalCharacters
  /// A Boolean value that indicates whether texts with an address (``GridStyle/link``) are links of the terminal
  /// (OSC 8); see ``TerminalSession/supportsLinks``.
  public var writesLinks = false { didSet { if writesLinks != oldValue { restyle() } } }
  /// A Boolean value that indicates whether frames are marked so that the terminal shows each in one piece;
  /// terminals without support ignore the mark.
  public var isSynchronized = true
  /// A Boolean value that indicates whether the surface is a region below the lines that the terminal already
  /// shows, as in a session with ``TerminalRegion/inline(rows:)``, instead of the whole screen.
  public var isInline = false { didSet { if isInline != oldValue { invalidate() } } }

  /// The way in which the terminal shows images; changing it repaints the screen.
  ///
  /// In a region (``isInline``), images are always half blocks.
  public var graphics = TerminalGraphics.halfBlocks {
    didSet { if graphics != oldValue { invalidate() } }
  }

  /// The position of the visible cursor, such as that of the caret in a text field; `nil` hides the cursor.
  ///
  /// Input methods show there what the user composes.
  public var cursor: CursorPosition?
  /// The position of the cursor that the terminal shows; `nil` if it shows none.
  var shownCursor: CursorPosition?

  /// The drawn frame.
  var back: CellBuffer
  /// The current content of the terminal.
  var front: CellBuffer
  var glyphs = GlyphPool()
  var styles: StyleTable
  var pictures = PictureTable()
  /// The groups that are being drawn, from the outermost to the innermost one.
  var groups: [CellGroup] = []
  var kitty = KittyImages()
  /// Scrolls announced for the next frame, oldest first.
  var hints: [ScrollHint] = []
  /// Whether the current content of the terminal is unknown.
  var needsRepaint = true

  /// Lines that move before the next frame.
  struct ScrollHint: Hashable {
    var rows: Range<Int>
    var distance: Int
  }

  /// The maximum width and height; larger surfaces are clipped.
  public static let maximumExtent = 4096

  /// Creates a blank surface.
  ///
  /// Sizes outside 0…``maximumExtent`` are clamped.
  public init(
    columns: Int, rows: Int, theme: TerminalTheme = .dark, colorDepth: ColorDepth = .ansi256,
    characters: TerminalCharacters = .unicode
  ) {
    back = Self.buffer(columns: columns, rows: rows)
    front = back
    self.theme = theme
    self.colorDepth = colorDepth
    self.characters = characters
    styles = StyleTable(palette: StylePalette(theme: theme, depth: colorDepth))
  }

  /// Changes the size; the drawing is lost and the next frame repaints the screen.
  ///
  /// O(columns × rows).
  public mutating func resize(columns: Int, rows: Int) {
    back = Self.buffer(columns: columns, rows: rows)
    front = back
    groups = []
    invalidate()
  }

  /// Makes the next frame repaint everything; call it after another program wrote to the terminal.
  public mutating func invalidate() {
    needsRepaint = true
    hints = []
  }

  /// Announces that the lines of `rows` move up by a number of rows, or down by a negative one; O(1).
  ///
  /// The lines still have to be drawn at their new rows. A wrong hint is ignored or costs bytes; the screen
  /// is correct in any case. Hints for the same rows add up.
  ///
  /// - Parameters:
  ///   - rows: The rows whose lines move.
  ///   - distance: The number of rows.
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

  /// More hints in one frame cost more than they save.
  private static let maximumHints = 8

  /// Returns the characters drawn in a row; O(columns).
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
  /// Drops unused glyphs and styles once tables far exceed the number of cells; O(cells) then, else O(1).
  mutating func compactTablesIfNeeded() {
    // The cells behind a group have the names of the old tables.
    guard groups.isEmpty else { return }
    let limit = max(1024, 4 * back.cells.count)
    guard glyphs.entries.count > limit || styles.entries.count > limit else { return }
    var renaming = TableCompaction(glyphs: glyphs, styles: styles)
    for index in back.cells.indices {
      back.cells[index] = renaming.remapped(back.cells[index])
      front.cells[index] = renaming.remapped(front.cells[index])
    }
    glyphs = renaming.newGlyphs
    styles = renaming.newStyles
  }

  /// Recomputes every style because the theme or the depth has changed.
  private mutating func restyle() {
    let old = styles
    styles = StyleTable(palette: StylePalette(theme: theme, depth: colorDepth, writesLinks: writesLinks))
    for entry in old.entries { _ = styles.id(for: entry.style) }
    invalidate()
  }
}

/// A copy of the glyphs and styles that are in use to new tables.
private struct TableCompaction {
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

  mutating func remapped(_ cell: ScreenCell) -> ScreenCell {
    if cell == .unknown { return cell }
    return cell.remapped(glyph: remapped(cell.glyph), style: remapped(cell.style))
  }

  private mutating func remapped(_ glyph: Glyph) -> Glyph {
    guard let index = glyph.poolIndex else { return glyph }
    if let name = glyphNames[glyph] { return name }
    let name = newGlyphs.adopt(glyphs.entries[index])
    glyphNames[glyph] = name
    return name
  }

  private mutating func remapped(_ style: StyleID) -> StyleID {
    if let name = styleNames[style] { return name }
    let name = newStyles.id(for: styles[style].style)
    styleNames[style] = name
    return name
  }
}
