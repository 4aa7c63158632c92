#if canImport(UIKit) && !os(watchOS)
import Tessera
import UIKit

extension UIImage {
  /// Creates an image from pixels; `nil` for an empty one.
  convenience init?(_ image: Image) {
    guard image.width > 0, image.height > 0 else { return nil }
    #if canImport(ObjectiveC)
    // The words of 0xRRGGBB, whose highest byte is unused, in the byte order of all processors with UIKit.
    let bytes = image.pixels.withUnsafeBytes { Data($0) }
    let layout = CGBitmapInfo(rawValue: CGImageAlphaInfo.noneSkipFirst.rawValue).union(.byteOrder32Little)
    guard let provider = CGDataProvider(data: bytes as CFData),
      let picture = CGImage(
        width: image.width, height: image.height, bitsPerComponent: 8, bitsPerPixel: 32,
        bytesPerRow: image.width * 4, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: layout,
        provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    else { return nil }
    self.init(cgImage: picture)
    #else
    self.init(simulatedWidth: image.width, height: image.height, pixels: image.pixels)
    #endif
  }
}
#endif
