import TesseraLayout

/// How a view looks beside how it looks at rest: see-through, moved, scaled, turned.
///
/// A view is scaled and turned around its own centre and then moved, so the order in which effects are combined makes
/// no difference.
///
/// Where lines begin at the right, the engine computes as if they began at the left and mirrors at its border:
/// ``mirrored`` is what the host then sees.
public struct VisualEffect: Hashable, Sendable {
  /// How opaque the view is, from 0 (not to be seen) to 1 (as at rest).
  public var opacity: Double
  /// How far the view is from where it belongs, in points.
  public var offset: Point
  /// How large the view is compared with itself at rest.
  public var scale: Scale
  /// By how much the view is turned, in radians, clockwise.
  public var rotation: Double

  /// Makes an effect; whatever is left out stays as it is at rest.
  public init(opacity: Double = 1, offset: Point = .zero, scale: Scale = 1, rotation: Double = 0) {
    self.opacity = opacity
    self.offset = offset
    self.scale = scale
    self.rotation = rotation
  }

  /// The view as it is at rest.
  public static let none = VisualEffect()

  /// Both effects at once: opacities and scales are multiplied, offsets and rotations added.
  public func combined(with other: VisualEffect) -> VisualEffect {
    VisualEffect(
      opacity: opacity * other.opacity, offset: offset + other.offset, scale: scale * other.scale,
      rotation: rotation + other.rotation)
  }

  /// What is left where nothing may move: the opacity alone.
  public var reduced: VisualEffect { VisualEffect(opacity: opacity) }

  /// The effect as seen in a mirror: what went to the left goes to the right, what turned one way turns the other way.
  public var mirrored: VisualEffect {
    VisualEffect(
      opacity: opacity, offset: Point(x: -offset.x, y: offset.y), scale: scale, rotation: -rotation)
  }

  /// Where a view that belongs into a frame is seen: the frame scaled around its centre and moved. The rotation is left
  /// out, so a turned view may reach beyond it.
  public func presentedFrame(of frame: Rect) -> Rect {
    let width = frame.width * scale.x
    let height = frame.height * scale.y
    return Rect(
      x: frame.minX + offset.x + (frame.width - width) / 2,
      y: frame.minY + offset.y + (frame.height - height) / 2,
      width: width, height: height)
  }

  /// The effect with every number in range: the opacity from 0 to 1, offsets up to ± ``Size/largestExtent``, scales
  /// from 0 to ``Scale/largest``, rotations up to ± 2^20. What is NaN counts as at rest.
  public var sanitized: VisualEffect {
    VisualEffect(
      opacity: opacity.limited(to: 0...1, otherwise: 1), offset: offset.limited, scale: scale.sanitized,
      rotation: rotation.limited(to: -0x1p20...0x1p20, otherwise: 0))
  }
}

extension VisualEffect: CustomStringConvertible {
  /// What differs from a view at rest, as in `opacity 0.5, scale 0.8`; `none` where nothing does.
  public var description: String {
    var parts: [String] = []
    if opacity != 1 { parts.append("opacity \(opacity)") }
    if offset != .zero { parts.append("offset (\(offset.x), \(offset.y))") }
    if scale != 1 { parts.append("scale " + scale.description) }
    if rotation != 0 { parts.append("rotation \(rotation)") }
    return parts.isEmpty ? "none" : parts.joined(separator: ", ")
  }
}
