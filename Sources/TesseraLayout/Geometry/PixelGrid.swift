/// The pixels of a host, to which sizes and frames are rounded.
///
/// Three rules avoid gaps and jitter:
///
/// * Extents are rounded **up**, so that measured content still fits. An excess of less than ``tolerance``
///   above a whole number of pixels counts as a rounding error: 10.0000001 points stay 10.
/// * Frames are rounded **by their edges**, each to the nearest pixel, never by their extents. Frames that
///   touch share an edge, so they still touch. A frame of 10.5 points may become 10 or 11 pixels wide,
///   depending on its position.
/// * Pixel edges are multiples of 2^-20 points, at most half a millionth of a point from their ideal
///   position. Differences of edges are therefore exact, and a frame that is stored as an origin and an
///   extent ends exactly where its neighbor begins, although a `Double` cannot represent thirds of a point.
///
/// Rounding is idempotent. Out-of-range numbers are limited as by ``Rect/sanitized``. Coordinates of 2^41
/// pixels or more, where the error of a sum exceeds the tolerance, are not rounded.
public struct PixelGrid: Hashable, Sendable {
  /// The number of pixels per point along each axis, from 1/1024 to 1024.
  public let scale: Double

  /// The rounding error that the grid ignores, in pixels.
  public static let tolerance: Double = 0x1p-10

  /// Creates a grid.
  ///
  /// - Parameter scale: The number of pixels per point along each axis: 1, 2, 3, 1.25, or 0.125 if a pixel is
  ///   8 points wide. The value is limited to the range of ``scale``; a value that is not a positive number
  ///   counts as 1.
  public init(scale: Double) {
    self.scale = scale > 0 ? min(max(scale, 0x1p-10), 0x1p10) : 1
  }

  /// Returns a width or height, rounded up to whole pixels.
  public func rounded(_ extent: Double) -> Double { edge(notBefore: extent.sanitizedExtent).sanitizedExtent }

  /// Returns a size with its width and its height rounded up to whole pixels.
  public func rounded(_ size: Size) -> Size {
    Size(width: rounded(size.width), height: rounded(size.height))
  }

  /// Returns the coordinate of an edge, rounded to the nearest pixel.
  ///
  /// A coordinate halfway between two pixels is rounded to the right or down.
  public func rounded(edge: Double) -> Double {
    self.edge(nearest: edge.sanitizedCoordinate).sanitizedCoordinate
  }

  /// Returns a frame with its four edges rounded to the nearest pixels.
  ///
  /// A frame thinner than a pixel may become empty.
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
  /// The distance between pixel edges, in points.
  var pitch: Double { 1 / scale }

  /// Returns the nearest pixel edge. Halfway between two edges, the farther one.
  func edge(nearest coordinate: Double) -> Double {
    edge(coordinate) { Self.floor($0 + 0.5 + Self.tolerance) }
  }

  /// Returns the first pixel edge at or after a coordinate.
  func edge(notBefore coordinate: Double) -> Double {
    edge(coordinate) { -Self.floor(Self.tolerance - $0) }
  }

  /// Returns the last pixel edge at or before a coordinate.
  func edge(notAfter coordinate: Double) -> Double {
    edge(coordinate) { Self.floor($0 + Self.tolerance) }
  }

  private func edge(_ coordinate: Double, _ round: (_ pixels: Double) -> Double) -> Double {
    let pixels = coordinate * scale
    guard abs(pixels) < 0x1p41 else { return coordinate }
    let parts = round(pixels) / scale * 0x1p20
    // All numbers from 2^52 on are whole.
    return (abs(parts) < 0x1p52 ? Self.floor(parts + 0.5) : parts) * 0x1p-20
  }

  /// Returns the largest whole number not above a number below 2^53. Uses `Int64`, as ``FixedLength`` does.
  private static func floor(_ number: Double) -> Double {
    let whole = Double(Int64(number))
    return whole > number ? whole - 1 : whole
  }
}
