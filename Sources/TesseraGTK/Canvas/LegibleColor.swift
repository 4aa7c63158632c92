import CGTK

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Colours in which text can be read, as the Web Content Accessibility Guidelines ask for it.
extension GdkRGBA {
  private static let leastContrast: Float = 4.5
  private static let black = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1)
  private static let white = GdkRGBA(red: 1, green: 1, blue: 1, alpha: 1)

  /// The colour through which what is behind it can be seen.
  func faded(to opacity: Float) -> GdkRGBA {
    GdkRGBA(red: red, green: green, blue: blue, alpha: alpha * opacity)
  }

  /// The colour on the way to another one; `fraction` is how far, from 0 to 1.
  func mixed(with other: GdkRGBA, _ fraction: Float) -> GdkRGBA {
    GdkRGBA(
      red: red + (other.red - red) * fraction, green: green + (other.green - green) * fraction,
      blue: blue + (other.blue - blue) * fraction, alpha: alpha)
  }

  /// The colour that is seen where this one is painted over another one.
  func seen(over ground: GdkRGBA) -> GdkRGBA {
    let opaque = GdkRGBA(red: red, green: green, blue: blue, alpha: 1)
    return alpha >= 1 ? opaque : ground.mixed(with: opaque, alpha)
  }

  /// How light an opaque colour is, from 0 to 1.
  private var luminance: Float {
    func linear(_ part: Float) -> Float {
      part <= 0.04045 ? part / 12.92 : powf((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The contrast ratio of two opaque colours, from 1 to 21.
  private func contrast(with other: GdkRGBA) -> Float {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// The least contrast of text in this colour with some grounds.
  private func contrast(on grounds: [GdkRGBA]) -> Float {
    grounds.map { seen(over: $0).contrast(with: $0) }.min() ?? 21
  }

  /// The colour for text on some opaque grounds: this one, else one on the way to another colour, else to black or white,
  /// whichever leads further.
  func legible(on grounds: [GdkRGBA], towards text: GdkRGBA) -> GdkRGBA {
    if contrast(on: grounds) >= Self.leastContrast { return self }
    let start = grounds.first.map { seen(over: $0) } ?? self
    let extreme = [Self.black, .white].max { $0.contrast(on: grounds) < $1.contrast(on: grounds) } ?? .black
    for end in [text.seen(over: grounds.first ?? extreme), extreme] {
      let steps = (1...32).lazy.map { start.mixed(with: end, Float($0) / 32) }
      if let color = steps.first(where: { $0.contrast(on: grounds) >= Self.leastContrast }) { return color }
    }
    return extreme
  }

  /// The ground for text in a colour: this one, or a slightly darker or lighter one where the text can be read only there.
  ///
  /// Where that would take another colour altogether, the ground stays, and its text has to be another one.
  func carrying(_ text: GdkRGBA) -> GdkRGBA {
    let end = text.luminance > luminance ? Self.black : .white
    let steps = (0...5).lazy.map { mixed(with: end, 0.05 * Float($0)) }
    return steps.first { text.contrast(with: $0) >= Self.leastContrast } ?? self
  }
}
