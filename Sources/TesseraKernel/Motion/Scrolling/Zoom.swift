/// An effect that shrinks items with their distance from the middle of the viewport.
struct Zoom: ScrollEffectAlgorithm {
  let radius: Double
  let scale: Double

  var dependsOnVelocity: Bool { false }

  func effect(at context: ScrollEffectContext) -> VisualEffect {
    let x = context.frame.minX + context.frame.width / 2 - context.viewport.width / 2
    let y = context.frame.minY + context.frame.height / 2 - context.viewport.height / 2
    let beyond = ElementaryFunctions.squareRoot(x * x + y * y) - radius
    let room = max(context.viewport.width, context.viewport.height) / 2 - radius
    guard beyond > 0 else { return .none }
    let part = room > 0 ? min(1, beyond / room) : 1
    return VisualEffect(scale: Scale(1 + (scale - 1) * part))
  }

  var description: String { "zoom to \(scale) beyond \(radius) points" }
}
