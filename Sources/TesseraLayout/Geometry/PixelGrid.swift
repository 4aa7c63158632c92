/// The pixels of a host, onto which sizes and frames are rounded.
///
/// Three rules keep a picture free of gaps and of trembling:
///
/// * Extents are rounded **up**, so that what was measured still fits. What is less than ``tolerance`` above a whole
///   number of pixels is taken for an error of calculation: 10.0000001 points stay 10.
/// * Frames are rounded **by their edges**, each to the nearest pixel, never by their extents. Frames that touch
///   share an edge and so still touch; a frame of 10.5 points may be 10 or 11 pixels wide, depending on where it lies.
/// * Results are whole multiples of 1/1024 point, the unit in which layouts add. Where pixels are a third of a point,
///   an edge is therefore up to 1/2048 point away from its pixel, but sums and differences of edges are exact.
///
/// Rounding twice gives the same as rounding once. Numbers out of range are brought into it as by ``Rect/sanitized``.
public struct PixelGrid: Hashable, Sendable {
  /// How many pixels a point has along each axis, from 1/1024 to 16.
  public let scale: Double

  /// The error of calculation that rounding overlooks, in pixels.
  public static let tolerance: Double = 1 / 64

  /// Makes a grid.
  ///
  /// - Parameter scale: How many pixels a point has along each axis: 1, 2, 3, 1.25, or 0.125 where a pixel is 8 points
  ///   wide. It is limited to the range of ``scale``; what is not a positive number counts as 1.
  public init(scale: Double) {
    self.scale = scale > 0 ? min(max(scale, 1 / 1024), 16) : 1
  }

  /// A width or height, rounded up to whole pixels.
  public func rounded(_ extent: Double) -> Double {
    position(ofPixel: Self.whole(extent.sanitizedExtent * scale, upFrom: Self.tolerance)).sanitizedExtent
  }

  /// A width and a height, each rounded up to whole pixels.
  public func rounded(_ size: Size) -> Size {
    Size(width: rounded(size.width), height: rounded(size.height))
  }

  /// The coordinate of an edge, rounded to the nearest pixel; halfway, it goes right or down.
  public func rounded(edge: Double) -> Double {
    // Halves are common, where something is centred: errors of calculation must not decide about them.
    let pixel = Self.whole(edge.sanitizedCoordinate * scale, upFrom: 0.5 - Self.tolerance)
    return position(ofPixel: pixel).sanitizedCoordinate
  }

  /// A frame with its four edges rounded to the nearest pixels. A frame thinner than a pixel may vanish.
  public func rounded(_ rect: Rect) -> Rect {
    let rect = rect.sanitized
    let left = rounded(edge: rect.minX)
    let top = rounded(edge: rect.minY)
    return Rect(
      x: left, y: top, width: rounded(edge: rect.maxX) - left, height: rounded(edge: rect.maxY) - top)
  }

  /// Where a pixel begins, to the nearest 1/1024 point.
  private func position(ofPixel pixel: Int64) -> Double {
    let units = Self.whole(Double(pixel) / scale * FixedLength.unitsPerPoint, upFrom: 0.5)
    return Double(units) / FixedLength.unitsPerPoint
  }

  /// The whole number below a number, or the one above where the rest is large enough. By way of `Int64`, which holds
  /// every number that occurs: `Double.rounded(_:)` may need a C library.
  private static func whole(_ number: Double, upFrom smallestRest: Double) -> Int64 {
    let towardsZero = Int64(number)
    let below = Double(towardsZero) > number ? towardsZero - 1 : towardsZero
    return number - Double(below) < smallestRest ? below : below + 1
  }
}
