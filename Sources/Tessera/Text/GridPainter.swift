import TesseraLayout

/// Paints drawings onto a grid of characters, eight points wide and sixteen points high each.
///
/// Edges are rounded to the nearest character, so that cells that touch in points touch on the grid.
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
  ///   - effect: How it looks beside how it looks at rest: below half of its opacity it is not painted, and its frame is
  ///     scaled and moved; characters themselves are neither scaled nor turned.
  ///   - window: What cuts it off, in the same coordinates; nil: nothing but the frame.
  ///   - grid: What to paint on.
  public func paint(
    _ drawing: Drawing, in frame: Rect, under effect: VisualEffect = .none, clippedTo window: Rect? = nil,
    on grid: inout some CharacterGrid
  ) {
    guard effect.opacity >= 0.5 else { return }
    let frame = effect == .none ? frame : effect.presentedFrame(of: frame)
    let origin = frame.origin
    let cell = GridRect(frame).intersection(window.map { GridRect($0).intersection(clip) } ?? clip)
    guard !cell.isEmpty else { return }
    for command in drawing.commands {
      switch command {
      case .fill(let rect, let color, _):
        fill(GridRect(rect.offset(by: origin)).intersection(cell), color, on: &grid)
      case .stroke(let rect, let color, _, let cornerRadius):
        let isRounded = cornerRadius > 0
        BoxOutline(GridRect(rect.offset(by: origin)), isRounded: isRounded).paint(
          color, clip: cell, on: &grid)
      case .text(let text, let rect, let style):
        set(text, in: GridRect(rect.offset(by: origin)), style, clip: cell, on: &grid)
      case .image(let image, let rect):
        HalfBlockImage(image, GridRect(rect.offset(by: origin))).paint(clip: cell, on: &grid)
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
