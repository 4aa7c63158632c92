/// Items are the smaller the farther they are from the middle of the viewport.
struct Zoom: ScrollEffectAlgorithm {
  let radius: Double
  let scale: Double

  var dependsOnVelocity: Bool { false }

  func effect(at moment: ScrollMoment) -> VisualEffect {
    let x = moment.frame.minX + moment.frame.width / 2 - moment.viewport.width / 2
    let y = moment.frame.minY + moment.frame.height / 2 - moment.viewport.height / 2
    let beyond = Elementary.squareRoot(x * x + y * y) - radius
    let room = max(moment.viewport.width, moment.viewport.height) / 2 - radius
    guard beyond > 0 else { return .none }
    let part = room > 0 ? min(1, beyond / room) : 1
    return VisualEffect(scale: Scale(1 + (scale - 1) * part))
  }

  var description: String { "zoom to \(scale) beyond \(radius) points" }
}
