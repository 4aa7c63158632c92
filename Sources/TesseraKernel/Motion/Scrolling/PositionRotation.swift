/// An effect that rotates items by their position.
struct PositionRotation: ScrollEffectAlgorithm {
  let angle: Double

  var dependsOnVelocity: Bool { false }

  func effect(at context: ScrollEffectContext) -> VisualEffect {
    VisualEffect(rotation: angle * context.position.limited(to: -1...1, otherwise: 0))
  }

  var description: String { "rotate by \(angle)" }
}
