#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A color in the sRGB color space.
struct RGB: Hashable, Sendable {
  var red: UInt8
  var green: UInt8
  var blue: UInt8

  init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Creates a color from a number written as `0xRRGGBB`.
  init(_ number: UInt32) {
    self.init(
      UInt8(truncatingIfNeeded: number >> 16), UInt8(truncatingIfNeeded: number >> 8),
      UInt8(truncatingIfNeeded: number))
  }

  static let black = RGB(0, 0, 0)
  static let white = RGB(255, 255, 255)

  /// The components from 0 to 1 in linear light, without the gamma curve of sRGB.
  var linear: (red: Double, green: Double, blue: Double) {
    (Self.linearParts[Int(red)], Self.linearParts[Int(green)], Self.linearParts[Int(blue)])
  }

  /// The relative luminance, from 0 to 1, as the Web Content Accessibility Guidelines define it.
  var luminance: Double {
    let (red, green, blue) = linear
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }

  /// Returns the contrast ratio of the Web Content Accessibility Guidelines, from 1 to 21.
  func contrast(with other: RGB) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// Black or white, whichever contrasts more with the color.
  var opposite: RGB { contrast(with: .black) > contrast(with: .white) ? .black : .white }

  /// Returns a mixture with another color; `part` is the other color's share, from 0 to 1.
  func mixed(with other: RGB, _ part: Double) -> RGB {
    func mix(_ one: UInt8, _ two: UInt8) -> UInt8 {
      UInt8((Double(one) + (Double(two) - Double(one)) * part).rounded())
    }
    return RGB(mix(red, other.red), mix(green, other.green), mix(blue, other.blue))
  }

  /// The value of each component in linear light.
  private static let linearParts: [Double] = (0...255).map { part in
    let value = Double(part) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}
