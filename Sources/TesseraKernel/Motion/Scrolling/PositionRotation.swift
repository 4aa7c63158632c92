/// Items turn with their position.
struct PositionRotation: ScrollEffectAlgorithm {
  let angle: Double

  var dependsOnVelocity: Bool { false }

  func effect(at moment: ScrollMoment) -> VisualEffect {
    VisualEffect(rotation: angle * moment.position.limited(to: -1...1, otherwise: 0))
  }

  var description: String { "rotate by \(angle)" }
}
