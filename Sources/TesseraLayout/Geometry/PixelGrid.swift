/// The pixels of a host, onto which sizes and frames are rounded.
///
/// Three rules keep a picture free of gaps and of trembling:
///
/// * Extents are rounded **up**, so that what was measured still fits. What is less than ``tolerance`` above a whole
///   number of pixels is taken for an error of calculation: 10.0000001 points stay 10.
/// * Frames are rounded **by their edges**, each to the nearest pixel, never by their extents. Frames that touch
///   share an edge and so still touch; a frame of 10.5 points may be 10 or 11 pixels wide, depending on where it lies.
/// * The edges of pixels lie at multiples of 2^-20 points, at most half a millionth of a point from where they ought to
///   be. So differences of edges are exact, and a frame that is stored as an origin and an extent ends at the very
///   number where its neighbour begins, although thirds of a point are no `Double`.
///
/// Rounding twice gives the same as rounding once. Numbers out of range are brought into it as by ``Rect/sanitized``;
/// from 2^41 pixels on, where sums are off by more than the tolerance, they stay as they are.
public struct PixelGrid: Hashable, Sendable {
  /// How many pixels a point has along each axis, from 1/1024 to 1024.
  public let scale: Double

  /// The error of calculation that rounding overlooks, in pixels.
  public static let tolerance: Double = 0x1p-10

  /// Makes a grid.
  ///
  /// - Parameter scale: How many pixels a point has along each axis: 1, 2, 3, 1.25, or 0.125 where a pixel is 8 points
  ///   wide. It is limited to the range of ``scale``; what is not a positive number counts as 1.
  public init(scale: Double) {
    self.scale = scale > 0 ? min(max(scale, 0x1p-10), 0x1p10) : 1
  }

  /// A width or height, rounded up to whole pixels.
  public func rounded(_ extent: Double) -> Double { edge(notBefore: extent.sanitizedExtent).sanitizedExtent }

  /// A width and a height, each rounded up to whole pixels.
  public func rounded(_ size: Size) -> Size {
    Size(width: rounded(size.width), height: rounded(size.height))
  }

  /// The coordinate of an edge, rounded to the nearest pixel; halfway, it goes right or down.
  public func rounded(edge: Double) -> Double {
    self.edge(nearest: edge.sanitizedCoordinate).sanitizedCoordinate
  }

  /// A frame with its four edges rounded to the nearest pixels. A frame thinner than a pixel may vanish.
  public func rounded(_ rect: Rect) -> Rect {
    let rect = rect.sanitized
    let left = rounded(edge: rect.minX)
    let top = rounded(edge: rect.minY)
    return Rect(
      x: left, y: top, width: rounded(edge: rect.maxX) - left, height: rounded(edge: rect.maxY) - top)
  }
}

// MARK: - Edges of pixels

extension PixelGrid {
  /// The distance between the edges of pixels, in points.
  var pitch: Double { 1 / scale }

  /// The nearest edge of a pixel, between two of them the farther one.
  func edge(nearest coordinate: Double) -> Double {
    edge(coordinate) { Self.floor($0 + 0.5 + Self.tolerance) }
  }

  /// The first edge of a pixel not before a coordinate.
  func edge(notBefore coordinate: Double) -> Double {
    edge(coordinate) { -Self.floor(Self.tolerance - $0) }
  }

  /// The last edge of a pixel not after a coordinate.
  func edge(notAfter coordinate: Double) -> Double {
    edge(coordinate) { Self.floor($0 + Self.tolerance) }
  }

  private func edge(_ coordinate: Double, _ round: (_ pixels: Double) -> Double) -> Double {
    let pixels = coordinate * scale
    guard abs(pixels) < 0x1p41 else { return coordinate }
    let parts = round(pixels) / scale * 0x1p20
    // From 2^52 on every number is whole.
    return (abs(parts) < 0x1p52 ? Self.floor(parts + 0.5) : parts) * 0x1p-20
  }

  /// The largest whole number that is not above a number smaller than 2^53. By way of `Int64`, as in ``FixedLength``.
  private static func floor(_ number: Double) -> Double {
    let whole = Double(Int64(number))
    return whole > number ? whole - 1 : whole
  }
}
