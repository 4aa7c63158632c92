#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A color by its components, from 0 to 1. Its functions make text legible, according to the Web Content Accessibility
/// Guidelines.
struct RGBA: Equatable, Sendable {
  var red: Double
  var green: Double
  var blue: Double
  var alpha = 1.0

  static let black = RGBA(red: 0, green: 0, blue: 0)
  static let white = RGBA(red: 1, green: 1, blue: 1)
  /// The least contrast of text that is not large.
  static let minimumContrast = 4.5

  /// Returns a mixture with another color; `fraction` is the other color's share, from 0 to 1.
  func mixed(with other: RGBA, _ fraction: Double) -> RGBA {
    RGBA(
      red: red + (other.red - red) * fraction, green: green + (other.green - green) * fraction,
      blue: blue + (other.blue - blue) * fraction, alpha: alpha)
  }

  /// Returns the opaque color that results from painting this one over another one.
  func composited(over background: RGBA) -> RGBA {
    let opaque = RGBA(red: red, green: green, blue: blue)
    return alpha >= 1 ? opaque : background.mixed(with: opaque, alpha)
  }

  /// The relative luminance of an opaque color, from 0 to 1.
  private var luminance: Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Returns the contrast ratio of two opaque colors, from 1 to 21.
  func contrast(with other: RGBA) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// Black or white, whichever contrasts more with an opaque color; that is a contrast of at least 4.5.
  var opposite: RGBA { contrast(with: .black) > contrast(with: .white) ? .black : .white }

  /// Returns the lowest contrast of text in this color on some opaque backgrounds.
  private func contrast(on backgrounds: [RGBA]) -> Double {
    backgrounds.map { composited(over: $0).contrast(with: $0) }.min() ?? 21
  }

  /// Returns a color for text on some opaque backgrounds: this one, else a mixture with another color, else with black or
  /// white, whichever contrasts more.
  func legible(on backgrounds: [RGBA], towards text: RGBA) -> RGBA {
    guard let first = backgrounds.first, contrast(on: backgrounds) < Self.minimumContrast else { return self }
    let start = composited(over: first)
    let extreme =
      RGBA.black.contrast(on: backgrounds) > RGBA.white.contrast(on: backgrounds) ? RGBA.black : .white
    for end in [text.composited(over: first), extreme] {
      let steps = (1...32).lazy.map { start.mixed(with: end, Double($0) / 32) }
      if let color = steps.first(where: { $0.contrast(on: backgrounds) >= Self.minimumContrast }) {
        return color
      }
    }
    return extreme
  }

  /// Returns this background, or a darker or lighter one on which text in a color is legible.
  func makingLegible(_ text: RGBA) -> RGBA {
    let end = text.luminance > luminance ? RGBA.black : .white
    let steps = (0...32).lazy.map { mixed(with: end, Double($0) / 32) }
    return steps.first { text.contrast(with: $0) >= Self.minimumContrast } ?? end
  }
}

extension RGBA {
  /// Creates the components of a color that does not depend on traits.
  init(_ color: UIColor) {
    let parts = UnsafeMutablePointer<CGFloat>.allocate(capacity: 4)
    defer { parts.deallocate() }
    parts.initialize(repeating: 0, count: 4)
    parts[3] = 1
    color.getRed(parts, green: parts + 1, blue: parts + 2, alpha: parts + 3)
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  var uiColor: UIColor { UIColor(red: red, green: green, blue: blue, alpha: alpha) }
}
#endif
