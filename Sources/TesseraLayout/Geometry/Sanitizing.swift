// The border between what callers pass and what layouts compute with. Every number crosses it once, so
// that no later step has to think of NaN, infinity or overflow.

extension Size {
  /// The largest extent that layouts know, in points: 2^43, about 8.8 × 10^12. Larger extents count as this
  /// one. A container this large along an axis is *unbounded* there: nothing is distributed or stretched.
  public static let largestExtent: Double = 8_796_093_022_208

  /// The size with NaN and negative extents replaced by 0 and too large ones by ``largestExtent``.
  public var sanitized: Size { Size(width: width.sanitizedExtent, height: height.sanitizedExtent) }
}

extension Insets {
  /// The insets with NaN replaced by 0 and each distance limited to ± ``Size/largestExtent``.
  public var sanitized: Insets {
    Insets(
      top: top.sanitizedCoordinate, left: left.sanitizedCoordinate, bottom: bottom.sanitizedCoordinate,
      right: right.sanitizedCoordinate)
  }
}

extension Rect {
  /// The rectangle with NaN replaced by 0, negative extents by 0, and everything limited to
  /// ± ``Size/largestExtent``.
  public var sanitized: Rect {
    Rect(
      origin: Point(x: origin.x.sanitizedCoordinate, y: origin.y.sanitizedCoordinate), size: size.sanitized)
  }
}

extension Double {
  /// This number as an extent: NaN and negative numbers are 0, large ones the largest extent.
  var sanitizedExtent: Double { self > 0 ? min(self, Size.largestExtent) : 0 }

  /// This number as a coordinate: NaN is 0, large distances are the largest extent.
  var sanitizedCoordinate: Double {
    isNaN ? 0 : Swift.max(-Size.largestExtent, Swift.min(self, Size.largestExtent))
  }

  /// Whether a container of this extent has no end.
  var isUnbounded: Bool { self >= Size.largestExtent }
}
