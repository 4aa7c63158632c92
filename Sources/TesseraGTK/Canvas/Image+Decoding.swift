import CGTK
import Tessera

// Images from files and from data, as gdk-pixbuf decodes them: PNG, JPEG, GIF, and what else is installed.

extension Image {
  /// Decodes an image from a file, such as a PNG or a JPEG file.
  ///
  /// It may be called on any thread. A large image is made smaller while it is read.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - size: The maximum width and height in pixels. Smaller images are not enlarged.
  ///   - background: The color behind transparent pixels, as `0xRRGGBB`.
  /// - Returns: `nil` if the file cannot be read or decoded.
  public init?(file path: String, fitting size: Int = 512, background: UInt32 = 0xFFFFFF) {
    var (width, height): (Int32, Int32) = (0, 0)
    guard size > 0, gdk_pixbuf_get_file_info(path, &width, &height) != nil else { return nil }
    let limit = Int32(clamping: size)
    let decoded =
      max(width, height) > limit
      ? gdk_pixbuf_new_from_file_at_scale(path, limit, limit, 1, nil) : gdk_pixbuf_new_from_file(path, nil)
    self.init(decoded, background)
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
    guard size > 0, !data.isEmpty else { return nil }
    let bytes = g_bytes_new(data, gsize(data.count))
    defer { g_bytes_unref(bytes) }
    let stream = g_memory_input_stream_new_from_bytes(bytes)
    defer { g_object_unref(stream) }
    guard let whole = gdk_pixbuf_new_from_stream(stream, nil, nil) else { return nil }
    let (width, height) = (Int(gdk_pixbuf_get_width(whole)), Int(gdk_pixbuf_get_height(whole)))
    guard max(width, height) > size else {
      self.init(whole, background)
      return
    }
    defer { g_object_unref(UnsafeMutableRawPointer(whole)) }
    let scale = Double(size) / Double(max(width, height))
    let smaller = gdk_pixbuf_scale_simple(
      whole, Int32(max(1, (Double(width) * scale).rounded())),
      Int32(max(1, (Double(height) * scale).rounded())),
      GDK_INTERP_BILINEAR)
    self.init(smaller, background)
  }

  /// Reads the pixels of a decoded image, upright, and releases it; `nil` if there is none.
  private init?(_ decoded: OpaquePointer?, _ background: UInt32) {
    guard let decoded else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(decoded)) }
    guard let upright = gdk_pixbuf_apply_embedded_orientation(decoded) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
    guard let bytes = gdk_pixbuf_read_pixels(upright), gdk_pixbuf_get_bits_per_sample(upright) == 8 else {
      return nil
    }
    let (width, height) = (Int(gdk_pixbuf_get_width(upright)), Int(gdk_pixbuf_get_height(upright)))
    let (stride, channels) = (Int(gdk_pixbuf_get_rowstride(upright)), Int(gdk_pixbuf_get_n_channels(upright)))
    guard channels >= 3 else { return nil }
    let hasAlpha = channels == 4
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for row in 0..<height {
      for column in 0..<width {
        let pixel = bytes + (row * stride + column * channels)
        let alpha = hasAlpha ? UInt32(pixel[3]) : 255
        func mixed(_ channel: Int) -> UInt32 {
          let behind = background >> UInt32(16 - 8 * channel) & 0xFF
          return (UInt32(pixel[channel]) * alpha + behind * (255 - alpha) + 127) / 255
        }
        pixels.append(mixed(0) << 16 | mixed(1) << 8 | mixed(2))
      }
    }
    self.init(width: width, height: height, pixels: pixels)
  }
}
