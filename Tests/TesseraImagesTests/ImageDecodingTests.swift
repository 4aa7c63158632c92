import TesseraImages
import TestSupport
import Testing

/// Images from files and from data.
@Suite("Decoding of images")
struct ImageDecodingTests {
  private let decoder = ImageDecoder()

  /// Returns whether the parts of a color differ by at most a few steps: JPEG does not keep exact colors.
  private func isNear(_ pixel: UInt32, _ expected: UInt32) -> Bool {
    [16, 8, 0].allSatisfy { abs(Int(pixel >> UInt32($0) & 255) - Int(expected >> UInt32($0) & 255)) <= 6 }
  }

  @Test("A PNG image has the pixels of its data", arguments: [false, true])
  func png(isInterlaced: Bool) throws {
    let samples = (0..<3 * 9 * 5).map { UInt8($0) }
    let image = try decoder.decode(
      EncodedImage.png(samples, width: 9, height: 5, isInterlaced: isInterlaced))
    #expect(image.width == 9 && image.height == 5)
    let expected = (0..<45).map { (number: UInt32) -> UInt32 in 0x030303 * number + 0x000102 }
    #expect(image.pixels == expected)
  }

  @Test("Gray, transparent and deep PNG images become pixels of three parts")
  func kinds() throws {
    func pixels(_ samples: [UInt8], channels: Int, bits: Int = 8) throws -> [UInt32] {
      let file = EncodedImage.png(samples, width: 2, height: 1, channels: channels, bits: bits)
      return try ImageDecoder(background: 0x0000FF).decode(file).pixels
    }
    #expect(try pixels([0x20, 0xC0], channels: 1) == [0x202020, 0xC0C0C0])
    #expect(try pixels([0x20, 255, 0xC0, 0], channels: 2) == [0x202020, 0x0000FF])
    #expect(try pixels([255, 0, 0, 128, 9, 9, 9, 0], channels: 4) == [0x80007F, 0x0000FF])
    #expect(try pixels([0x12, 0x34, 0x56, 0x78], channels: 1, bits: 16) == [0x121212, 0x565656])
  }

  @Test("A JPEG image has nearly the pixels of its data", arguments: [false, true])
  func jpeg(isProgressive: Bool) throws {
    let samples = EncodedImage.halves(width: 32, height: 16)
    let image = try decoder.decode(
      EncodedImage.jpeg(samples, width: 32, height: 16, isProgressive: isProgressive))
    #expect(image.width == 32 && image.height == 16)
    #expect(isNear(image.pixels[0], 0xFF0000) && isNear(image.pixels[31], 0x0000FF))
  }

  @Test("Gray JPEG images and those of a printer become pixels of three parts")
  func inks() throws {
    let gray = EncodedImage.jpeg(Array(repeating: 0x60, count: 64), width: 8, height: 8, channels: 1)
    #expect(try decoder.decode(gray).pixels.allSatisfy { isNear($0, 0x606060) })
    let ink: [UInt8] = [255, 128, 64, 255]
    let print = EncodedImage.jpeg((0..<64).flatMap { _ in ink }, width: 8, height: 8, channels: 4)
    #expect(try decoder.decode(print).pixels.allSatisfy { isNear($0, 0xFF8040) })
  }

  @Test("A large image is made smaller by averages, and a small one is not enlarged")
  func fitting() throws {
    let checks = (0..<64 * 32).flatMap { [UInt8](repeating: $0 % 2 == 0 ? 255 : 0, count: 3) }
    let small = try ImageDecoder(fitting: 16).decode(EncodedImage.png(checks, width: 64, height: 32))
    #expect(small.width == 16 && small.height == 8)
    #expect(small.pixels.allSatisfy { $0 == 0x808080 })
    let odd = try ImageDecoder(fitting: 5).decode(
      EncodedImage.png(Array(repeating: 7, count: 3 * 13 * 3), width: 13, height: 3))
    #expect(odd.width == 5 && odd.height == 1 && odd.pixels.allSatisfy { $0 == 0x070707 })
    let halves = EncodedImage.jpeg(EncodedImage.halves(width: 160, height: 80), width: 160, height: 80)
    let photo = try ImageDecoder(fitting: 12).decode(halves)
    #expect(photo.width == 12 && photo.height == 6)
    #expect(isNear(photo.pixels[0], 0xFF0000) && isNear(photo.pixels[11], 0x0000FF))
    #expect(try ImageDecoder(fitting: 500).decode(halves).width == 160)
  }

