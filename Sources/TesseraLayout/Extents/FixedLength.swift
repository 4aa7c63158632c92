/// A length in units of 1/1024 point, from 0 to 2^53 units (``Size/largestExtent``).
///
/// Sums of whole units are exact and independent of their order, so an incrementally kept total equals one
/// computed afresh. Larger sums stay at the limit, which keeps them order-independent too. Up to 2^53 every
/// value is exactly a `Double`: converting to points and adding points never rounds.
///
/// Rounding goes by way of `Int64`, which holds every number that occurs: `Double.rounded(_:)` may need a C
/// library, which a program that imports none does not link.
struct FixedLength: Hashable, Comparable, Sendable {
  /// How many units a point has.
  static let unitsPerPoint: Double = 1024
  /// No length.
  static let zero = FixedLength(units: 0)
  /// The largest length.
  static let limit = FixedLength(units: 1 << 53)

  /// The length in units.
  let units: Int64

  /// Takes a number of units that is known to be in range.
  init(units: Int64) { self.units = units }

  /// Rounds a number of points to the nearest unit. NaN and negative numbers are 0, large ones the limit.
  @inline(__always)
  init(_ points: Double) {
    // Half units, rounded down; doubling a number is exact.
    let halves = Int64(points.sanitizedExtent * (2 * Self.unitsPerPoint))
    units = (halves + 1) >> 1
  }

  /// The length in points, exactly.
  var points: Double { Double(units) / Self.unitsPerPoint }

  /// The largest whole number of units that is not above a coordinate in points, which must not be NaN.
  static func unitsBelow(_ points: Double) -> Int64 {
    let units = points.sanitizedCoordinate * unitsPerPoint
    let whole = Int64(units)
    return Double(whole) > units ? whole - 1 : whole
  }

  /// The smallest whole number of units that is not below a coordinate in points, which must not be NaN. Beyond
  /// the limit it is one more than any length has.
  static func unitsAbove(_ points: Double) -> Int64 {
    points > Size.largestExtent ? limit.units + 1 : -unitsBelow(-points)
  }

  static func < (left: FixedLength, right: FixedLength) -> Bool { left.units < right.units }

  /// The sum, at most the limit.
  static func + (left: FixedLength, right: FixedLength) -> FixedLength {
    FixedLength(units: min(left.units + right.units, limit.units))
  }

  /// The difference, at least zero.
  static func - (left: FixedLength, right: FixedLength) -> FixedLength {
    FixedLength(units: max(left.units - right.units, 0))
  }

  /// The length so many times over, at most the limit.
  static func * (length: FixedLength, count: Int) -> FixedLength {
    let (product, overflow) = length.units.multipliedReportingOverflow(by: Int64(count))
    return overflow ? limit : FixedLength(units: min(product, limit.units))
  }
}
