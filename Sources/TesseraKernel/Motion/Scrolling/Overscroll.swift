import TesseraLayout

/// An effect that applies while the content is pulled beyond an end.
struct Overscroll: ScrollEffectAlgorithm {
  let style: OverscrollStyle
  let ends: ScrollEnds
  let reach: Double

  var dependsOnVelocity: Bool { false }

  func effect(at context: ScrollEffectContext) -> VisualEffect {
    let pull = abs(context.overscroll)
    let isAtStart = context.overscroll < 0
    guard pull > 0, isAtStart ? ends.includeStart : ends.includeEnd else { return .none }
    // The distance of the item from the end of the content that is pulled.
    let distance =
      isAtStart
      ? context.frame.min(context.axis) - pull : context.extent - pull - context.frame.max(context.axis)
    switch style {
    case .stretch: return growth(by: pull, at: isAtStart, distance: distance, alongBoth: false, context)
    case .zoom: return growth(by: pull, at: isAtStart, distance: distance, alongBoth: true, context)
    case .spread(let strength):
      guard context.extent > 0 else { return .none }
      let way = pull * max(0, distance) / context.extent * strength.limited(to: 0...4, otherwise: 0)
      return VisualEffect(offset: offset(isAtStart ? way : -way, context))
    }
  }

  private func growth(
    by pull: Double, at isAtStart: Bool, distance: Double, alongBoth: Bool, _ context: ScrollEffectContext
  ) -> VisualEffect {
    let item = context.frame.size[context.axis]
    guard abs(distance) <= reach, item > 0 else { return .none }
    let factor = min((item + pull) / item, Scale.largest)
    // Views grow around their center; an offset by half of the growth keeps the other side in place.
    let way = (factor - 1) * item / 2
    return VisualEffect(
      offset: offset(isAtStart ? -way : way, context),
      scale: Scale(
        x: alongBoth || context.axis == .horizontal ? factor : 1,
        y: alongBoth || context.axis == .vertical ? factor : 1))
  }

  private func offset(_ way: Double, _ context: ScrollEffectContext) -> Point {
    var offset = Point.zero
    offset[context.axis] = way
    return offset
  }

  var description: String {
    switch style {
    case .stretch: "overscroll stretches " + ends.description
    case .zoom: "overscroll zooms " + ends.description
    case .spread(let strength): "overscroll spreads by \(strength) " + ends.description
    }
  }
}
