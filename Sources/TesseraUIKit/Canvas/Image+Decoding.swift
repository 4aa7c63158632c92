#if canImport(UIKit) && !os(watchOS)
import Tessera
import UIKit

// Images from files and from data, as UIKit decodes them: PNG, JPEG, GIF, HEIC and more.

extension Image {
  /// Decodes an image from a file, such as a PNG or a JPEG file.
  ///
  /// It may be called on any thread.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - size: The maximum width and height in pixels. Smaller images are not enlarged.
  ///   - background: The color behind transparent pixels, as `0xRRGGBB`.
  /// - Returns: `nil` if the file cannot be read or decoded.
  public init?(file path: String, fitting size: Int = 512, background: UInt32 = 0xFFFFFF) {
    self.init(UIImage(contentsOfFile: path), size, background)
  }

  /// Decodes an image from the content of a file, such as that of a PNG or a JPEG file.
  ///
  /// It may be called on any thread.
  ///
  /// - Parameters:
  ///   - data: The bytes of the file.
  ///   - size: The maximum width and height in pixels. Smaller images are not enlarged.
  ///   - background: The color behind transparent pixels, as `0xRRGGBB`.
  /// - Returns: `nil` if the data cannot be decoded.
  public init?(data: [UInt8], fitting size: Int = 512, background: UInt32 = 0xFFFFFF) {
    self.init(UIImage(data: Data(data)), size, background)
  }

  /// Reads the pixels of a decoded image, upright; `nil` if there is none.
  private init?(_ decoded: UIImage?, _ limit: Int, _ background: UInt32) {
    guard let decoded, limit > 0 else { return nil }
    let (wide, high) = (decoded.size.width * decoded.scale, decoded.size.height * decoded.scale)
    guard wide >= 1, high >= 1 else { return nil }
    let scale = min(1, Double(limit) / Double(max(wide, high)))
    let (width, height) = (
      Int(max(1, (wide * scale).rounded())), Int(max(1, (high * scale).rounded()))
    )
    guard let pixels = decoded.pixels(width: width, height: height, background: background) else {
      return nil
    }
    self.init(width: width, height: height, pixels: pixels)
  }
}

extension UIImage {
  /// Returns the pixels of the image drawn in a size, row by row, as `0xRRGGBB`.
  fileprivate func pixels(width: Int, height: Int, background: UInt32) -> [UInt32]? {
    #if canImport(ObjectiveC)
    // Little-endian words of 0xRRGGBB, whose highest byte is unused.
    let layout = CGBitmapInfo(rawValue: CGImageAlphaInfo.noneSkipFirst.rawValue).union(.byteOrder32Little)
    var pixels = [UInt32](repeating: background, count: width * height)
    let isDrawn = pixels.withUnsafeMutableBytes { bytes in
      guard
        let context = CGContext(
          data: bytes.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: layout.rawValue)
      else { return false }
      // UIKit draws from the top left corner, and turns an image upright.
      context.translateBy(x: 0, y: CGFloat(height))
      context.scaleBy(x: 1, y: -1)
      UIGraphicsPushContext(context)
      draw(in: CGRect(x: 0, y: 0, width: width, height: height))
      UIGraphicsPopContext()
      return true
    }
    return isDrawn ? pixels.map { $0 & 0xFFFFFF } : nil
    #else
    simulatedPixels(width: width, height: height, background: background)
    #endif
  }
}
#endif
