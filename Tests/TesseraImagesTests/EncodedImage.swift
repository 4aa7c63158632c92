import CImageEncoding

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The bytes of files with images, made by the libraries that decode them.
enum EncodedImage {
  /// Returns a PNG file; an image of one channel is gray, and the last one of two or four is alpha.
  static func png(
    _ samples: [UInt8], width: Int, height: Int, channels: Int = 3, bits: Int = 8, isInterlaced: Bool = false
  ) -> [UInt8] {
    var count = 0
    let bytes = encode_png(
      samples, UInt32(width), UInt32(height), Int32(channels), Int32(bits), isInterlaced ? 1 : 0, &count)
    defer { free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }

  /// Returns a JPEG file in high quality; an image of four channels has inverted inks.
  static func jpeg(
    _ samples: [UInt8], width: Int, height: Int, channels: Int = 3, isProgressive: Bool = false
  ) -> [UInt8] {
    var count = 0
    let bytes = encode_jpeg(
      samples, UInt32(width), UInt32(height), Int32(channels), isProgressive ? 1 : 0, &count)
    defer { free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }

  /// Returns the samples of an image whose left half is red and whose right half is blue.
  static func halves(width: Int, height: Int) -> [UInt8] {
    (0..<width * height).flatMap { $0 % width < width / 2 ? [255, 0, 0] : [0, 0, 255] as [UInt8] }
  }

  /// Returns a JPEG file with the orientation of a camera in its metadata.
  static func jpeg(_ file: [UInt8], orientation: UInt8, isLittle: Bool = true) -> [UInt8] {
    let table: [UInt8] =
      isLittle
      ? Array("II*\0".utf8) + [8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]
      : Array("MM\0*".utf8) + [0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
    return adding(exif: table, to: file)
  }

  /// Returns a JPEG file with a block of a camera's metadata.
  static func adding(exif table: [UInt8], to file: [UInt8]) -> [UInt8] {
    let block = Array("Exif\0\0".utf8) + table
    return file.prefix(2) + [0xFF, 0xE1, UInt8((block.count + 2) >> 8), UInt8((block.count + 2) & 0xFF)]
      + block + file.dropFirst(2)
  }
}
