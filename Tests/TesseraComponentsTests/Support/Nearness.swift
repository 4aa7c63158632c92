import TesseraLayout

// Comparing numbers but for rounding errors.

extension Size {
  /// Returns whether the size differs from another one by a rounding error at most.
  func isNear(_ other: Size) -> Bool {
    width.isNear(other.width, 0) && height.isNear(other.height, 0)
  }
}

extension Double {
  /// Returns whether the number differs from another one by a rounding error at most, in computations with
  /// numbers up to `largest`.
  func isNear(_ other: Double, _ largest: Double) -> Bool {
    abs(self - other) <= Double.tolerance(Swift.max(largest, abs(self), abs(other)))
  }

  /// Returns the greatest rounding error of computations with numbers up to `largest`.
  static func tolerance(_ largest: Double) -> Double { Swift.max(1e-6, largest * 1e-13) }
}

extension Rect {
  /// Returns whether the rectangle differs from another one by a rounding error at most.
  func isNear(_ other: Rect, _ largest: Double = 0) -> Bool {
    minX.isNear(other.minX, largest) && minY.isNear(other.minY, largest)
      && width.isNear(other.width, largest) && height.isNear(other.height, largest)
  }

  /// Returns whether a rounding error could move a point into the rectangle, or out of it.
  func hasEdge(near point: Point) -> Bool {
    let tolerance = Double.tolerance(largest)
    return [minX, maxX].contains { abs($0 - point.x) <= tolerance }
      || [minY, maxY].contains { abs($0 - point.y) <= tolerance }
  }

  /// Returns whether the rectangle lies in another one, but for a rounding error.
  func lies(in other: Rect) -> Bool {
    let numbers = [minX, minY, maxX, maxY, other.minX, other.minY, other.maxX, other.maxY]
    let tolerance = Double.tolerance(numbers.map(abs).max() ?? 0)
    return minX >= other.minX - tolerance && minY >= other.minY - tolerance
      && maxX <= other.maxX + tolerance && maxY <= other.maxY + tolerance
  }

  /// The greatest coordinate.
  var largest: Double { [minX, minY, maxX, maxY].map(abs).max() ?? 0 }
}
