import TesseraLayout

/// The way a view is displayed at a moment: its frame and its effect. At rest it is displayed where it is
/// placed.
public struct Presentation: Hashable, Sendable {
  /// The frame of the view before its effect, in content coordinates, in points.
  public var frame: Rect
  /// The difference from a view at rest, as the host sees it, also in right-to-left layouts.
  public var effect: VisualEffect

  /// Creates a presentation; without an effect, that of a view at rest.
  public init(frame: Rect, effect: VisualEffect = .none) {
    self.frame = frame
    self.effect = effect
  }

  /// The frame in which the view is displayed: scaled and moved, without the rotation.
  public var presentedFrame: Rect { effect.presentedFrame(of: frame) }
}

extension Presentation: CustomStringConvertible {
  /// The frame, followed by the effect if there is one.
  public var description: String {
    frame.description + (effect == .none ? "" : ", " + effect.description)
  }
}

/// The displacement of an element from its place.
@_spi(Behaviors)
public struct Displacement {
  /// The distance from the element's place, as the host sees it, in points.
  package var distance: Point
  /// Whether the element stays there, such as one that a pointer holds, so that it does not move by itself.
  package var isHeld: Bool
  /// Whether the distance changes by itself, so that the next frame looks different.
  package var isMoving: Bool

  package init(by distance: Point, isHeld: Bool = false, isMoving: Bool = false) {
    (self.distance, self.isHeld, self.isMoving) = (distance, isHeld, isMoving)
  }

  static func + (left: Displacement, right: Displacement) -> Displacement {
    Displacement(
      by: left.distance + right.distance, isHeld: left.isHeld || right.isHeld,
      isMoving: left.isMoving || right.isMoving)
  }
}
