/// A decoded portable pixmap.
struct Pixmap: Sendable {
  let width: Int
  let height: Int
  /// The pixels, row by row, as `0xRRGGBB`.
  let pixels: [UInt32]

  /// Decodes a pixmap whose header is one line, such as `P6 2 1 255`.
  init?(_ data: Data) {
    let bytes = [UInt8](data)
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let header = String(decoding: bytes[..<end], as: UTF8.self).split(separator: " ")
    guard header.count == 4, header[0] == "P6", let width = Int(header[1]), let height = Int(header[2]) else {
      return nil
    }
    let body = bytes[(end + 1)...]
    guard width > 0, height > 0, body.count == width * height * 3 else { return nil }
    (self.width, self.height) = (width, height)
    pixels = (0..<width * height).map { pixel in
      let start = body.startIndex + pixel * 3
      return UInt32(body[start]) << 16 | UInt32(body[start + 1]) << 8 | UInt32(body[start + 2])
    }
  }
}
