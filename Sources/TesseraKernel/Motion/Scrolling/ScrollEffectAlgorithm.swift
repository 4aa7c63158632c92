/// The protocol of built-in and custom scroll effects: the look of a view depending on its position and
/// velocity in the viewport.
///
///     struct LeanIntoTheWind: ScrollEffectAlgorithm {
///       func effect(at moment: ScrollEffectContext) -> VisualEffect {
///         VisualEffect(rotation: moment.velocity / 50_000)
///       }
///     }
///     ScrollEffect(LeanIntoTheWind())
///
/// An algorithm is a value: equal algorithms must return equal effects. The effect must depend only on the
/// context, not on the time. The engine shows only items that the layout places in the viewport or its
/// overscan, so an effect can bring a view nearer, but not from far away.
public protocol ScrollEffectAlgorithm: Equatable, Sendable, CustomStringConvertible {
  /// Returns the effect on a view in a context.
  ///
  /// - Returns: The effect; a ``ScrollEffect`` clamps its numbers.
  func effect(at context: ScrollEffectContext) -> VisualEffect

  /// Whether the effect depends on the velocity.
  ///
  /// If no effect on screen does, the velocity is not tracked and is 0.
  var dependsOnVelocity: Bool { get }
}

extension ScrollEffectAlgorithm {
  /// `true`: by default, an effect may depend on everything.
  public var dependsOnVelocity: Bool { true }

  /// A textual representation, by default `custom`.
  public var description: String { "custom" }
}
