extension Simulation {
  /// Lifts the items under a point with a long press; returns `nil` if nothing there can be dragged.
  public static func lift(at point: CGPoint, in window: UIWindow) -> SimulatedDrag? {
    turn()
    return SimulatedDrag.lift(at: point, in: window)
  }

  /// Drags items from another app to a window's edge.
  public static func dragIn(_ items: [UIDragItem], to window: UIWindow) -> SimulatedDrag {
    let session = SimulatedSession(at: .zero, in: window, isLocal: false)
    session.items = items
    session.allowsMoveOperation = false
    return SimulatedDrag(session, in: window, from: nil)
  }

  /// Sets whether a view contains a placeholder of the app for a dropped item that is still loading.
  public static func setDropPlaceholder(_ isThere: Bool, in view: UICollectionView) {
    view.hasDropPlaceholder = isThere
  }

  /// Sets whether a table contains such a placeholder.
  public static func setDropPlaceholder(_ isThere: Bool, in view: UITableView) {
    view.hasDropPlaceholder = isThere
  }
}
