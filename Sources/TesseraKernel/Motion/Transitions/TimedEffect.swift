/// An effect, and the animation of each of its parts.
public struct TimedEffect: Hashable, Sendable {
  /// The effect.
  public var effect: VisualEffect
  /// The animation of the opacity; `nil` to inherit it.
  public var opacity: Animation?
  /// The animation of the offset; `nil` to inherit it.
  public var offset: Animation?
  /// The animation of the scale; `nil` to inherit it.
  public var scale: Animation?
  /// The animation of the rotation; `nil` to inherit it.
  public var rotation: Animation?

  /// Creates an effect with the same animation for all parts that the effect changes.
  public init(_ effect: VisualEffect, animation: Animation? = nil) {
    self.effect = effect
    guard let animation else { return }
    if effect.opacity != 1 { opacity = animation }
    if effect.offset != .zero { offset = animation }
    if effect.scale != 1 { scale = animation }
    if effect.rotation != 0 { rotation = animation }
  }

  /// Returns both effects combined. If both animate the same part, the animation of the other effect wins.
  public func combined(with other: TimedEffect) -> TimedEffect {
    var sum = TimedEffect(effect.combined(with: other.effect))
    sum.opacity = other.opacity ?? opacity
    sum.offset = other.offset ?? offset
    sum.scale = other.scale ?? scale
    sum.rotation = other.rotation ?? rotation
    return sum
  }

  /// The animations without the effect, for a view that returns to rest.
  public var atRest: TimedEffect {
    var timed = self
    timed.effect = .none
    return timed
  }
}
