import Tessera

extension Image {
  /// Returns the image in another size. Pixels of a smaller one are averages.
  func resampled(width: Int, height: Int) -> Image {
    if width == self.width, height == self.height { return self }
    guard self.width > 0, self.height > 0 else { return self }
    var result: [UInt32] = []
    result.reserveCapacity(width * height)
    for row in 0..<height {
      let rows = Self.source(of: row, of: height, in: self.height)
      for column in 0..<width {
        result.append(average(Self.source(of: column, of: width, in: self.width), rows))
      }
    }
    return Image(width: width, height: height, pixels: result)
  }

  /// Returns the pixels of the original that one pixel shows.
  private static func source(of position: Int, of count: Int, in length: Int) -> Range<Int> {
    let start = position * length / count
    return start..<max(start + 1, (position + 1) * length / count)
  }

  private func average(_ columns: Range<Int>, _ rows: Range<Int>) -> UInt32 {
    if columns.count == 1, rows.count == 1 { return pixels[rows.lowerBound * width + columns.lowerBound] }
    var (red, green, blue) = (0, 0, 0)
    for row in rows {
      for column in columns {
        let pixel = Int(pixels[row * width + column])
        red += pixel >> 16 & 255
        green += pixel >> 8 & 255
        blue += pixel & 255
      }
    }
    let count = columns.count * rows.count
    func rounded(_ sum: Int) -> UInt32 { UInt32((sum + count / 2) / count) }
    return rounded(red) << 16 | rounded(green) << 8 | rounded(blue)
  }
}
