import TesseraLayout

/// An effect that pins items to the end of the viewport when they would leave it, shrinks and fades them.
struct Cards: ScrollEffectAlgorithm {
  let scale: Double
  let opacity: Double
  let ends: ScrollEnds

  var dependsOnVelocity: Bool { false }

  func effect(at context: ScrollEffectContext) -> VisualEffect {
    let item = context.frame.size[context.axis]
    guard item > 0 else { return .none }
    let beforeStart = ends.includeStart ? -context.frame.min(context.axis) : 0
    let afterEnd = ends.includeEnd ? context.frame.max(context.axis) - context.extent : 0
    // An item larger than the viewport extends beyond both ends and is left alone.
    guard (beforeStart > 0) != (afterEnd > 0) else { return .none }
    let hidden = min(max(beforeStart, afterEnd), item)
    var offset = Point.zero
    offset[context.axis] = beforeStart > 0 ? hidden : -hidden
    let part = hidden / item
    return VisualEffect(
      opacity: 1 + (opacity - 1) * part, offset: offset, scale: Scale(1 + (scale - 1) * part))
  }

  var description: String { "cards to \(scale) and opacity \(opacity) " + ends.description }
}
