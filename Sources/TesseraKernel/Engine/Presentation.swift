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
