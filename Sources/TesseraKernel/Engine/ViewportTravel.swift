/// A behavior that moves the viewport over time to a place that was asked for.
///
/// An engine goes by the one that was installed first. Without one, and in a host that passes no time, the collection goes everywhere at once.
@_spi(Behaviors)
open class ViewportTravel: Behavior {
  /// Sets off for a place; called in the phase ``Phases/departure``.
  ///
  /// - Parameters:
  ///   - goal: The place.
  ///   - across: Where the viewport goes across the axis; nil: wherever the goal is in view.
  ///   - animation: How to get there.
  /// - Returns: What to hold on to from then on; nil for what is in view.
  open func depart(
    to goal: Anchor, across: Double?, with animation: Animation, _ engine: Engine
  ) -> Anchor? { nil }

  /// Moves the viewport to where it is on its way at the time of the transaction; called in the phase ``Phases/travel``, as
  /// the next.
  ///
  /// - Parameter held: What to hold on to from then on; nil for what is in view. It stays as it is where nothing moves.
  open func travel(_ held: inout Anchor?, _ engine: Engine) {}

  /// Ends the way of the viewport where it is: users scroll, or it goes elsewhere.
  open func endTravel(_ engine: Engine) {}
}

extension Engine {
  /// Whether a behavior moves the viewport from frame to frame.
  package var isTravelling: Bool { travel(in: .travel) != nil }

  /// Ends a scroll that takes time, where it is.
  package func endTravel() { travel(in: .travel)?.endTravel(self) }

  /// The behavior that sets off for a place, installed now where it is missing; nil where the viewport goes everywhere at once.
  var availableTravel: ViewportTravel? {
    if viewportTravel == nil { demand?(.departure, self) }
    return travel(in: .departure)
  }

  /// The behavior that moves the viewport over time, if it is awake in a phase; nil otherwise.
  @inline(__always)
  func travel(in phase: Phases) -> ViewportTravel? {
    guard behaviorPhases.all.contains(phase), let viewportTravel, viewportTravel.awake.contains(phase) else {
      return nil
    }
    return viewportTravel
  }
}
