import TesseraComponents

/// An image that is made smaller row by row: each of its pixels is the average of those that it covers.
final class PixelAverages {
  private let limit: Int
  private let background: [Int]
  private var orientation = ImageOrientation.up
  /// The number of columns and of rows of the image that is added, and of the smaller one.
  private var (width, height, columns, rows) = (0, 0, 0, 0)
  /// The number of rows that were added so far.
  private var y = 0
  /// For each column of the smaller image, the sums of red, green and blue.
  private var sums: [Int] = []
  /// The number of rows in the sums.
  private var depth = 0
  private var pixels: [UInt32] = []

  /// - Parameters:
  ///   - limit: The maximum width and height.
  ///   - background: The color behind transparent pixels.
  init(fitting limit: Int, background: UInt32) {
    self.limit = max(1, limit)
    self.background = [16, 8, 0].map { Int(background >> UInt32($0) & 0xFF) }
  }

  /// Returns the object behind a pointer that C has kept.
  static func at(_ context: UnsafeMutableRawPointer?) -> PixelAverages {
    guard let context else { preconditionFailure("the decoder lost the context that it was given") }
    return Unmanaged.fromOpaque(context).takeUnretainedValue()
  }

  /// The image, upright; `nil` if rows are missing.
  var image: Image? {
    guard y == height, columns > 0, pixels.count == columns * rows else { return nil }
    return orientation.upright(Image(width: columns, height: rows, pixels: pixels))
  }

  func begin(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    let scale = min(1, Double(limit) / Double(max(1, width, height)))
    columns = max(1, Int((Double(width) * scale).rounded()))
    rows = max(1, Int((Double(height) * scale).rounded()))
    sums = Array(repeating: 0, count: 3 * columns)
    pixels.reserveCapacity(columns * rows)
  }

  func add(exif: UnsafeBufferPointer<UInt8>) {
    if let orientation = ImageOrientation(exif: exif) { self.orientation = orientation }
  }

  /// Adds the next row, with red, green, blue and alpha of each pixel.
  func add(_ row: UnsafePointer<UInt8>) {
    for x in 0..<width {
      let pixel = row + 4 * x
      let alpha = Int(pixel[3])
      let column = 3 * (x * columns / width)
      for part in 0..<3 {
        sums[column + part] += (Int(pixel[part]) * alpha + background[part] * (255 - alpha) + 127) / 255
      }
    }
    (y, depth) = (y + 1, depth + 1)
    if y == height || y * rows / height != (y - 1) * rows / height { finishRow() }
  }

  /// Adds the averages of the sums to the image.
  private func finishRow() {
    for column in 0..<columns {
      // The number of columns x with x * columns / width == column.
      let first = (column * width + columns - 1) / columns
      let end = ((column + 1) * width + columns - 1) / columns
      let count = (end - first) * depth
      let parts = sums[3 * column..<3 * column + 3].map { UInt32(($0 + count / 2) / count) }
      pixels.append(parts.reduce(0) { $0 << 8 | $1 })
    }
    sums = Array(repeating: 0, count: 3 * columns)
    depth = 0
  }
}
