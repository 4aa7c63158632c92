import TesseraLayout

/// Items move slower than the content.
struct Parallax: ScrollEffectAlgorithm {
  let fraction: Double

  var dependsOnVelocity: Bool { false }

  func effect(at moment: ScrollMoment) -> VisualEffect {
    var offset = Point.zero
    offset[moment.axis] = fraction * (moment.extent / 2 - moment.middle)
    return VisualEffect(offset: offset)
  }

  var description: String { "parallax by \(fraction)" }
}
