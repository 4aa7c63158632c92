/// A wish for another scroll position that only its behavior knows to carry out.
class ScrollRequest {
  /// Makes a request.
  init() {}

  /// Carries the request out.
  ///
  /// - Parameters:
  ///   - anchor: What is held on to before; nil for what is in view.
  ///   - issues: The faults of the transaction; those of the request are added to them.
  /// - Returns: What to hold on to from then on; nil for what is in view then.
  func carryOut(from anchor: Anchor?, _ issues: inout [Issue], _ engine: Engine) -> Anchor? { anchor }
}

/// A place to scroll to, and the animation.
struct ScrollGoal {
  /// The place.
  let anchor: Anchor
  /// How to get there.
  let animation: Animation
}
