/// A small picture as plain pixels.
public struct Image: Hashable, Sendable {
  /// How many pixels a row has.
  public let width: Int
  /// How many rows there are.
  public let height: Int
  /// Row after row, `0xRRGGBB`; always `width × height` of them.
  public let pixels: [UInt32]

  /// Makes a picture of the pixels that are given; surplus ones are dropped.
  ///
  /// A picture never needs more room than its pixels, whatever size is stated: a row is not longer than all of them,
  /// and rows of which no pixel is given do not exist. Where the last row is not complete, the rest of it is black.
  ///
  /// - Parameters:
  ///   - width: Pixels in a row; a negative number counts as zero.
  ///   - pixels: Row after row, `0xRRGGBB`.
  ///   - height: Rows; a negative number counts as zero.
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

  /// The colour of the pixel nearest to a relative place, both coordinates from 0 to 1; nil in an empty picture.
  ///
  /// Coordinates outside of the picture count as its nearest edge, NaN as 0.
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
