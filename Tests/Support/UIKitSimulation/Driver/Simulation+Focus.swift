extension Simulation {
  /// The item that has the focus.
  public static var focusedItem: (any UIFocusItem)? { UIFocusSystem.focused }

  /// The view that has the focus.
  public static var focusedView: UIView? { UIFocusSystem.focused as? UIView }

  /// The view that has the focus or contains the focused item.
  static var viewAroundFocus: UIView? { focusedView ?? UIFocusSystem.focused?.container }

  /// Moves the focus with the remote control or the arrow keys to the nearest item in a direction.
  ///
  /// If nothing is focused, the window's preferred item gets the focus. Returns whether the focus has moved.
  @discardableResult
  public static func moveFocus(_ heading: UIFocusHeading, in window: UIWindow) -> Bool {
    turn()
    defer { turn() }
    guard let focused = focusedItem, viewAroundFocus?.window === window else {
      guard let first = UIFocusSystem.preferredItem(of: window) else { return false }
      return UIFocusSystem.move(to: first, heading: heading)
    }
    let start = focused.placeInWindow
    let way = heading.vector
    let candidates = window.focusableItems.filter { $0 !== focused }.compactMap {
      item -> (any UIFocusItem, CGFloat)? in
      let place = item.placeInWindow
      let step = CGPoint(x: place.midX - start.midX, y: place.midY - start.midY)
      let onward = step.x * way.dx + step.y * way.dy
      guard onward > 0 else { return nil }
      // Sideways distance counts more than distance ahead.
      return (item, onward + 2 * abs(step.x * way.dy - step.y * way.dx))
    }
    guard let nearest = candidates.min(by: { $0.1 < $1.1 }) else { return false }
    return UIFocusSystem.move(to: nearest.0, heading: heading)
  }

  /// Takes the focus from the item that has it.
  public static func leaveFocus() { UIFocusSystem.resetSimulation() }

  /// Presses Return while an item of a collection view or a table has the focus, which chooses it.
  public static func pressReturnOnFocus() {
    turn()
    defer { turn() }
    guard let view = focusedView else { return }
    for ancestor in sequence(first: view, next: { $0.superview }) {
      if let cell = ancestor as? UICollectionViewCell, let view = cell.superview as? UICollectionView {
        view.chooseFocused(cell)
      } else if let cell = ancestor as? UITableViewCell, let view = cell.superview as? UITableView {
        view.chooseFocused(cell)
      }
    }
  }

  /// Creates a focus update without items, as a collection view passes it to its delegate.
  public static func makeCollectionFocusUpdate() -> UICollectionViewFocusUpdateContext {
    UICollectionViewFocusUpdateContext(from: nil, to: nil, heading: .next)
  }

  /// Creates a focus update without rows, as a table view passes it to its delegate.
  public static func makeTableFocusUpdate() -> UITableViewFocusUpdateContext {
    UITableViewFocusUpdateContext(from: nil, to: nil, heading: .next)
  }
}

extension UIFocusHeading {
  fileprivate var vector: CGVector {
    switch self {
    case .up: CGVector(dx: 0, dy: -1)
    case .left, .previous: CGVector(dx: -1, dy: 0)
    case .right, .next: CGVector(dx: 1, dy: 0)
    default: CGVector(dx: 0, dy: 1)
    }
  }
}
