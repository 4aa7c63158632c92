@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// The state of motion, for the app.

extension Engine {
  /// A Boolean value that indicates whether cells or the viewport are moving, so that each frame looks
  /// different.
  public var isAnimating: Bool { isMoving || isScrolling }

  /// The speed at which the user scrolls, in points per second; zero if no scroll effect on screen depends on
  /// it.
  public var scrollVelocity: Point {
    let velocity = behavior(TransitionBehavior.self)?.transitionState.scrolling.velocity ?? .zero
    return isMirrored ? Point(x: -velocity.x, y: velocity.y) : velocity
  }

  /// Installs the behaviors of motion when the first of them is needed. A program that does not call this
  /// method links none of them.
  func allowMotion() {
    guard installMissingBehavior == nil else { return }
    installMissingBehavior = { phase, engine in
      if phase.contains(.scrollAnimationStart) {
        engine.installed { ScrollAnimationBehavior() }
      } else {
        engine.installed { TransitionBehavior() }.wake(in: phase)
      }
    }
  }

  /// Installs the behavior of animated scrolls when the first of them starts. A program that calls this method
  /// instead of ``allowMotion()`` links the code for motion on screen only if it declares motion.
  func allowScrollAnimations() {
    guard installMissingBehavior == nil else { return }
    installMissingBehavior = { phase, engine in
      if phase.contains(.scrollAnimationStart) { engine.installed { ScrollAnimationBehavior() } }
    }
  }
}
