import TesseraLayout

// Views that are pointed at, and that have something to tell.

extension Engine {
  /// The frontmost cell that belongs at a place on screen: what moves is found where it will be, not where it is seen on
  /// its way.
  ///
  /// - Parameter point: A place in viewport coordinates, in points from its top left corner.
  public func cell(at point: Point) -> LiveCell? {
    let place = point + viewport.origin
    return viewport.contains(place) ? standing.last { $0.placement.visibleFrame.contains(place) } : nil
  }

  /// Takes an event of a view's sender: what its item declares gets it.
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
