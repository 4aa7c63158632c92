/// The outline of a box, drawn with line characters.
struct BoxOutline {
  private let area: GridRect
  private let corners: (topLeft: String, topRight: String, bottomLeft: String, bottomRight: String)

  init(_ area: GridRect, isRounded: Bool) {
    self.area = area
    corners = isRounded ? ("╭", "╮", "╰", "╯") : ("┌", "┐", "└", "┘")
  }

  /// Paints the outline; a box of one row or one column becomes a line.
  func paint(_ color: Color, clip: GridRect, on grid: inout some CharacterGrid) {
    guard !area.isEmpty else { return }
    let style = GridStyle(foreground: color)
    let (left, right) = (area.columns.lowerBound, area.columns.upperBound - 1)
    let (top, bottom) = (area.rows.lowerBound, area.rows.upperBound - 1)
    func put(_ text: String, _ column: Int, _ row: Int) {
      guard clip.rows.contains(row) else { return }
      grid.write(text[...], column: column, row: row, clip: clip.columns, style: style)
    }
    let columns = area.columns.clamped(to: clip.columns)
    let line = String(repeating: "─", count: columns.count)
    put(line, columns.lowerBound, top)
    guard bottom > top else { return }
    put(line, columns.lowerBound, bottom)
    guard right > left else { return }
    for row in area.rows.clamped(to: clip.rows) where row != top && row != bottom {
      put("│", left, row)
      put("│", right, row)
    }
    put(corners.topLeft, left, top)
    put(corners.topRight, right, top)
    put(corners.bottomLeft, left, bottom)
    put(corners.bottomRight, right, bottom)
  }
}
