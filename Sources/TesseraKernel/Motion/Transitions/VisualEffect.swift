import TesseraLayout

/// The difference of a view's look from that at rest: its opacity, offset, scale and rotation.
///
/// A view is scaled and rotated around its own center and then moved, so the order in which effects are
/// combined does not matter.
///
/// In right-to-left writing, the engine computes as if lines began at the left, and mirrors effects for the
/// host; see ``mirrored``.
public struct VisualEffect: Hashable, Sendable {
  /// The opacity of the view, from 0 (invisible) to 1 (as at rest).
  public var opacity: Double
  /// The offset of the view from its position at rest, in points.
  public var offset: Point
  /// The scale of the view.
  public var scale: Scale
  /// The rotation of the view in radians, clockwise.
  public var rotation: Double

  /// Creates an effect; omitted properties are those of a view at rest.
  public init(opacity: Double = 1, offset: Point = .zero, scale: Scale = 1, rotation: Double = 0) {
    self.opacity = opacity
    self.offset = offset
    self.scale = scale
    self.rotation = rotation
  }

  /// No effect: the view is as at rest.
  public static let none = VisualEffect()

  /// Returns both effects combined: opacities and scales are multiplied, offsets and rotations added.
  public func combined(with other: VisualEffect) -> VisualEffect {
    VisualEffect(
      opacity: opacity * other.opacity, offset: offset + other.offset, scale: scale * other.scale,
      rotation: rotation + other.rotation)
  }

  /// The effect for reduced motion: only its opacity.
  public var reduced: VisualEffect { VisualEffect(opacity: opacity) }

  /// The effect mirrored horizontally: the horizontal offset and the rotation change their signs.
  public var mirrored: VisualEffect {
    VisualEffect(
      opacity: opacity, offset: Point(x: -offset.x, y: offset.y), scale: scale, rotation: -rotation)
  }

  /// Returns the visible frame of a view with a frame: scaled around its center and moved.
  ///
  /// The result ignores the rotation, so a rotated view may extend beyond it.
  public func presentedFrame(of frame: Rect) -> Rect {
    let width = frame.width * scale.x
    let height = frame.height * scale.y
    return Rect(
      x: frame.minX + offset.x + (frame.width - width) / 2,
      y: frame.minY + offset.y + (frame.height - height) / 2,
      width: width, height: height)
  }

  /// The effect with every number clamped: the opacity to 0 to 1, offsets to ± ``Size/largestExtent``, scales
  /// to 0 to ``Scale/largest``, rotations to ± 2^20.
  ///
  /// NaN is replaced by the value at rest.
  public var sanitized: VisualEffect {
    VisualEffect(
      opacity: opacity.limited(to: 0...1, otherwise: 1), offset: offset.limited, scale: scale.sanitized,
      rotation: rotation.limited(to: -0x1p20...0x1p20, otherwise: 0))
  }
}

extension VisualEffect: CustomStringConvertible {
  /// A textual representation of the differences from a view at rest, as in `opacity 0.5, scale 0.8`; `none`
  /// if there are none.
  public var description: String {
    var parts: [String] = []
    if opacity != 1 { parts.append("opacity \(opacity)") }
    if offset != .zero { parts.append("offset (\(offset.x), \(offset.y))") }
    if scale != 1 { parts.append("scale " + scale.description) }
    if rotation != 0 { parts.append("rotation \(rotation)") }
    return parts.isEmpty ? "none" : parts.joined(separator: ", ")
  }
}
