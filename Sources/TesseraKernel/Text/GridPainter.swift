import TesseraLayout

/// A painter of drawings onto a grid of characters, each of which is 8 points wide and 16 points high.
///
/// Edges are rounded to the nearest character, so that cells that touch in points touch on the grid. A
/// rectangle thinner than half a character, which rounding would remove, becomes a line of box-drawing
/// characters. A box that is too low for lines above and below its content has lines only at its sides.
public struct GridPainter {
  /// The visible part of the grid, in characters.
  ///
  /// The painter paints nothing outside.
  public let clip: GridRect

  /// Creates a painter that paints only inside a part of the grid.
  public init(clip: GridRect) { self.clip = clip }

  /// Paints a drawing.
  ///
  /// - Parameters:
  ///   - drawing: The drawing to paint.
  ///   - frame: The frame of the drawing, in points from the top left of the grid. Nothing is painted outside
  ///     of it.
  ///   - effect: A visual effect on the drawing. A drawing with an opacity below 0.5 is not painted. Scale
  ///     and offset apply to its frame. A rotation slants it: each row is shifted a little further than the
  ///     next. Characters themselves are neither scaled nor rotated.
  ///   - window: A clipping rectangle in the same coordinates; `nil` to clip only at the frame.
  ///   - grid: The grid to paint on.
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
      paint(drawing, place.slanted(by: effect.rotation, inRow: row), clip: line, on: &grid)
    }
  }

  private func paint(
    _ drawing: Drawing, _ place: GridPlacement, clip: GridRect, on grid: inout some CharacterGrid
  ) {
    let cell = GridRect(place.frame).intersection(clip)
    guard !cell.isEmpty else { return }
    var groups = OpenGroups()
    for command in drawing.commands where groups.shows(command) {
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
      case .styledText(let text, let rect):
        set(text, in: GridRect(place.rect(rect)), clip: cell, on: &grid)
      case .image(let image, let rect):
        let area = GridRect(place.rect(rect))
        if !grid.draw(image, in: area, clip: cell) {
          HalfBlockImage(image, area).paint(clip: cell, on: &grid)
        }
      // A grid has no widgets: components draw their controls.
      case .control, .nativeView, .spinner: break
      case .beginGroup(let opacity): grid.beginGroup(opacity: opacity, in: cell)
      case .endGroup: grid.endGroup()
      }
    }
    for _ in 0..<groups.count { grid.endGroup() }
  }

  private func fill(_ area: GridRect, _ color: Color, on grid: inout some CharacterGrid) {
    for row in area.rows { grid.fill(area.columns, row: row, color: color) }
  }

  private func set(
    _ text: String, in area: GridRect, _ style: TextStyle, clip: GridRect, on grid: inout some CharacterGrid
  ) {
    guard !area.isEmpty else { return }
    let limit = min(area.rows.count, style.lineLimit ?? area.rows.count)
    // Skips lines below the visible part, however long the text is.
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

extension GridPainter {
  private func set(
    _ text: StyledText, in area: GridRect, clip: GridRect, on grid: inout some CharacterGrid
  ) {
    guard !area.isEmpty else { return }
    let limit = min(area.rows.count, text.style.lineLimit ?? area.rows.count)
    let count = max(0, clip.rows.upperBound - area.rows.lowerBound)
    let columns = area.columns.clamped(to: clip.columns)
    for (number, line) in text.lines(columns: area.columns.count, limit: limit, first: count).enumerated() {
      let row = area.rows.lowerBound + number
      guard clip.rows.contains(row) else { continue }
      let width = line.reduce(0) { $0 + $1.text.columnWidth }
      let free = text.style.alignment == .leading ? 0 : max(0, area.columns.count - width)
      var column = area.columns.lowerBound + (text.style.alignment == .center ? free / 2 : free)
      for part in line {
        grid.write(part.text, column: column, row: row, clip: columns, style: part.style)
        column += part.text.columnWidth
      }
    }
  }
}

/// The mapping from a drawing to a grid, in points from its top left.
private struct GridPlacement {
  var frame: Rect
  var scale: Scale = 1

  /// Returns the rectangle on the grid for a rectangle of the drawing.
  func rect(_ part: Rect) -> Rect {
    if scale == 1 { return part.offset(by: frame.origin) }
    return Rect(
      x: frame.minX + part.minX * scale.x, y: frame.minY + part.minY * scale.y, width: part.width * scale.x,
      height: part.height * scale.y)
  }

  /// Returns the placement for one row of a rotated drawing: shifted sideways by the sine of the angle times
  /// the distance of the row from the middle of the drawing.
  func slanted(by angle: Double, inRow row: Int) -> GridPlacement {
    let distance = (Double(row) + 0.5) * TextMetrics.lineHeight - (frame.minY + frame.height / 2)
    let columns = GridRect.nearest(
      -ElementaryFunctions.sineAndCosine(angle).sine * distance / TextMetrics.characterWidth)
    var placement = self
    placement.frame = frame.offset(by: Point(x: Double(columns) * TextMetrics.characterWidth))
    return placement
  }
}
