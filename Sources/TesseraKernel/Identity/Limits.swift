import TesseraLayout

// The border between what callers pass and what frames and motion are computed with: every number crosses it once, so
// that no later step has to think of NaN or infinity.

extension Double {
  /// The nearest number within a range, and another number in place of NaN.
  func limited(to range: ClosedRange<Double>, otherwise: Double) -> Double {
    isNaN ? otherwise : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }

  /// This number as a coordinate: NaN is 0, farther than ± ``Size/largestExtent`` is that far.
  package var limited: Double { limited(to: -Size.largestExtent...Size.largestExtent, otherwise: 0) }

  /// This number as an extent: NaN and negative numbers are 0, large ones ``Size/largestExtent``.
  package var asExtent: Double { self > 0 ? Swift.min(self, Size.largestExtent) : 0 }
}

extension Point {
  /// The point with both coordinates in range.
  var limited: Point { Point(x: x.limited, y: y.limited) }
}
