import Tessera

/// A selection of the items over which the mouse is dragged.
struct DragSelection {
  /// The item at which the drag began.
  let start: ItemKey
  var hasBegun = false
}

extension TerminalCollection {
  /// Selects the items between the one at which a drag began and the one under the pointer. Returns `true` if
  /// the mouse event belongs to such a drag.
  func selectByDrag(_ mouse: MouseEvent, at time: Double) -> Bool {
    guard selectsByDragging, engine.selectionMode == .extended else { return false }
    switch mouse.action {
    case .press(.left) where mouse.modifiers.isEmpty:
      dragSelection = item(atRow: mouse.row).map { DragSelection(start: $0.key) }
      return false
    case .drag(.left):
      guard var drag = dragSelection else { return false }
      // Beyond an edge, the content scrolls.
      if mouse.row < area.rows.lowerBound { engine.scroll(by: Point(y: -TextMetrics.lineHeight)) }
      if mouse.row >= area.rows.upperBound { engine.scroll(by: Point(y: TextMetrics.lineHeight)) }
      if !area.rows.contains(mouse.row) { update(at: time) }
      let row = max(area.rows.lowerBound, min(mouse.row, area.rows.upperBound - 1))
      guard let target = item(atRow: row), drag.hasBegun || target.key != drag.start else {
        return drag.hasBegun
      }
      if !drag.hasBegun {
        guard let start = engine.cell(of: drag.start)?.id else {
          dragSelection = nil
          return false
        }
        engine.pointer(PointerEvent(.cancelled, at: .zero, time: time))
        engine.deselectAll()
        engine.focus(start)
        drag.hasBegun = true
        dragSelection = drag
      }
      engine.extendSelection(to: target.id)
      return true
    case .release(.left):
      defer { dragSelection = nil }
      return dragSelection?.hasBegun ?? false
    default: return false
    }
  }

  /// Returns the cell of the item in a row of the screen; `nil` if there is none.
  private func item(atRow row: Int) -> LiveCell? {
    let y = (Double(row - area.rows.lowerBound) + 0.5) * TextMetrics.lineHeight + engine.viewport.minY
    let cells = engine.cells
    for index in cells.indices {
      guard case .item = cells[index].path.element else { continue }
      let frame = cells[index].presentation.frame
      if frame.minY <= y, y < frame.maxY { return cells[index] }
    }
    return nil
  }
}
