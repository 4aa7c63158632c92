/// A small picture as plain pixels.
public struct Image: Hashable, Sendable {
  /// How many pixels a row has.
  public let width: Int
  /// How many rows there are.
  public let height: Int
  /// Row after row, `0xRRGGBB`; always `width × height` of them.
  public let pixels: [UInt32]

  /// Makes a picture; missing pixels are black, surplus ones are dropped.
  ///
  /// - Parameters:
  ///   - width: Pixels in a row; a negative number counts as zero.
  ///   - pixels: Row after row, `0xRRGGBB`.
  ///   - height: Rows; a negative number counts as zero.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    self.width = max(0, width)
    self.height = max(0, height)
    let count = self.width * self.height
    if pixels.count == count {
      self.pixels = pixels
    } else {
      self.pixels = pixels.prefix(count) + Array(repeating: 0, count: max(0, count - pixels.count))
    }
  }

  /// The colour of the pixel nearest to a relative place, both coordinates from 0 to 1; nil in an empty picture.
  public func color(atX x: Double, y: Double) -> Color? {
    guard width > 0, height > 0 else { return nil }
    let column = min(width - 1, max(0, Int(x * Double(width))))
    let row = min(height - 1, max(0, Int(y * Double(height))))
    let pixel = pixels[row * width + column]
    return .rgb(
      red: UInt8(truncatingIfNeeded: pixel >> 16), green: UInt8(truncatingIfNeeded: pixel >> 8),
      blue: UInt8(truncatingIfNeeded: pixel))
  }
}
