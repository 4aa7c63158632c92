import TesseraLayout

extension Transition {
  /// Views become visible and invisible bit by bit.
  public static let fade = effect(VisualEffect(opacity: 0))

  /// Views grow from a part of their size around their centre, and shrink to it.
  public static func scale(_ scale: Scale = 0) -> Transition { effect(VisualEffect(scale: scale)) }

  /// Views come from so far away, in points; positive x is towards the end of lines.
  public static func offset(x: Double = 0, y: Double = 0) -> Transition {
    effect(VisualEffect(offset: Point(x: x, y: y)))
  }

  /// Views turn into place from an angle, in radians, clockwise.
  public static func rotate(_ angle: Double) -> Transition { effect(VisualEffect(rotation: angle)) }

  /// Views come in over an edge and leave over it.
  public static func slide(from edge: TransitionEdge, by distance: SlideDistance = .ownExtent) -> Transition {
    Transition(SlideTransition(edge: edge, distance: distance))
  }

  /// Views come out of one and the same effect wherever they are.
  public static func effect(_ effect: VisualEffect) -> Transition {
    Transition(SteadyTransition(effect: effect.sanitized))
  }
}
