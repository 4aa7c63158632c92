import TesseraLayout

extension Transition {
  /// A transition that fades views in and out.
  public static let fade = effect(VisualEffect(opacity: 0))

  /// Returns a transition that scales views from and to a fraction of their size, around their center.
  public static func scale(_ scale: Scale = 0) -> Transition { effect(VisualEffect(scale: scale)) }

  /// Returns a transition that moves views from and to an offset, in points; positive x is towards the end of
  /// lines.
  public static func offset(x: Double = 0, y: Double = 0) -> Transition {
    effect(VisualEffect(offset: Point(x: x, y: y)))
  }

  /// Returns a transition that rotates views from and to an angle, in radians, clockwise.
  public static func rotate(_ angle: Double) -> Transition { effect(VisualEffect(rotation: angle)) }

  /// Returns a transition that slides views in and out over an edge.
  public static func slide(from edge: TransitionEdge, by distance: SlideDistance = .ownExtent) -> Transition {
    Transition(SlideTransition(edge: edge, distance: distance))
  }

  /// Returns a transition with the same effect on views at every position.
  public static func effect(_ effect: VisualEffect) -> Transition {
    Transition(SteadyTransition(effect: effect.sanitized))
  }
}
