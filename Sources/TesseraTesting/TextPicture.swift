import Tessera
import TesseraLayout

/// A plain-text picture of drawings: one character for every eight by sixteen points.
public struct TextPicture: CharacterGrid, CustomStringConvertible {
  /// The maximum number of columns and of rows of a picture.
  public static let largestExtent = 4096

  /// The number of columns.
  public let columns: Int
  /// The number of rows.
  public let rows: Int
  /// The character in each cell of the grid; `nil` for the right half of a wide character.
  private var characters: [Character?]

  /// Creates an empty picture.
  ///
  /// The numbers of columns and rows are clamped to the range from 0 to ``largestExtent``.
  public init(columns: Int, rows: Int) {
    self.columns = max(0, min(columns, Self.largestExtent))
    self.rows = max(0, min(rows, Self.largestExtent))
    characters = Array(repeating: " ", count: self.columns * self.rows)
  }

  /// Creates a picture of drawings, from back to front.
  ///
  /// Parts beyond ``largestExtent`` are cut off.
  public init(_ drawings: [PlacedDrawing], size: Size) {
    let extent = GridRect(Rect(origin: .zero, size: size))
    self.init(columns: extent.columns.count, rows: extent.rows.count)
    let painter = GridPainter(clip: GridRect(columns: 0..<columns, rows: 0..<rows))
    for placed in drawings {
      painter.paint(
        placed.drawing, in: placed.frame, under: placed.effect, clippedTo: placed.clip, on: &self)
    }
  }

  /// Writes text on one line, inside the clip.
  ///
  /// Control and format scalars that are attached to a character are omitted.
  public mutating func write(_ text: Substring, column: Int, row: Int, clip: Range<Int>, style: GridStyle) {
    guard row >= 0, row < rows else { return }
    let visible = clip.clamped(to: 0..<columns)
    var column = column
    for character in text {
      let width = character.columnWidth
      guard width > 0 else { continue }
      if column >= visible.lowerBound, column + width <= visible.upperBound,
        let character = character.withoutControlAndFormat
      {
        put(character, width: width, column: column, row: row)
      }
      column += width
    }
  }

  /// Clears columns of one line.
  ///
  /// Plain text has no colors.
  public mutating func fill(_ columns: Range<Int>, row: Int, color: Color) {
    guard row >= 0, row < rows else { return }
    for column in columns.clamped(to: 0..<self.columns) { put(" ", width: 1, column: column, row: row) }
  }

  private mutating func put(_ character: Character, width: Int, column: Int, row: Int) {
    let start = row * columns
    // If one half of a wide character is overwritten, the other half disappears too.
    if characters[start + column] == nil, column > 0 { characters[start + column - 1] = " " }
    let end = column + width
    if end < columns, characters[start + end] == nil { characters[start + end] = " " }
    characters[start + column] = character
    if width == 2 { characters[start + column + 1] = nil }
  }

  /// The picture as text: one line for each row, without trailing spaces, each with a line break.
  public var description: String {
    var lines = ""
    for row in 0..<rows {
      var line = String(characters[row * columns..<(row + 1) * columns].compactMap { $0 })
      while line.last == " " { line.removeLast() }
      lines += line + "\n"
    }
    return lines
  }
}
