import TesseraLayout

// Hit-tests views, and handles their events.

extension Engine {
  /// Returns the frontmost cell at a point on screen. A moving view is found at its final place, not where it
  /// is displayed.
  ///
  /// - Parameter point: A point in viewport coordinates, in points from the top left corner.
  /// - Returns: The cell; `nil` if there is none.
  public func cell(at point: Point) -> LiveCell? {
    let place = point + viewport.origin
    return viewport.contains(place) ? stayingCells.last { $0.placement.visibleFrame.contains(place) } : nil
  }

  /// Handles an event that a view has sent, by the traits that its item declares.
  package func receive(_ event: AnyCellEvent, from id: CellID) {
    guard let cell = live[id], cell.path != .nowhere else {
      requests.issues.append(.eventFromHiddenView(id))
      return
    }
    for trait in cell.cell.attributes.declared.all {
      (trait as? BehaviorTrait)?.receive(event, from: cell.key, at: cell.path, self)
    }
  }
}
