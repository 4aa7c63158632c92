import TesseraComponents

/// How a camera was held, as Exif numbers it: where the first row and the first column of an image belong.
enum ImageOrientation: UInt16 {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

  /// Reads the orientation from a block of metadata; `nil` if it has none.
  init?(exif bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.starts(with: Array("Exif\0\0".utf8)) else { return nil }
    let data = UnsafeBufferPointer(rebasing: bytes.dropFirst(6))
    let isLittle = data.starts(with: Array("II*\0".utf8))
    guard isLittle || data.starts(with: Array("MM\0*".utf8)) else { return nil }
    /// Returns the number in some bytes; `nil` if they are not all there.
    func number(at start: Int, bytes count: Int) -> Int? {
      guard start >= 0, start <= data.count - count else { return nil }
      let part = data[start..<start + count]
      return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let table = number(at: 4, bytes: 4), let count = number(at: table, bytes: 2) else { return nil }
    for entry in 0..<count {
      let start = table + 2 + 12 * entry
      guard let tag = number(at: start, bytes: 2) else { return nil }
      guard tag == 0x0112 else { continue }
      guard let value = number(at: start + 8, bytes: 2) else { return nil }
      self.init(rawValue: UInt16(value))
      return
    }
    return nil
  }

  /// Returns an image that was taken in this orientation, turned upright.
  func upright(_ image: Image) -> Image {
    if self == .up { return image }
    let isTurned = rawValue >= 5
    let (width, height) = isTurned ? (image.height, image.width) : (image.width, image.height)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(image.pixels.count)
    for y in 0..<height {
      for x in 0..<width {
        let (right, below) = (image.width - 1, image.height - 1)
        let (column, row): (Int, Int) =
          switch self {
          case .up: (x, y)
          case .upMirrored: (right - x, y)
          case .down: (right - x, below - y)
          case .downMirrored: (x, below - y)
          case .leftMirrored: (y, x)
          case .right: (y, below - x)
          case .rightMirrored: (right - y, below - x)
          case .left: (right - y, x)
          }
        pixels.append(image.pixels[row * image.width + column])
      }
    }
    return Image(width: width, height: height, pixels: pixels)
  }
}
