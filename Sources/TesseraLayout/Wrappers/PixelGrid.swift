/// Lines at the edges of pixels.
///
/// A line between pixels lies at a multiple of 2^-20 points, at most half a millionth of a point from where it ought
/// to be. So differences of lines are exact (up to 2^33 points), and a frame that is stored as an origin and an
/// extent ends at the very number where its neighbour begins, although thirds of a point are no `Double`.
///
/// Rounding goes by way of `Int64`, as in ``FixedLength``.
struct PixelGrid {
  /// How many pixels a point has.
  private let scale: Double

  /// How much of a pixel is nothing: sums of fractions that ought to meet a line, or half a pixel, are off by less.
  private static let trifle = 0x1p-10

  /// A grid of so many pixels per point; nil where that is not between 1/1024 and 1024.
  init?(scale: Double) {
    guard scale >= 0x1p-10, scale <= 0x1p10 else { return nil }
    self.scale = scale
  }

  /// The distance between lines, in points.
  var pitch: Double { 1 / scale }

  /// The nearest line, between two of them the farther one.
  ///
  /// A coordinate 2^41 pixels or more from the origin stays, here and below: there sums are off by more than a
  /// trifle.
  func line(nearest coordinate: Double) -> Double {
    line(coordinate) { Self.floor($0 + 0.5 + Self.trifle) }
  }

  /// The first line not before a coordinate.
  func line(notBefore coordinate: Double) -> Double {
    line(coordinate) { -Self.floor(Self.trifle - $0) }
  }

  /// The last line not after a coordinate.
  func line(notAfter coordinate: Double) -> Double {
    line(coordinate) { Self.floor($0 + Self.trifle) }
  }

  private func line(_ coordinate: Double, _ round: (_ pixels: Double) -> Double) -> Double {
    let pixels = coordinate * scale
    guard abs(pixels) < 0x1p41 else { return coordinate }
    let parts = round(pixels) / scale * 0x1p20
    // From 2^52 on every number is whole.
    return (abs(parts) < 0x1p52 ? Self.floor(parts + 0.5) : parts) * 0x1p-20
  }

  /// The largest whole number that is not above a number smaller than 2^53.
  private static func floor(_ number: Double) -> Double {
    let whole = Double(Int64(number))
    return whole > number ? whole - 1 : whole
  }
}
