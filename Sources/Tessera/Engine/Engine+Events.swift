import TesseraLayout

extension Engine {
  /// The frontmost cell at a place on screen.
  ///
  /// - Parameter point: A place in viewport coordinates, in points from its top left corner.
  public func cell(at point: Point) -> LiveCell? {
    let place = point + viewport.origin
    return cells.last { $0.placement.visibleFrame.contains(place) }
  }

  /// Taps whatever is at a place on screen.
  ///
  /// - Parameter point: A place in viewport coordinates, in points from its top left corner.
  /// - Returns: The item that was hit.
  @discardableResult
  public func tap(at point: Point) -> ItemKey? {
    guard let cell = cell(at: point) else { return nil }
    activate(cell.id)
    return cell.key
  }

  /// Does what a tap on an item does: it gets the focus, is selected, and its action runs.
  public func activate(_ id: CellID) {
    guard let cell = self[id] else { return }
    if cell.path.item != nil, canSelect(cell.cell) {
      setFocus(cell.key, cell.path)
      toggleSelection(of: id)
    }
    cell.cell.attributes.onTap?()
  }

  /// Does what a tap on the focused item does; whether there is one on screen.
  @discardableResult
  public func activateFocus() -> Bool {
    guard let focus, let cell = live.first(where: { $0.key == focus.key }) else { return false }
    activate(cell.id)
    return true
  }
}
