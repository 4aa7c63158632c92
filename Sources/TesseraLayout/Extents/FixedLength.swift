/// A length in units of 1/1024 point, from 0 to 2^53 units (``Size/largestExtent``).
///
/// Sums of whole units are exact and do not depend on their order, so an incrementally updated total equals a
/// newly computed one. Larger sums are limited to 2^53 units, which keeps them independent of the order, too.
/// A `Double` represents every value up to 2^53 exactly: converting to points and adding points never rounds.
///
/// Rounding uses `Int64`, which can represent all numbers that occur. `Double.rounded(_:)` may need a C
/// library, which a program without imports does not link.
struct FixedLength: Hashable, Comparable, Sendable {
  static let unitsPerPoint: Double = 1024
  static let zero = FixedLength(units: 0)
  static let limit = FixedLength(units: 1 << 53)

  let units: Int64

  /// Creates a length from a number of units, which must be in range.
  init(units: Int64) { self.units = units }

  /// Rounds a number of points to the nearest unit. NaN and negative numbers become 0, large ones the limit.
  @inline(__always)
  init(_ points: Double) {
    let units = Self.roundedUnits(points)
    self.units =
      units < 1 << 32
      ? Int64(truncatingIfNeeded: units)
      : (Int64(points.sanitizedExtent * (2 * Self.unitsPerPoint)) + 1) >> 1
  }

  /// Rounds an ordinary number of points to the nearest unit. Other numbers give results of 2^32 or more.
  @inline(__always)
  static func roundedUnits(_ points: Double) -> UInt64 {
    // The last bit of a sum with this number stands for one unit, so the addition rounds. This is faster than a
    // conversion, but it rounds half units to even ones, so it is used only for ordinary lengths.
    let rounder = 0x1.8p42
    return (points + rounder).bitPattern &- rounder.bitPattern
  }

  /// The exact length in points.
  var points: Double { Double(units) / Self.unitsPerPoint }

  /// Returns the largest whole number of units not above a coordinate in points, which must not be NaN.
  static func unitsBelow(_ points: Double) -> Int64 {
    let units = points.sanitizedCoordinate * unitsPerPoint
    let whole = Int64(units)
    return Double(whole) > units ? whole - 1 : whole
  }

  /// Returns the smallest whole number of units not below a coordinate in points, which must not be NaN.
  /// Beyond the limit, the result is one more than the largest length.
  static func unitsAbove(_ points: Double) -> Int64 {
    points > Size.largestExtent ? limit.units + 1 : -unitsBelow(-points)
  }

  static func < (left: FixedLength, right: FixedLength) -> Bool { left.units < right.units }

  /// Returns the sum, at most the limit.
  static func + (left: FixedLength, right: FixedLength) -> FixedLength {
    FixedLength(units: min(left.units + right.units, limit.units))
  }

  /// Returns the difference, at least zero.
  static func - (left: FixedLength, right: FixedLength) -> FixedLength {
    FixedLength(units: max(left.units - right.units, 0))
  }

  /// Returns the product, at most the limit.
  static func * (length: FixedLength, count: Int) -> FixedLength {
    let (product, overflow) = length.units.multipliedReportingOverflow(by: Int64(count))
    return overflow ? limit : FixedLength(units: min(product, limit.units))
  }
}
