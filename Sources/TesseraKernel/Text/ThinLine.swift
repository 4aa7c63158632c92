import TesseraLayout

/// A rectangle thinner than half a character, which a grid shows as a line of box-drawing characters.
struct ThinLine {
  private let area: GridRect
  private let isHorizontal: Bool

  /// Creates a line from a rectangle; `nil` if the rectangle is not thin.
  init?(_ rect: Rect) {
    let (width, height) = (rect.width / TextMetrics.characterWidth, rect.height / TextMetrics.lineHeight)
    let (column, row) = (
      GridRect.nearest((rect.minX + rect.width / 2) / TextMetrics.characterWidth - 0.5),
      GridRect.nearest((rect.minY + rect.height / 2) / TextMetrics.lineHeight - 0.5)
    )
    if height > 0, height < 0.5, width >= 1 {
      area = GridRect(columns: GridRect(rect).columns, rows: row..<(row + 1))
      isHorizontal = true
    } else if width > 0, width < 0.5, height >= 1 {
      area = GridRect(columns: column..<(column + 1), rows: GridRect(rect).rows)
      isHorizontal = false
    } else {
      return nil
    }
  }

  func paint(_ color: Color, clip: GridRect, on grid: inout some CharacterGrid) {
    let visible = area.intersection(clip)
    let text = isHorizontal ? String(repeating: "─", count: visible.columns.count) : "│"
    for row in visible.rows {
      grid.write(
        text[...], column: visible.columns.lowerBound, row: row, clip: visible.columns,
        style: GridStyle(foreground: color))
    }
  }
}
