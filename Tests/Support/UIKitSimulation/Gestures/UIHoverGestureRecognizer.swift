/// A recognizer that follows the pointer over its view. The driver moves the pointer.
@MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  var isInside = false

  func pointerMoved(inside: Bool, at point: CGPoint, in window: UIWindow) {
    guard isEnabled else { return }
    remember(point, in: window)
    switch (isInside, inside) {
    case (false, true): report(.began)
    case (true, true): report(.changed)
    case (true, false):
      report(.ended)
      settledState = .possible
    case (false, false): break
    }
    isInside = inside
  }

  private func report(_ state: State) {
    settledState = state
    stateWasReported()
    simulationHandler?(self)
  }
}
