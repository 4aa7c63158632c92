/// An effect and how each part of it is animated.
public struct TimedEffect: Hashable, Sendable {
  /// The effect.
  public var effect: VisualEffect
  /// How the opacity is animated; nil: as what is around it says. The other three likewise.
  public var opacity: Animation?
  /// How the offset is animated.
  public var offset: Animation?
  /// How the scale is animated.
  public var scale: Animation?
  /// How the rotation is animated.
  public var rotation: Animation?

  /// Makes an effect whose parts are all animated alike. An animation is noted only for what the effect changes.
  public init(_ effect: VisualEffect, animation: Animation? = nil) {
    self.effect = effect
    guard let animation else { return }
    if effect.opacity != 1 { opacity = animation }
    if effect.offset != .zero { offset = animation }
    if effect.scale != 1 { scale = animation }
    if effect.rotation != 0 { rotation = animation }
  }

  /// Both effects at once; where both say how something is animated, the other one's word holds.
  public func combined(with other: TimedEffect) -> TimedEffect {
    var sum = TimedEffect(effect.combined(with: other.effect))
    sum.opacity = other.opacity ?? opacity
    sum.offset = other.offset ?? offset
    sum.scale = other.scale ?? scale
    sum.rotation = other.rotation ?? rotation
    return sum
  }

  /// The timing without the effect: for a view that comes back to rest.
  public var atRest: TimedEffect {
    var timed = self
    timed.effect = .none
    return timed
  }
}
