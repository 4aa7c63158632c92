extension UIView {
  /// Whether `sizeThatFits(_:)` is overridden. It replaces a query of the Objective-C runtime.
  public var simulatedHasOwnFit: Bool {
    UIView.hasFallenBack = false
    _ = sizeThatFits(geometry.bounds.size)
    return !UIView.hasFallenBack
  }

  /// Whether the implementation of `sizeThatFits(_:)` of this class was reached.
  static var hasFallenBack = false

  public func setNeedsUpdateProperties() { setNeedsLayout() }

  /// Lays out the view and all views within it, from the outside to the inside.
  func layoutTree() {
    var rounds = 0
    while layoutState.needsLayout {
      rounds += 1
      guard rounds <= 100 else {
        layoutState.needsLayout = false
        Simulation.raise(.layoutLoop, "\(type(of: self)) asks for layout in each layout")
        break
      }
      layoutOnce()
    }
    for subview in hierarchy.subviews { subview.layoutTree() }
  }

  private func layoutOnce() {
    layoutState.needsLayout = false
    announceEnvironment()
    if layoutState.needsConstraints { updateConstraintsTree() }
    layoutState.layoutDepth += 1
    defer { layoutState.layoutDepth -= 1 }
    owningController?.viewWillLayoutSubviews()
    layoutSubviews()
    owningController?.viewDidLayoutSubviews()
  }

  func checkLayoutCall() {
    if layoutState.layoutDepth == 0 {
      Simulation.raise(.layoutSubviewsCalled, "layoutSubviews() of \(type(of: self)) was called by hand")
    }
  }

  func updateConstraintsTree() {
    for subview in hierarchy.subviews { subview.updateConstraintsTree() }
    guard layoutState.needsConstraints else { return }
    layoutState.needsConstraints = false
    updateConstraints()
  }

  /// Resizes the view to its natural size and keeps the top left corner.
  func fitSize() {
    let corner = geometry.frame.origin
    let size = sizeThatFits(geometry.bounds.size)
    writeGeometry(.bounds) {
      $0.bounds.size = size
      $0.center = CGPoint(x: corner.x + size.width / 2, y: corner.y + size.height / 2)
    }
  }

  /// Returns the fitting size. Constraints are not simulated: the result is the intrinsic size if the view
  /// has one, otherwise zero, as for a view without constraints. A required side has the offered length.
  func fittingSize(
    _ target: CGSize, horizontal: UILayoutPriority = .fittingSizeLevel,
    vertical: UILayoutPriority = .fittingSizeLevel
  ) -> CGSize {
    let isWidthFixed = horizontal == .required
    let isHeightFixed = vertical == .required
    let offered = CGSize(
      width: isWidthFixed ? target.width : .greatestFiniteMagnitude,
      height: isHeightFixed ? target.height : .greatestFiniteMagnitude)
    let natural = constrainedSize(offered)
    return CGSize(
      width: isWidthFixed ? target.width : natural.width,
      height: isHeightFixed ? target.height : natural.height)
  }
}
