/// A behavior that animates scrolling to a requested position.
///
/// An engine uses the animator that was installed first. Without one, and in a host that passes no time, the
/// collection scrolls at once.
@_spi(Behaviors)
open class ScrollAnimator: Behavior {
  /// Starts an animated scroll.
  ///
  /// The engine calls this in the phase ``Phases/scrollAnimationStart``.
  ///
  /// - Parameters:
  ///   - destination: The destination.
  ///   - across: The position of the viewport across the axis; `nil` for any from which the destination is
  ///     visible.
  ///   - animation: The animation.
  /// - Returns: The anchor to hold from then on; `nil` for the visible elements.
  open func startScrollAnimation(
    to destination: Anchor, across: Double?, with animation: Animation, _ engine: Engine
  ) -> Anchor? { nil }

  /// Moves the viewport to its position at the time of the transaction.
  ///
  /// The engine calls this method and the next in the phase ``Phases/scrollAnimation``.
  ///
  /// - Parameter held: The anchor to hold from then on; `nil` for the visible elements. It stays unchanged if
  ///   nothing moves.
  open func advanceScrollAnimation(_ held: inout Anchor?, _ engine: Engine) {}

  /// Ends the animated scroll at its present position, because the user scrolls or the viewport goes
  /// elsewhere.
  open func endScrollAnimation(_ engine: Engine) {}
}

extension Engine {
  package var isAnimatingScroll: Bool { activeScrollAnimator(in: .scrollAnimation) != nil }

  package func endScrollAnimation() { activeScrollAnimator(in: .scrollAnimation)?.endScrollAnimation(self) }

  /// The behavior that animates scrolls, installed if it is missing; `nil` if the program has none.
  var availableScrollAnimator: ScrollAnimator? {
    if scrollAnimator == nil { installMissingBehavior?(.scrollAnimationStart, self) }
    return activeScrollAnimator(in: .scrollAnimationStart)
  }

  /// Returns the behavior that animates scrolls, if it is active in a phase; `nil` otherwise.
  @inline(__always)
  func activeScrollAnimator(in phase: Phases) -> ScrollAnimator? { active(scrollAnimator, in: phase) }
}
