import CGTK

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Legible text colors, according to the Web Content Accessibility Guidelines.
extension GdkRGBA {
  private static let minimumContrast: Float = 4.5
  /// The contrast that graphics need, such as the bars of a chart.
  static let minimumGraphicContrast: Float = 3
  private static let black = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1)
  private static let white = GdkRGBA(red: 1, green: 1, blue: 1, alpha: 1)

  /// Returns the color with its opacity multiplied by a factor.
  func withOpacity(to opacity: Float) -> GdkRGBA {
    GdkRGBA(red: red, green: green, blue: blue, alpha: alpha * opacity)
  }

  /// Returns a mixture with another color; `fraction` is the other color's share, from 0 to 1.
  func mixed(with other: GdkRGBA, _ fraction: Float) -> GdkRGBA {
    GdkRGBA(
      red: red + (other.red - red) * fraction, green: green + (other.green - green) * fraction,
      blue: blue + (other.blue - blue) * fraction, alpha: alpha)
  }

  /// Returns the opaque color that results from painting this one over another one.
  func composited(over background: GdkRGBA) -> GdkRGBA {
    let opaque = GdkRGBA(red: red, green: green, blue: blue, alpha: 1)
    return alpha >= 1 ? opaque : background.mixed(with: opaque, alpha)
  }

  /// The relative luminance of an opaque color, from 0 to 1.
  private var luminance: Float {
    func linear(_ part: Float) -> Float {
      part <= 0.04045 ? part / 12.92 : powf((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Whether white text has more contrast on the opaque color than black text.
  var isDark: Bool { contrast(with: .white) > contrast(with: .black) }

  /// Returns the contrast ratio of two opaque colors, from 1 to 21.
  private func contrast(with other: GdkRGBA) -> Float {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// Returns the lowest contrast of text in this color on some backgrounds.
  private func contrast(on backgrounds: [GdkRGBA]) -> Float {
    backgrounds.map { composited(over: $0).contrast(with: $0) }.min() ?? 21
  }

  /// Returns a color for text on some opaque backgrounds: this one, else a mixture with another color, else
  /// with black or white, whichever contrasts more.
  func legible(
    on backgrounds: [GdkRGBA], towards text: GdkRGBA, contrast minimum: Float = minimumContrast
  ) -> GdkRGBA {
    if contrast(on: backgrounds) >= minimum { return self }
    let start = backgrounds.first.map { composited(over: $0) } ?? self
    let extreme =
      [Self.black, .white].max { $0.contrast(on: backgrounds) < $1.contrast(on: backgrounds) } ?? .black
    for end in [text.composited(over: backgrounds.first ?? extreme), extreme] {
      let steps = (1...32).lazy.map { start.mixed(with: end, Float($0) / 32) }
      if let color = steps.first(where: { $0.contrast(on: backgrounds) >= minimum }) {
        return color
      }
    }
    return extreme
  }

  /// Returns this background, or a slightly darker or lighter one on which text in a color is legible. If a
  /// slight change does not suffice, the background stays, and the text has to change.
  func makingLegible(_ text: GdkRGBA) -> GdkRGBA {
    let end = text.luminance > luminance ? Self.black : .white
    let steps = (0...5).lazy.map { mixed(with: end, 0.05 * Float($0)) }
    return steps.first { text.contrast(with: $0) >= Self.minimumContrast } ?? self
  }
}
