#if canImport(UIKit)
import TesseraUIKit
import Testing
import UIKit

/// Images from files and from data.
@Suite("Decoding of images", .simulated)
struct ImageDecodingTests {
  private func pixmap(_ width: Int, _ height: Int, _ pixels: [UInt32]) -> [UInt8] {
    Array("P6 \(width) \(height) 255\n".utf8)
      + pixels.flatMap { [UInt8($0 >> 16), UInt8($0 >> 8 & 0xFF), UInt8($0 & 0xFF)] }
  }

  #if !canImport(ObjectiveC)
  @Test("An image has the pixels of its data, and is made smaller if it is too large")
  func data() {
    let data = pixmap(2, 2, [0xFF0000, 0x00FF00, 0x0000FF, 0x123456])
    #expect(Image(data: data)?.pixels == [0xFF0000, 0x00FF00, 0x0000FF, 0x123456])
    let large = pixmap(8, 4, (0..<32).map { UInt32($0) })
    let small = Image(data: large, fitting: 4)
    #expect(small?.width == 4 && small?.height == 2)
  }

  @Test("An image is read from a file")
  func file() throws {
    let path = NSTemporaryDirectory() + "image-\(UUID()).ppm"
    try Data(pixmap(1, 1, [0xABCDEF])).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(Image(file: path)?.pixels == [0xABCDEF])
  }
  #endif

  @Test("Data that is no image, and files that do not exist, give no image")
  func nothing() {
    #expect(Image(data: []) == nil)
    #expect(Image(data: Array("no image".utf8)) == nil)
    #expect(Image(data: pixmap(1, 1, [0]), fitting: 0) == nil)
    #expect(Image(file: "/nowhere/image.png") == nil)
  }
}
#endif
