import TesseraLayout

/// Paints drawings onto a grid of characters, eight points wide and sixteen points high each.
///
/// Edges are rounded to the nearest character, so that cells that touch in points touch on the grid. What is thinner than
/// half a character would be lost by that: it becomes a line of line characters. A box too low for a line above and below
/// what is in it has lines at its sides alone.
public struct GridPainter {
  /// What is visible, in characters; nothing is painted outside.
  public let clip: GridRect

  /// Makes a painter that stays within a part of the grid.
  public init(clip: GridRect) { self.clip = clip }

  /// Paints a drawing.
  ///
  /// - Parameters:
  ///   - drawing: What to paint.
  ///   - frame: Where it goes, in points from the top left of the grid; nothing is painted outside.
  ///   - effect: How it looks beside how it looks at rest: below half of its opacity it is not painted, it is scaled and
  ///     moved, and where it is turned it leans, each of its rows a little further than the next. Characters themselves
  ///     are neither scaled nor turned.
  ///   - window: What cuts it off, in the same coordinates; nil: nothing but the frame.
  ///   - grid: What to paint on.
  public func paint(
    _ drawing: Drawing, in frame: Rect, under effect: VisualEffect = .none, clippedTo window: Rect? = nil,
    on grid: inout some CharacterGrid
  ) {
    guard effect.opacity >= 0.5 else { return }
    let clip = window.map { GridRect($0).intersection(self.clip) } ?? self.clip
    guard effect != .none else {
      return paint(drawing, GridPlacement(frame: frame), clip: clip, on: &grid)
    }
    let place = GridPlacement(frame: effect.presentedFrame(of: frame), scale: effect.scale)
    guard effect.rotation != 0 else { return paint(drawing, place, clip: clip, on: &grid) }
    for row in GridRect(place.frame).rows.clamped(to: clip.rows) {
      let line = GridRect(columns: clip.columns, rows: row..<(row + 1))
      paint(drawing, place.leaning(by: effect.rotation, inRow: row), clip: line, on: &grid)
    }
  }

  private func paint(
    _ drawing: Drawing, _ place: GridPlacement, clip: GridRect, on grid: inout some CharacterGrid
  ) {
    let cell = GridRect(place.frame).intersection(clip)
    guard !cell.isEmpty else { return }
    for command in drawing.commands {
      switch command {
      case .fill(let rect, let color, _):
        let area = place.rect(rect)
        if let line = ThinLine(area) {
          line.paint(color, clip: cell, on: &grid)
        } else {
          fill(GridRect(area).intersection(cell), color, on: &grid)
        }
      case .stroke(let rect, let color, _, let cornerRadius):
        let area = place.rect(rect)
        if let line = ThinLine(area) {
          line.paint(color, clip: cell, on: &grid)
        } else {
          BoxOutline(GridRect(area), isRounded: cornerRadius > 0).paint(color, clip: cell, on: &grid)
        }
      case .text(let text, let rect, let style):
        set(text, in: GridRect(place.rect(rect)), style, clip: cell, on: &grid)
      case .image(let image, let rect):
        HalfBlockImage(image, GridRect(place.rect(rect))).paint(clip: cell, on: &grid)
      }
    }
  }

  private func fill(_ area: GridRect, _ color: Color, on grid: inout some CharacterGrid) {
    for row in area.rows { grid.fill(area.columns, row: row, color: color) }
  }

  private func set(
    _ text: String, in area: GridRect, _ style: TextStyle, clip: GridRect, on grid: inout some CharacterGrid
  ) {
    guard !area.isEmpty else { return }
    let limit = min(area.rows.count, style.lineLimit ?? area.rows.count)
    // Nothing below what is visible is looked at, however long the text is.
    let count = max(0, clip.rows.upperBound - area.rows.lowerBound)
    let lines = LineBreaking.lines(of: text, columns: area.columns.count, limit: limit, first: count)
    for (number, line) in lines.enumerated() {
      let row = area.rows.lowerBound + number
      guard clip.rows.contains(row) else { continue }
      let free = style.alignment == .leading ? 0 : max(0, area.columns.count - line.columnWidth)
      let indent = style.alignment == .center ? free / 2 : free
      grid.write(
        line, column: area.columns.lowerBound + indent, row: row,
        clip: area.columns.clamped(to: clip.columns), style: GridStyle(style))
    }
  }
}

/// Where the parts of a drawing go on a grid, in points from its top left.
private struct GridPlacement {
  /// Where the drawing is seen.
  var frame: Rect
  /// How large the drawing is compared with itself at rest.
  var scale: Scale = 1

  /// Where a part of the drawing goes.
  func rect(_ part: Rect) -> Rect {
    if scale == 1 { return part.offset(by: frame.origin) }
    return Rect(
      x: frame.minX + part.minX * scale.x, y: frame.minY + part.minY * scale.y, width: part.width * scale.x,
      height: part.height * scale.y)
  }

  /// The placement for one row of a drawing that is turned: shifted sideways by the sine of the angle, as far as the row
  /// is from the middle of the drawing.
  func leaning(by angle: Double, inRow row: Int) -> GridPlacement {
    let distance = (Double(row) + 0.5) * TextMetrics.lineHeight - (frame.minY + frame.height / 2)
    let columns = GridRect.nearest(
      -Elementary.sineAndCosine(angle).sine * distance / TextMetrics.characterWidth)
    var placement = self
    placement.frame = frame.offset(by: Point(x: Double(columns) * TextMetrics.characterWidth))
    return placement
  }
}
