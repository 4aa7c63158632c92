#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The 256 colors of xterm's palette, and their perceived distances from other colors.
enum PaletteColors {
  /// The entries that look the same on every terminal.
  static let fixed: ClosedRange<UInt8> = 16...255

  /// Returns the allowed entry closest to a color for the eye; the lowest of equals, or `nil` if no entry is
  /// allowed.
  static func closest(
    to color: RGB, in candidates: ClosedRange<UInt8>, where isAllowed: (UInt8) -> Bool
  ) -> UInt8? {
    let wanted = Oklab(color)
    return candidates.filter(isAllowed)
      .min { entries[Int($0)].squaredDistance(to: wanted) < entries[Int($1)].squaredDistance(to: wanted) }
  }

  /// Returns the entry closest to a color for the eye; the lowest of equals.
  static func closest(to color: RGB, in candidates: ClosedRange<UInt8>) -> UInt8 {
    closest(to: color, in: candidates) { _ in true } ?? candidates.lowerBound
  }

  /// Returns whether an entry is a gray or has about the same hue as a color, which it may then replace.
  static func isChromatic(_ index: UInt8, of color: RGB) -> Bool {
    entries[Int(index)].isChromatic(of: Oklab(color))
  }

  /// Returns the closest of the first sixteen entries to a color; for a colorful color, the closest one of
  /// about the same hue, if there is any.
  static func closestInHue(to color: RGB) -> UInt8 {
    let wanted = Oklab(color)
    guard wanted.isColorful else { return closest(to: color, in: 0...15) }
    let index = closest(to: color, in: 0...15) {
      entries[Int($0)].isColorful && entries[Int($0)].isChromatic(of: wanted)
    }
    return index ?? closest(to: color, in: 0...15)
  }

  /// Returns an entry as xterm shows it by default.
  static func rgb(of index: UInt8) -> RGB {
    if index < 16 { return NamedPalette.xterm[Int(index)] }
    if index >= 232 {
      let gray = 8 + 10 * (index - 232)
      return RGB(gray, gray, gray)
    }
    func level(_ step: UInt8) -> UInt8 { step == 0 ? 0 : 55 + 40 * step }
    let cube = index - 16
    return RGB(level(cube / 36), level(cube / 6 % 6), level(cube % 6))
  }

  private static let entries: [Oklab] = (0...255).map { Oklab(rgb(of: $0)) }
}

/// A color in a space where distances match perception (Björn Ottosson's Oklab).
private struct Oklab {
  var lightness: Double
  var a: Double
  var b: Double

  init(_ color: RGB) {
    let (red, green, blue) = color.linear
    let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
    a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
    b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
  }

  /// Whether the eye tells the color from a gray at once.
  var isColorful: Bool { hypot(a, b) >= 0.05 }

  func squaredDistance(to other: Oklab) -> Double {
    let (x, y, z) = (lightness - other.lightness, a - other.a, b - other.b)
    return x * x + y * y + z * z
  }

  /// Returns whether the color is a gray, or its hue is within an eighth of the circle of another color's.
  func isChromatic(of other: Oklab) -> Bool {
    let (chroma, otherChroma) = (hypot(a, b), hypot(other.a, other.b))
    if chroma < 0.02 { return true }
    return otherChroma >= 0.02 && a * other.a + b * other.b > 0.7 * chroma * otherChroma
  }
}
