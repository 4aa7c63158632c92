import TesseraLayout

/// Items that would leave stay at the end of the viewport, shrink and fade.
struct Cards: ScrollEffectAlgorithm {
  let scale: Double
  let opacity: Double
  let ends: ScrollEnds

  var dependsOnVelocity: Bool { false }

  func effect(at moment: ScrollMoment) -> VisualEffect {
    let item = moment.frame.size[moment.axis]
    guard item > 0 else { return .none }
    let beforeStart = ends.includeStart ? -moment.frame.min(moment.axis) : 0
    let afterEnd = ends.includeEnd ? moment.frame.max(moment.axis) - moment.extent : 0
    // An item larger than the viewport sticks out at both ends and is left alone.
    guard (beforeStart > 0) != (afterEnd > 0) else { return .none }
    let hidden = min(max(beforeStart, afterEnd), item)
    var offset = Point.zero
    offset[moment.axis] = beforeStart > 0 ? hidden : -hidden
    let part = hidden / item
    return VisualEffect(
      opacity: 1 + (opacity - 1) * part, offset: offset, scale: Scale(1 + (scale - 1) * part))
  }

  var description: String { "cards to \(scale) and opacity \(opacity) " + ends.description }
}
