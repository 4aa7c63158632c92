import TesseraKernel
import TesseraLayout

extension CellState {
  /// The state of an item in every other row of a table, which has another background.
  static let striped = CellState(rawValue: 1 << 15)
}

extension Canvas {
  /// Fills a part of a row with the background of the row: its own one, and the one for the state of the item.
  mutating func fillRow(_ row: RowSettings, in part: Rect) {
    if let box = row.box, !measurer.metrics.isCharacterGrid { return fillBox(box, row) }
    if let background = row.background {
      fill(part, background)
    } else if state.contains(.striped) {
      fill(part, .surface)
    }
    if row.hasLine, !measurer.metrics.isCharacterGrid {
      let width = measurer.metrics.separatorWidth
      fill(Rect(x: part.minX, y: part.maxY - width, width: part.width, height: width), .separator)
    }
    guard row.showsState, isFocused || isSelected || isHighlighted else { return }
    guard measurer.metrics.hasNativeControls else {
      if isFocused { fill(part, .focus) } else if isSelected || isHighlighted { fill(part, .selection) }
      return
    }
    // Beside widgets a background shows the selection, and an outline the keyboard focus, unless a widget has it.
    if isSelected || isHighlighted { fill(part, .selection) }
    if isSelected, isFocused, controlFocus == nil { fill(part, .focus) }
  }

  /// Fills the part of a box that the row is, with a line above the next row.
  private mutating func fillBox(_ part: BoxPart, _ row: RowSettings) {
    guard case .row(let isFirst, let isLast) = part else { return }
    let metrics = measurer.metrics
    let box = bounds.inset(by: Insets(left: metrics.boxMargin, right: metrics.boxMargin))
    let color: Color =
      row.showsState && (isSelected || isHighlighted) ? .selection : row.background ?? .surface
    let half = box.height / 2
    fill(box, color, cornerRadius: isFirst || isLast ? 2 * metrics.cornerRadius : 0)
    if isFirst != isLast { fill(box.inset(by: isFirst ? Insets(top: half) : Insets(bottom: half)), color) }
    guard !isLast else { return }
    let width = metrics.separatorWidth
    fill(Rect(x: box.minX, y: box.maxY - width, width: box.width, height: width), .separator)
  }

  /// Draws the outline of a row with the keyboard focus, on hosts with widgets.
  mutating func outlineRow(_ row: RowSettings) {
    guard row.showsState, isFocused, controlFocus == nil, !isSelected else { return }
    let metrics = measurer.metrics
    guard metrics.hasNativeControls else { return }
    let margin = 2 + (row.box == nil ? 0 : metrics.boxMargin)
    let outline = bounds.inset(by: Insets(top: 2, left: margin, bottom: 2, right: margin))
    stroke(outline, .accent, width: 2, cornerRadius: metrics.cornerRadius)
  }
}