  @Test("A photo is turned upright", arguments: 1...8, [true, false])
  func orientation(_ orientation: UInt8, isLittle: Bool) throws {
    let samples = (0..<16 * 8).flatMap { number -> [UInt8] in
      let (x, y) = (number % 16, number / 16)
      return [x < 8 ? 255 : 0, y < 4 ? 255 : 0, 0]
    }
    let file = EncodedImage.jpeg(samples, width: 16, height: 8)
    let image = try decoder.decode(EncodedImage.jpeg(file, orientation: orientation, isLittle: isLittle))
    #expect(image.width == (orientation <= 4 ? 16 : 8) && image.height == (orientation <= 4 ? 8 : 16))
    let corners = [0, image.width - 1, image.pixels.count - image.width, image.pixels.count - 1]
    // The corners of the data: yellow, green, red and black.
    let (a, b, c, d): (UInt32, UInt32, UInt32, UInt32) = (0xFFFF00, 0x00FF00, 0xFF0000, 0x000000)
    let expected = [
      [a, b, c, d], [b, a, d, c], [d, c, b, a], [c, d, a, b], [a, c, b, d], [c, a, d, b], [d, b, c, a],
      [b, d, a, c],
    ][Int(orientation) - 1]
    #expect(zip(corners, expected).allSatisfy { isNear(image.pixels[$0], $1) })
  }

  @Test("Files are decoded; those that cannot be read, are empty or are none have an error")
  func files() throws {
    let folder = try TemporaryFolder()
    let file = EncodedImage.png([1, 2, 3], width: 1, height: 1)
    try folder.write(bytes: file, to: "one.png")
    #expect(Image(file: folder.path("one.png"))?.pixels == [0x010203])
    #expect(Image(data: file)?.pixels == [0x010203])
    try folder.write("", to: "empty")
    for path in [folder.path("missing"), folder.path("empty"), folder.path, "/dev/zero"] {
      #expect(throws: ImageDecodingError.unreadableFile) { try decoder.decode(file: path) }
      #expect(Image(file: path) == nil)
    }
    #expect(throws: ImageDecodingError.tooLarge) {
      try ImageDecoder(maximumByteCount: file.count - 1).decode(file: folder.path("one.png"))
    }
    #expect(try ImageDecoder(maximumByteCount: file.count).decode(file: folder.path("one.png")).width == 1)
  }

  @Test("Data that is no image has an error")
  func otherData() {
    for data in ["", "no image", "\u{89}PNG", "GIF89a"] {
      #expect(throws: ImageDecodingError.unknownFormat) { try decoder.decode(Array(data.utf8)) }
    }
    #expect(throws: ImageDecodingError.unknownFormat) { try decoder.decode([0xFF, 0xD8]) }
    #expect(throws: ImageDecodingError.invalidData) { try decoder.decode([0xFF, 0xD8, 0xFF]) }
    #expect(Image(data: Array("no image".utf8)) == nil)
    #expect(Image(data: EncodedImage.png([1, 2, 3], width: 1, height: 1), fitting: 0) == nil)
  }

  @Test("An image with too many pixels is rejected before it takes memory")
  func bombs() throws {
    let png = EncodedImage.png(Array(repeating: 0, count: 100), width: 10, height: 10, channels: 1)
    let jpeg = EncodedImage.jpeg(Array(repeating: 0, count: 100), width: 10, height: 10, channels: 1)
    for file in [png, jpeg] {
      #expect(throws: ImageDecodingError.tooLarge) { try ImageDecoder(maximumPixelCount: 99).decode(file) }
      #expect(try ImageDecoder(maximumPixelCount: 100).decode(file).width == 10)
    }
    // The size in the header of a JPEG file is not protected by a checksum.
    var large = jpeg
    let start = try #require(large.indices.first { large[$0] == 0xFF && large[$0 + 1] == 0xC0 })
    large.replaceSubrange(start + 5..<start + 9, with: [0xFF, 0xDC, 0xFF, 0xDC])
    #expect(throws: ImageDecodingError.tooLarge) { try decoder.decode(large) }
  }
}
