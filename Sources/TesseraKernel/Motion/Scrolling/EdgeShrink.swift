/// An effect that shrinks and fades items towards the ends of the viewport.
struct EdgeShrink: ScrollEffectAlgorithm {
  let distance: Double
  let scale: Double
  let opacity: Double
  let ends: ScrollEnds

  var dependsOnVelocity: Bool { false }

  func effect(at context: ScrollEffectContext) -> VisualEffect {
    let toStart = ends.includeStart ? context.middle : .infinity
    let toEnd = ends.includeEnd ? context.extent - context.middle : .infinity
    let nearest = min(toStart, toEnd)
    guard nearest < distance || nearest <= 0 else { return .none }
    let part = distance > 0 ? max(0, nearest / distance) : 0
    return VisualEffect(opacity: opacity + (1 - opacity) * part, scale: Scale(scale + (1 - scale) * part))
  }

  var description: String {
    "edge shrink to \(scale) and opacity \(opacity) in \(distance) points " + ends.description
  }
}
