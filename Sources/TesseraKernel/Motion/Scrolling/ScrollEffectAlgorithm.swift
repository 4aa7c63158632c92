/// How a view looks because of where it is in the viewport and how that moves: the protocol of a scroll effect, custom
/// ones included.
///
///     struct LeanIntoTheWind: ScrollEffectAlgorithm {
///       func effect(at moment: ScrollMoment) -> VisualEffect { VisualEffect(rotation: moment.velocity / 50_000) }
///     }
///     ScrollEffect(LeanIntoTheWind())
///
/// An algorithm is a value; two that are equal must answer alike. What it answers depends on the moment alone, not on
/// the time. An engine shows only items that the layout places in sight (or its overscan): an effect can bring a view
/// nearer, but not one from far away.
public protocol ScrollEffectAlgorithm: Equatable, Sendable, CustomStringConvertible {
  /// The effect that a view is under in a moment; a ``ScrollEffect`` brings its numbers into range.
  func effect(at moment: ScrollMoment) -> VisualEffect

  /// Whether the velocity makes a difference. Where nothing on screen says so, nobody keeps track of it, and it is zero.
  var dependsOnVelocity: Bool { get }
}

extension ScrollEffectAlgorithm {
  /// True: an effect that does not say better may look at everything.
  public var dependsOnVelocity: Bool { true }

  /// `custom`, for those that do not say anything better.
  public var description: String { "custom" }
}
