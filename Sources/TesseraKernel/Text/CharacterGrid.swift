/// Something made of rows and columns of characters: a terminal's screen, a picture in plain text.
///
/// ``GridPainter`` paints drawings onto any grid; the grid only knows how to write and to fill.
public protocol CharacterGrid {
  /// How many characters fit side by side.
  var columns: Int { get }
  /// How many lines there are.
  var rows: Int { get }

  /// Writes text on one line.
  ///
  /// Only what lies inside `clip` and the grid appears; of a wide character cut by the clip, nothing does. A line
  /// outside the grid is ignored. Control characters are never written.
  ///
  /// - Parameters:
  ///   - text: Text without line breaks.
  ///   - column: Where the first character goes; may lie left of the grid.
  ///   - row: The line, counted from the top.
  ///   - clip: The columns that may change.
  ///   - style: How the characters look; without a background they keep what is behind them.
  mutating func write(_ text: Substring, column: Int, row: Int, clip: Range<Int>, style: GridStyle)

  /// Empties columns of one line and gives them a background; parts outside the grid are ignored.
  mutating func fill(_ columns: Range<Int>, row: Int, color: Color)
}
