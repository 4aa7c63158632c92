import TesseraLayout

/// An effect that moves items slower than the content.
struct Parallax: ScrollEffectAlgorithm {
  let fraction: Double

  var dependsOnVelocity: Bool { false }

  func effect(at context: ScrollEffectContext) -> VisualEffect {
    var offset = Point.zero
    offset[context.axis] = fraction * (context.extent / 2 - context.middle)
    return VisualEffect(offset: offset)
  }

  var description: String { "parallax by \(fraction)" }
}
