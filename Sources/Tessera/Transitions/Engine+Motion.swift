import TesseraLayout

// What moves, as the app sees it.

extension Engine {
  /// Whether something moves, cells or the viewport, so that each frame shows something else.
  public var isAnimating: Bool { isMoving || isScrolling }

  /// How fast the user scrolls, in points per second; zero where no scroll effect on screen depends on it.
  public var scrollVelocity: Point {
    let velocity = behavior(TransitionBehavior.self)?.choreography.scrolling.velocity ?? .zero
    return isMirrored ? Point(x: -velocity.x, y: velocity.y) : velocity
  }
}
