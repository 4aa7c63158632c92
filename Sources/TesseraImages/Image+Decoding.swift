import TesseraComponents

// The same names as in TesseraGTK and TesseraUIKit. A program that has such a host as well uses the decoder of the host.

extension Image {
  /// Decodes an image from a PNG or JPEG file.
  ///
  /// An ``ImageDecoder`` says why there is no image, and has more options.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - size: The maximum width and height in pixels. Smaller images are not enlarged.
  ///   - background: The color behind transparent pixels, as `0xRRGGBB`.
  /// - Returns: `nil` if the file cannot be read or decoded.
  @_disfavoredOverload
  public init?(file path: String, fitting size: Int = 512, background: UInt32 = 0xFFFFFF) {
    guard size > 0, let image = try? ImageDecoder(fitting: size, background: background).decode(file: path)
    else { return nil }
    self = image
  }

  /// Decodes an image from the content of a PNG or JPEG file.
  ///
  /// - Parameters:
  ///   - data: The bytes of the file.
  ///   - size: The maximum width and height in pixels. Smaller images are not enlarged.
  ///   - background: The color behind transparent pixels, as `0xRRGGBB`.
  /// - Returns: `nil` if the data cannot be decoded.
  @_disfavoredOverload
  public init?(data: [UInt8], fitting size: Int = 512, background: UInt32 = 0xFFFFFF) {
    guard size > 0, let image = try? ImageDecoder(fitting: size, background: background).decode(data) else {
      return nil
    }
    self = image
  }
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
extension ImageStore where Key == String {
  /// Creates an empty cache of images in files, which are identified by their paths.
  ///
  /// - Parameters:
  ///   - decoder: The decoder. It works off the main actor.
  ///   - capacity: The maximum number of pixels of the stored images that are not in use.
  ///   - width: The maximum number of images that are decoded at the same time.
  public convenience init(decoder: ImageDecoder, capacity: Int = 16 << 20, width: Int = 4) {
    self.init(capacity: capacity, width: width) { path in try decoder.decode(file: path) }
  }
}
