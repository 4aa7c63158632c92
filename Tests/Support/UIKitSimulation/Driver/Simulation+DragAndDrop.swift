extension Simulation {
  /// Lifts what is under a point with a long press; nil: nothing there can be dragged.
  public static func lift(at point: CGPoint, in window: UIWindow) -> SimulatedDrag? {
    turn()
    return SimulatedDrag.lift(at: point, in: window)
  }

  /// Brings items from another app to a window's edge.
  public static func dragIn(_ items: [UIDragItem], to window: UIWindow) -> SimulatedDrag {
    let session = SimulatedSession(at: .zero, in: window, isLocal: false)
    session.items = items
    session.allowsMoveOperation = false
    return SimulatedDrag(session, in: window, from: nil)
  }

  /// Says that a program has put a placeholder into a view for something that was dropped and is still loaded, or that the
  /// data for it are there now.
  public static func setDropPlaceholder(_ isThere: Bool, in view: UICollectionView) {
    view.hasDropPlaceholder = isThere
  }

  /// The same for a table.
  public static func setDropPlaceholder(_ isThere: Bool, in view: UITableView) {
    view.hasDropPlaceholder = isThere
  }
}
