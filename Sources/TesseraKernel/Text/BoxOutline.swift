/// The outline of a box, drawn with box-drawing characters.
struct BoxOutline {
  private let area: GridRect
  private let corners: (topLeft: String, topRight: String, bottomLeft: String, bottomRight: String)

  init(_ area: GridRect, isRounded: Bool) {
    self.area = area
    corners = isRounded ? ("╭", "╮", "╰", "╯") : ("┌", "┐", "└", "┘")
  }

  /// Paints the outline. A box with fewer than three rows has no horizontal lines, because they would leave
  /// no row for its content. If it also has fewer than three columns, it has no lines at all.
  func paint(_ color: Color, clip: GridRect, on grid: inout some CharacterGrid) {
    guard !area.isEmpty else { return }
    let style = GridStyle(foreground: color)
    let (left, right) = (area.columns.lowerBound, area.columns.upperBound - 1)
    let (top, bottom) = (area.rows.lowerBound, area.rows.upperBound - 1)
    func put(_ text: String, _ column: Int, _ row: Int) {
      guard clip.rows.contains(row) else { return }
      grid.write(text[...], column: column, row: row, clip: clip.columns, style: style)
    }
    let isLow = area.rows.count < 3
    if !isLow {
      let columns = area.columns.clamped(to: clip.columns)
      let line = String(repeating: "─", count: columns.count)
      put(line, columns.lowerBound, top)
      put(line, columns.lowerBound, bottom)
    }
    guard area.columns.count >= (isLow ? 3 : 2) else { return }
    for row in area.rows.clamped(to: clip.rows) where isLow || (row != top && row != bottom) {
      put("│", left, row)
      put("│", right, row)
    }
    if isLow { return }
    put(corners.topLeft, left, top)
    put(corners.topRight, right, top)
    put(corners.bottomLeft, left, bottom)
    put(corners.bottomRight, right, bottom)
  }
}
