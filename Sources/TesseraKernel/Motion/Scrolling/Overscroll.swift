import TesseraLayout

/// Something happens while the content is pulled beyond an end.
struct Overscroll: ScrollEffectAlgorithm {
  let style: OverscrollStyle
  let ends: ScrollEnds
  let reach: Double

  var dependsOnVelocity: Bool { false }

  func effect(at moment: ScrollMoment) -> VisualEffect {
    let pull = abs(moment.overscroll)
    let isAtStart = moment.overscroll < 0
    guard pull > 0, isAtStart ? ends.includeStart : ends.includeEnd else { return .none }
    // How far the item stands from the end of the content that is pulled.
    let distance =
      isAtStart ? moment.frame.min(moment.axis) - pull : moment.extent - pull - moment.frame.max(moment.axis)
    switch style {
    case .stretch: return growth(by: pull, at: isAtStart, distance: distance, alongBoth: false, moment)
    case .zoom: return growth(by: pull, at: isAtStart, distance: distance, alongBoth: true, moment)
    case .spread(let strength):
      guard moment.extent > 0 else { return .none }
      let way = pull * max(0, distance) / moment.extent * strength.limited(to: 0...4, otherwise: 0)
      return VisualEffect(offset: offset(isAtStart ? way : -way, moment))
    }
  }

  private func growth(
    by pull: Double, at isAtStart: Bool, distance: Double, alongBoth: Bool, _ moment: ScrollMoment
  ) -> VisualEffect {
    let item = moment.frame.size[moment.axis]
    guard abs(distance) <= reach, item > 0 else { return .none }
    let factor = min((item + pull) / item, Scale.largest)
    // Views grow around their centre; moved by half of what they grow, the other side stays where it is.
    let way = (factor - 1) * item / 2
    return VisualEffect(
      offset: offset(isAtStart ? -way : way, moment),
      scale: Scale(
        x: alongBoth || moment.axis == .horizontal ? factor : 1,
        y: alongBoth || moment.axis == .vertical ? factor : 1))
  }

  private func offset(_ way: Double, _ moment: ScrollMoment) -> Point {
    var offset = Point.zero
    offset[moment.axis] = way
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
