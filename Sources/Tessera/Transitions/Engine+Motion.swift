@_spi(Behaviors) import TesseraKernel
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

  /// Lets the behaviors of motion be installed when the first of them is needed. A program that does not call this links none of
  /// them.
  func allowMotion() {
    guard demand == nil else { return }
    demand = { phase, engine in
      if phase.contains(.departure) {
        engine.installed { FlightBehavior() }
      } else {
        engine.installed { TransitionBehavior() }.wake(in: phase)
      }
    }
  }
}
