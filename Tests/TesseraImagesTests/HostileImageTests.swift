import TesseraImages
import TestSupport
import Testing

/// Damaged images: each gives an image or an error, and nothing else.
@Suite("Damaged images")
struct HostileImageTests {
  private static let files: [[UInt8]] = [
    EncodedImage.png(EncodedImage.halves(width: 24, height: 16), width: 24, height: 16),
    EncodedImage.png(EncodedImage.halves(width: 24, height: 16), width: 24, height: 16, isInterlaced: true),
    EncodedImage.jpeg(EncodedImage.halves(width: 24, height: 16), width: 24, height: 16),
    EncodedImage.jpeg(
      EncodedImage.jpeg(
        EncodedImage.halves(width: 24, height: 16), width: 24, height: 16, isProgressive: true),
      orientation: 6),
  ]

  @Test("A file that ends too early has an error", arguments: files)
  func prefixes(_ file: [UInt8]) throws {
    let decoder = ImageDecoder(fitting: 8)
    #expect(try decoder.decode(file).pixels.count > 0)
    // Data after the pixels is optional: the last chunk of a PNG file, the last marker of a JPEG file.
    for count in 0..<file.count - 24 {
      #expect(throws: ImageDecodingError.self) { try decoder.decode(Array(file.prefix(count))) }
    }
  }

  @Test("Bytes that were changed give an error, or an image of valid size", arguments: files.indices)
  func changes(_ index: Int) throws {
    let file = Self.files[index]
    var generator = SeededGenerator(seed: UInt64(index))
    for _ in 0..<2_000 {
      var damaged = file
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        damaged[Int.random(in: 3..<file.count, using: &generator)] = .random(in: 0...255, using: &generator)
      }
      do {
        let image = try ImageDecoder(fitting: 8, maximumPixelCount: 1 << 20).decode(damaged)
        #expect(image.width <= 8 && image.height <= 8 && image.pixels.count == image.width * image.height)
      } catch {
        #expect(error != .unreadableFile)
      }
    }
  }

  @Test("Metadata that leads beyond its end is ignored")
  func metadata() throws {
    let file = Self.files[2]
    let (little, big) = (Array("II*\0".utf8), Array("MM\0*".utf8))
    for table in [
      [], [0x49], little, big, little + [255, 255, 255, 255], big + [127, 255, 255, 255],
      little + [8, 0, 0, 0, 255, 255], little + [8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0],
      little + [8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 99, 0, 0, 0], big + [0, 0, 0, 0],
    ] as [[UInt8]] {
      #expect(try ImageDecoder().decode(EncodedImage.adding(exif: table, to: file)).width == 24)
    }
  }
}
