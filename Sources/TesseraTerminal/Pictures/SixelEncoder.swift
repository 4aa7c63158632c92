import Tessera

/// An encoder of images as sixels: columns of six pixels, color by color.
enum SixelEncoder {
  /// The maximum number of pixels of a whole picture. A terminal may report any size of a character.
  private static let maximumPixels = 1 << 24

  /// Returns whether the whole picture, of which the visible part is encoded, has few enough pixels.
  static func canEncode(_ picture: PlacedPicture, _ character: PixelSize) -> Bool {
    let area = picture.size(character)
    return area.height > 0 && area.width <= maximumPixels / area.height
  }

  /// Returns the sequence that shows the visible part of a picture at the position of the cursor; none if the
  /// picture has too many pixels.
  ///
  /// Its height is a multiple of six pixels, so that the terminal scrolls no line away.
  static func sequence(for picture: PlacedPicture, _ character: PixelSize) -> [UInt8] {
    guard canEncode(picture, character) else { return [] }
    let area = picture.size(character)
    let whole = picture.image.resampled(width: area.width, height: area.height)
    let left = (picture.visible.columns.lowerBound - picture.area.columns.lowerBound) * character.width
    let top = (picture.visible.rows.lowerBound - picture.area.rows.lowerBound) * character.height
    let width = picture.visible.columns.count * character.width
    let height = max(6, picture.visible.rows.count * character.height / 6 * 6)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for row in top..<top + height {
      let start = min(row, whole.height - 1) * whole.width + left
      pixels += whole.pixels[start..<start + width]
    }
    return sequence(pixels, width: width, height: height)
  }

  /// Returns the sequence for pixels of which the number of rows is a multiple of six.
  static func sequence(_ pixels: [UInt32], width: Int, height: Int) -> [UInt8] {
    let (palette, indices) = indexed(pixels, width: width)
    var bytes = Array("\u{1B}P0;1;0q\"1;1;\(width);\(height)".utf8)
    for (number, color) in palette.enumerated() {
      let (red, green, blue) = (percent(color >> 16), percent(color >> 8), percent(color))
      bytes += "#\(number);2;\(red);\(green);\(blue)".utf8
    }
    var rows = Array(repeating: SixelRow(), count: palette.count)
    for band in stride(from: 0, to: height, by: 6) {
      // Down to the next band. After the last one, this would move the terminal's cursor below the picture.
      if band > 0 { bytes.append(UInt8(ascii: "-")) }
      for column in 0..<width {
        for bit in 0..<6 { rows[indices[(band + bit) * width + column]].set(bit, at: column) }
      }
      var isFirst = true
      for color in rows.indices where !rows[color].isEmpty {
        // Back to the left edge, for the next color.
        if !isFirst { bytes.append(UInt8(ascii: "$")) }
        isFirst = false
        bytes += "#\(color)".utf8
        rows[color].write(to: &bytes)
      }
    }
    return bytes + [0x1B, UInt8(ascii: "\\")]
  }

  // MARK: Colors

  /// Returns the last byte of a number in percent.
  private static func percent(_ value: UInt32) -> Int { (Int(value & 255) * 100 + 127) / 255 }

  /// Returns at most 256 colors, and the number of the color of each pixel.
  private static func indexed(_ pixels: [UInt32], width: Int) -> (palette: [UInt32], indices: [Int]) {
    if let exact = exactlyIndexed(pixels) { return exact }
    var numbers: [UInt32: Int] = [:]
    var palette: [UInt32] = []
    let indices = pixels.enumerated().map { position, pixel in
      let color = dithered(pixel, column: position % width, row: position / width)
      if let number = numbers[color] { return number }
      numbers[color] = palette.count
      palette.append(color)
      return palette.count - 1
    }
    return (palette, indices)
  }

  private static func exactlyIndexed(_ pixels: [UInt32]) -> (palette: [UInt32], indices: [Int])? {
    var numbers: [UInt32: Int] = [:]
    var palette: [UInt32] = []
    var indices: [Int] = []
    indices.reserveCapacity(pixels.count)
    for pixel in pixels {
      if let number = numbers[pixel] {
        indices.append(number)
        continue
      }
      if palette.count == 256 { return nil }
      numbers[pixel] = palette.count
      indices.append(palette.count)
      palette.append(pixel)
    }
    return (palette, indices)
  }

  /// The thresholds of an ordered dither (Bayer).
  private static let thresholds = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]

  /// Returns one of 252 colors: six levels of red and blue, and seven of green.
  private static func dithered(_ pixel: UInt32, column: Int, row: Int) -> UInt32 {
    let threshold = thresholds[(row & 3) << 2 | (column & 3)]
    func level(_ value: UInt32, _ steps: Int) -> UInt32 {
      let scaled = Int(value & 255) * steps
      let low = scaled / 255
      let isHigher = (scaled % 255) * 16 > threshold * 255 + 127
      return UInt32((min(steps, low + (isHigher ? 1 : 0)) * 255 + steps / 2) / steps)
    }
    return level(pixel >> 16, 5) << 16 | level(pixel >> 8, 6) << 8 | level(pixel, 5)
  }
}

/// The pixels of one color in a band of six lines.
private struct SixelRow {
  /// The columns that have pixels of the color, from left to right, with a bit for each line.
  private var columns: [(column: Int, bits: UInt8)] = []

  var isEmpty: Bool { columns.isEmpty }

  /// Adds a pixel. It must not be to the left of others.
  mutating func set(_ bit: Int, at column: Int) {
    let mask: UInt8 = 1 << UInt8(bit)
    if let last = columns.indices.last, columns[last].column == column {
      columns[last].bits |= mask
    } else {
      columns.append((column, mask))
    }
  }

  /// Appends the columns as sixels, equal ones with their number, and removes all pixels.
  mutating func write(to bytes: inout [UInt8]) {
    var (next, bits, count) = (0, UInt8(0), 0)
    func append(_ run: UInt8, _ length: Int) {
      if run == bits {
        count += length
      } else {
        flush()
        (bits, count) = (run, length)
      }
    }
    func flush() {
      if count > 3 {
        bytes += "!\(count)".utf8
        bytes.append(63 + bits)
      } else {
        for _ in 0..<count { bytes.append(63 + bits) }
      }
    }
    for (column, bits) in columns {
      if column > next { append(0, column - next) }
      append(bits, 1)
      next = column + 1
    }
    flush()
    columns.removeAll(keepingCapacity: true)
  }
}
