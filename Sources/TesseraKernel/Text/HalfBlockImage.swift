/// An image on a grid of characters, each of which shows two pixels, one above the other.
package struct HalfBlockImage {
  private let image: Image
  private let area: GridRect

  /// Creates an image that is stretched over an area.
  package init(_ image: Image, _ area: GridRect) {
    self.image = image
    self.area = area
  }

  /// Paints the part of the image inside of a clip.
  package func paint(clip: GridRect, on grid: inout some CharacterGrid) {
    let visible = area.intersection(clip)
    for row in visible.rows {
      for column in visible.columns {
        let x = (Double(column - area.columns.lowerBound) + 0.5) / Double(area.columns.count)
        let y = Double(row - area.rows.lowerBound) / Double(area.rows.count)
        let half = 0.5 / Double(area.rows.count)
        guard let upper = image.color(atX: x, y: y + half / 2),
          let lower = image.color(atX: x, y: y + half * 1.5)
        else { return }
        let style = GridStyle(foreground: upper, background: lower)
        grid.write("▀", column: column, row: row, clip: visible.columns, style: style)
      }
    }
  }
}
