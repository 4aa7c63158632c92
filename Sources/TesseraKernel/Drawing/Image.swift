/// A small image that consists of pixels.
public struct Image: Hashable, Sendable {
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The pixels, row by row, as `0xRRGGBB`.
  ///
  /// There are always `width × height` of them.
  public let pixels: [UInt32]

  /// Creates an image from pixels.
  ///
  /// The image is never larger than its pixels, whatever its stated size: the width is at most the number of
  /// pixels, rows without pixels are left out, and surplus pixels are dropped. If the last row is incomplete,
  /// the rest of it is black.
  ///
  /// - Parameters:
  ///   - width: The number of pixels in a row. A negative number counts as 0.
  ///   - height: The number of rows. A negative number counts as 0.
  ///   - pixels: The pixels, row by row, as `0xRRGGBB`.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    self.width = min(max(0, width), pixels.count)
    let begunRows = self.width == 0 ? 0 : (pixels.count - 1) / self.width + 1
    self.height = min(max(0, height), begunRows)
    let count = self.width * self.height
    if pixels.count == count {
      self.pixels = pixels
    } else {
      self.pixels = pixels.prefix(count) + Array(repeating: 0, count: max(0, count - pixels.count))
    }
  }

  /// Returns the color of the pixel nearest to a relative position.
  ///
  /// Coordinates outside of the image count as its nearest edge, and NaN counts as 0.
  ///
  /// - Parameters:
  ///   - x: The horizontal position, from 0 to 1.
  ///   - y: The vertical position, from 0 to 1.
  /// - Returns: `nil` if the image is empty.
  public func color(atX x: Double, y: Double) -> Color? {
    guard width > 0, height > 0 else { return nil }
    let pixel = pixels[Self.position(y, among: height) * width + Self.position(x, among: width)]
    return .rgb(
      red: UInt8(truncatingIfNeeded: pixel >> 16), green: UInt8(truncatingIfNeeded: pixel >> 8),
      blue: UInt8(truncatingIfNeeded: pixel))
  }

  private static func position(_ relative: Double, among count: Int) -> Int {
    let place = relative * Double(count)
    guard place > 0 else { return 0 }
    return place < Double(count) ? Int(place) : count - 1
  }
}
