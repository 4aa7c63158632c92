import CTesseraImages
import TesseraComponents

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A decoder of PNG and JPEG images, for hosts that have none, such as a terminal.
///
///     let decoder = ImageDecoder(fitting: 128)
///     let portrait = try decoder.decode(file: "portrait.jpeg")
///
///     let images = ImageStore(decoder: decoder)
///     images.onChange = { app.show(content()) }
///
/// Wrong, damaged and hostile data gives an error. You may use a decoder on any thread.
public struct ImageDecoder: Hashable, Sendable {
  /// The maximum width and height of decoded images, in pixels. Larger images are made smaller while they are decoded.
  public var size: Int
  /// The color behind transparent pixels, as `0xRRGGBB`.
  public var background: UInt32
  /// The maximum number of pixels of an image before it is made smaller.
  public var maximumPixelCount: Int
  /// The maximum size of a file, in bytes.
  public var maximumByteCount: Int

  /// Creates a decoder.
  ///
  /// - Parameters:
  ///   - size: The maximum width and height in pixels. Smaller images are not enlarged.
  ///   - background: The color behind transparent pixels, as `0xRRGGBB`.
  ///   - maximumPixelCount: The maximum number of pixels of an image before it is made smaller; a progressive JPEG may
  ///     have half as many. While it is decoded, an interlaced or progressive image takes four to six bytes per pixel,
  ///     and any other image a few rows.
  ///   - maximumByteCount: The maximum size of a file, in bytes.
  public init(
    fitting size: Int = 512, background: UInt32 = 0xFFFFFF, maximumPixelCount: Int = 64 << 20,
    maximumByteCount: Int = 64 << 20
  ) {
    (self.size, self.background) = (size, background)
    (self.maximumPixelCount, self.maximumByteCount) = (maximumPixelCount, maximumByteCount)
  }

  /// Decodes an image from a file. A photo is turned upright.
  public func decode(file path: String) throws(ImageDecodingError) -> Image {
    var count = 0
    guard let bytes = tessera_read_image_file(path, max(0, maximumByteCount), &count) else {
      throw count > 0 ? .tooLarge : .unreadableFile
    }
    defer { free(bytes) }
    return try decode(UnsafeBufferPointer(start: bytes, count: count))
  }

  /// Decodes an image from the content of a file. A photo is turned upright.
  public func decode(_ data: [UInt8]) throws(ImageDecodingError) -> Image {
    guard data.count <= maximumByteCount else { throw .tooLarge }
    return try data.withUnsafeBufferPointer { bytes throws(ImageDecodingError) in try decode(bytes) }
  }

  private func decode(_ bytes: UnsafeBufferPointer<UInt8>) throws(ImageDecodingError) -> Image {
    let image = PixelAverages(fitting: size, background: background)
    let largest = UInt64(max(0, maximumPixelCount))
    var sink = tessera_image_sink(
      context: Unmanaged.passUnretained(image).toOpaque(),
      begin: { PixelAverages.at($0).begin(width: Int($1), height: Int($2)) },
      add_row: { context, row in if let row { PixelAverages.at(context).add(row) } },
      add_exif: { context, bytes, count in
        PixelAverages.at(context).add(exif: UnsafeBufferPointer(start: bytes, count: count))
      })
    var result: tessera_image_result?
    withExtendedLifetime(image) {
      if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
        result = tessera_decode_png(bytes.baseAddress, bytes.count, largest, &sink)
      } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
        result = tessera_decode_jpeg(bytes.baseAddress, bytes.count, largest, UInt32(clamping: size), &sink)
      }
    }
    switch result {
    case TESSERA_IMAGE_DECODED: break
    case TESSERA_IMAGE_TOO_LARGE, TESSERA_IMAGE_NO_MEMORY: throw .tooLarge
    case nil: throw .unknownFormat
    default: throw .invalidData
    }
    guard let decoded = image.image else { throw .invalidData }
    return decoded
  }
}
