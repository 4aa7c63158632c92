/// A surface made of rows and columns of characters, such as a terminal screen or a plain-text image.
///
/// A ``GridPainter`` paints drawings onto any grid. The grid only writes text and fills columns.
public protocol CharacterGrid {
  /// The number of columns.
  var columns: Int { get }
  /// The number of rows.
  var rows: Int { get }

  /// Writes text on one line.
  ///
  /// Only the part inside `clip` and the grid appears; a wide character that is cut by the clip does not
  /// appear at all. A line outside the grid is ignored. Control characters are never written.
  ///
  /// - Parameters:
  ///   - text: Text without line breaks.
  ///   - column: The column of the first character, which may be left of the grid.
  ///   - row: The line, counted from the top.
  ///   - clip: The columns that may change.
  ///   - style: The appearance of the characters. Without a background color, they keep the existing
  ///     background.
  mutating func write(_ text: Substring, column: Int, row: Int, clip: Range<Int>, style: GridStyle)

  /// Clears columns of one line and sets their background color.
  ///
  /// Parts outside the grid are ignored.
  mutating func fill(_ columns: Range<Int>, row: Int, color: Color)

  /// Shows an image as pixels, if the grid can.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - area: The columns and rows over which the image is stretched, which may be outside of the grid.
  ///   - clip: The part of the grid that may change.
  /// - Returns: `false` if nothing was drawn; the image is then drawn as characters.
  mutating func draw(_ image: Image, in area: GridRect, clip: GridRect) -> Bool

  /// Begins a group: with its end, what was written since then is blended with the colors that were there before.
  ///
  /// - Parameters:
  ///   - opacity: The opacity of the group, from 0 to 1.
  ///   - area: The columns and rows that the group can change.
  mutating func beginGroup(opacity: Double, in area: GridRect)

  /// Ends the group that began last.
  mutating func endGroup()
}

extension CharacterGrid {
  /// Returns `false`: the grid shows images as characters.
  public mutating func draw(_ image: Image, in area: GridRect, clip: GridRect) -> Bool { false }

  /// Does nothing: a grid without colors shows groups as if they were opaque.
  public mutating func beginGroup(opacity: Double, in area: GridRect) {}

  /// Does nothing.
  public mutating func endGroup() {}
}
