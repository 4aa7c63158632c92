import TesseraLayout

/// How a view is seen at a moment: where, and under which effect. At rest it is seen where it is placed.
public struct Presentation: Hashable, Sendable {
  /// Where the view is before its effect, in content coordinates, in points.
  public var frame: Rect
  /// How it looks beside how it looks at rest; as the host sees it, where lines begin at the right as well.
  public var effect: VisualEffect

  /// Makes a presentation; without an effect, one of a view at rest.
  public init(frame: Rect, effect: VisualEffect = .none) {
    self.frame = frame
    self.effect = effect
  }

  /// Where the view is seen: the frame scaled and moved, the rotation left out.
  public var presentedFrame: Rect { effect.presentedFrame(of: frame) }
}

extension Presentation: CustomStringConvertible {
  /// The frame, and the effect where there is one.
  public var description: String {
    frame.description + (effect == .none ? "" : ", " + effect.description)
  }
}

/// How an element is seen away from its place.
@_spi(Behaviors)
public struct Displacement {
  /// How far from its place the element is seen, as the host sees it, in points.
  package var distance: Point
  /// Whether the element stays there, such as one that is held by a pointer: then it does not move by itself.
  package var isHeld: Bool
  /// Whether the distance changes by itself, so that the next frame looks different.
  package var isMoving: Bool

  /// Makes the value of its parts.
  package init(by distance: Point, isHeld: Bool = false, isMoving: Bool = false) {
    (self.distance, self.isHeld, self.isMoving) = (distance, isHeld, isMoving)
  }

  static func + (left: Displacement, right: Displacement) -> Displacement {
    Displacement(
      by: left.distance + right.distance, isHeld: left.isHeld || right.isHeld,
      isMoving: left.isMoving || right.isMoving)
  }
}
