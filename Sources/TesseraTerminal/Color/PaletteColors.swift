#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The 256 colours of xterm's palette, and how far they look from others.
enum PaletteColors {
  typealias RGB = (red: UInt8, green: UInt8, blue: UInt8)

  /// The entries that look the same on every terminal.
  static let fixed: ClosedRange<UInt8> = 16...255

  /// The entry that looks most like a colour; the lowest of equals.
  static func closest(to color: RGB, in candidates: ClosedRange<UInt8>) -> UInt8 {
    let wanted = Oklab(color)
    var best = candidates.lowerBound
    var least = Double.infinity
    for index in candidates {
      let distance = entries[Int(index)].squaredDistance(to: wanted)
      if distance < least { (best, least) = (index, distance) }
    }
    return best
  }

  /// An entry as xterm shows it by default.
  static func rgb(of index: UInt8) -> RGB {
    if index < 16 { return named[Int(index)] }
    if index >= 232 {
      let gray = 8 + 10 * (index - 232)
      return (gray, gray, gray)
    }
    func level(_ step: UInt8) -> UInt8 { step == 0 ? 0 : 55 + 40 * step }
    let cube = index - 16
    return (level(cube / 36), level(cube / 6 % 6), level(cube % 6))
  }

  private static let named: [RGB] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205),
    (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255),
    (255, 0, 255), (0, 255, 255), (255, 255, 255),
  ]

  private static let entries: [Oklab] = (0...255).map { Oklab(rgb(of: $0)) }
}

/// A colour in a space where distances are what the eye sees (Björn Ottosson's Oklab).
private struct Oklab {
  var lightness: Double
  var a: Double
  var b: Double

  init(_ color: PaletteColors.RGB) {
    let red = Self.linear(color.red)
    let green = Self.linear(color.green)
    let blue = Self.linear(color.blue)
    let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
    a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
    b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
  }

  func squaredDistance(to other: Oklab) -> Double {
    let (x, y, z) = (lightness - other.lightness, a - other.a, b - other.b)
    return x * x + y * y + z * z
  }

  /// Undoes the curve of sRGB.
  private static func linear(_ part: UInt8) -> Double {
    let value = Double(part) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}
