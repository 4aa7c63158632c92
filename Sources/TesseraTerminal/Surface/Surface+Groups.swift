import Tessera

/// The cells as they were before a group was drawn.
struct CellGroup: Sendable {
  let opacity: Double
  let area: GridRect
  /// The cells of the area, row by row.
  let cells: [ScreenCell]
}

extension Surface {
  /// Begins a group, whose cells are blended with those that are there now. O(cells of the area).
  ///
  /// See ``CharacterGrid``.
  public mutating func beginGroup(opacity: Double, in area: GridRect) {
    let area = area.intersection(GridRect(columns: 0..<columns, rows: 0..<rows))
    var cells: [ScreenCell] = []
    for row in area.rows {
      let start = row * columns
      cells += back.cells[start + area.columns.lowerBound..<start + area.columns.upperBound]
    }
    groups.append(CellGroup(opacity: opacity, area: area, cells: cells))
  }

  /// Ends the group that began last: mixes the colors of the cells that have changed with the background that was behind
  /// them.
  public mutating func endGroup() {
    guard let group = groups.popLast(), group.opacity < 1 else { return }
    var known: (cell: StyleID, behind: StyleID, mixed: StyleID)?
    var position = 0
    for row in group.area.rows {
      for index in row * columns + group.area.columns.lowerBound..<row * columns
        + group.area.columns.upperBound
      {
        let (cell, before) = (back.cells[index], group.cells[position])
        position += 1
        if cell == before { continue }
        // Neighbors mostly have the same styles.
        if known.map({ $0.cell == cell.style && $0.behind == before.style }) != true {
          let mixed = styles.id(for: cell.style, over: before.style, opacity: group.opacity)
          known = (cell.style, before.style, mixed)
        }
        if let known { back.cells[index] = cell.remapped(glyph: cell.glyph, style: known.mixed) }
      }
    }
  }
}

extension StyleTable {
  /// Returns the id of a style that is shown with an opacity in front of another one.
  fileprivate mutating func id(for id: StyleID, over behind: StyleID, opacity: Double) -> StyleID {
    self.id(for: palette.mixed(self[id].style, over: self[behind].style, opacity: opacity))
  }
}
