import TesseraLayout

// Every number that callers pass is clamped once, before frames and motion are computed with it, so that no
// later step has to consider NaN or infinity.

extension Double {
  /// Returns the nearest number within a range; another number for NaN.
  func limited(to range: ClosedRange<Double>, otherwise: Double) -> Double {
    isNaN ? otherwise : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }

  /// The number clamped to a coordinate of at most ± ``Size/largestExtent``; NaN becomes 0.
  package var limited: Double { limited(to: -Size.largestExtent...Size.largestExtent, otherwise: 0) }

  /// The number clamped to an extent from 0 to ``Size/largestExtent``; NaN becomes 0.
  package var asExtent: Double { self > 0 ? Swift.min(self, Size.largestExtent) : 0 }
}

extension Point {
  /// The point with both coordinates clamped.
  var limited: Point { Point(x: x.limited, y: y.limited) }
}
