// The boundary between the numbers that callers pass and those that layouts compute with. Each number is
// sanitized once, so that later steps need not consider NaN, infinity or overflow.

extension Size {
  /// The largest extent that layouts use, in points: 2^43, about 8.8 × 10^12.
  ///
  /// Larger extents count as this one. A container with this extent along an axis is *unbounded* there:
  /// layouts distribute and stretch nothing along that axis.
  @inlinable
  public static var largestExtent: Double { 8_796_093_022_208 }

  /// The size with NaN and negative extents replaced by 0, and extents limited to ``largestExtent``.
  @inlinable
  public var sanitized: Size { Size(width: width.sanitizedExtent, height: height.sanitizedExtent) }
}

extension Insets {
  /// The insets with NaN replaced by 0, and each distance limited to ± ``Size/largestExtent``.
  public var sanitized: Insets {
    Insets(
      top: top.sanitizedCoordinate, left: left.sanitizedCoordinate, bottom: bottom.sanitizedCoordinate,
      right: right.sanitizedCoordinate)
  }
}

extension Rect {
  /// The rectangle with NaN and negative extents replaced by 0, and all numbers limited to ±
  /// ``Size/largestExtent``.
  public var sanitized: Rect {
    Rect(
      origin: Point(x: origin.x.sanitizedCoordinate, y: origin.y.sanitizedCoordinate), size: size.sanitized)
  }
}

extension Double {
  /// The number as an extent: 0 if it is NaN or negative, and at most the largest extent.
  @inlinable
  package var sanitizedExtent: Double { self > 0 ? min(self, Size.largestExtent) : 0 }

  /// The number as a coordinate: 0 if it is NaN, and limited to ± the largest extent.
  var sanitizedCoordinate: Double {
    isNaN ? 0 : Swift.max(-Size.largestExtent, Swift.min(self, Size.largestExtent))
  }

  /// Whether a container of this extent is unbounded.
  @inlinable
  package var isUnbounded: Bool { self >= Size.largestExtent }
}
