import Tessera
import TesseraLayout

#if canImport(Glibc)
import Glibc
#else
import Foundation
#endif

extension PictureTheme {
  /// Returns the exact color that a role has in the theme; an exact color is returned as it is.
  ///
  /// - Returns: The role itself, if the theme states its color in another format than `#1e1e2e`.
  public func color(of role: Color) -> Color { PictureRGB(hex(role))?.color ?? role }

  /// Returns the contrast of a text on a background, from 1 to 21, as the Web Content Accessibility
  /// Guidelines define it. They require 4.5 for ordinary text, and 7 for the highest level.
  ///
  /// - Returns: `nil` if the theme states a color in another format than `#1e1e2e`.
  public func contrast(of text: Color, on ground: Color) -> Double? {
    guard let text = PictureRGB(hex(text)), let ground = PictureRGB(hex(ground)) else { return nil }
    return text.contrast(with: ground)
  }

  /// Returns the color of a text in the format of pictures.
  ///
  /// On an exact color, or another one that is not the background of an item, the text of a role is mixed
  /// with black or white as far as a contrast of 4.5 requires. Exact colors of texts stay as they are.
  ///
  /// - Parameter ground: The color behind the text; `nil` for that of the picture.
  func hex(_ text: Color, on ground: Color?) -> String {
    let wanted = hex(text)
    switch text {
    case .rgb, .separator: return wanted
    default: break
    }
    switch ground {
    case nil, .background, .surface, .selection, .focus: return wanted
    case .some(let ground):
      guard let own = PictureRGB(wanted), let behind = PictureRGB(hex(ground)) else { return wanted }
      return own.legible(on: behind)?.hex ?? wanted
    }
  }
}

/// A color of a picture. Its contrast is that of the Web Content Accessibility Guidelines.
private struct PictureRGB {
  /// Red, green and blue, from 0 to 255.
  private var parts: [Double]

  private init(parts: [Double]) { self.parts = parts }

  /// Reads a color in the form `#1e1e2e`; `nil` for another form.
  init?(_ hex: String) {
    guard hex.utf8.count == 7, hex.hasPrefix("#"), let value = Int(hex.dropFirst(), radix: 16) else {
      return nil
    }
    parts = [value >> 16 & 255, value >> 8 & 255, value & 255].map(Double.init)
  }

  var hex: String {
    "#" + parts.map { ($0 < 16 ? "0" : "") + String(Int($0), radix: 16) }.joined()
  }

  var color: Color { .rgb(red: UInt8(parts[0]), green: UInt8(parts[1]), blue: UInt8(parts[2])) }

  private var luminance: Double {
    let linear: [Double] = parts.map { part in
      let value = part / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  func contrast(with other: PictureRGB) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// Returns this text color mixed with black or white, as contrast requires; `nil` if it is legible.
  func legible(on ground: PictureRGB) -> PictureRGB? {
    if contrast(with: ground) >= 4.5 { return nil }
    let (black, white) = (PictureRGB(parts: [0, 0, 0]), PictureRGB(parts: [255, 255, 255]))
    let end = black.contrast(with: ground) > white.contrast(with: ground) ? black : white
    let steps = (1...32).lazy.map { step in
      PictureRGB(parts: zip(parts, end.parts).map { ($0 + ($1 - $0) * Double(step) / 32).rounded() })
    }
    return steps.first { $0.contrast(with: ground) >= 4.5 } ?? end
  }
}

/// The fills behind the texts of a drawing, as far as others do not cover them.
struct PictureGrounds {
  private var fills: [(rect: Rect, color: Color)] = []

  /// Adds a fill in front of the others.
  mutating func add(_ rect: Rect, _ color: Color) {
    fills.removeAll { rect.intersection($0.rect) == $0.rect }
    fills.append((rect, color))
  }

  /// Returns the color of the fill behind all of a text, else behind a part of it; `nil` if there is none.
  func color(behind rect: Rect) -> Color? {
    (fills.last { rect.intersection($0.rect) == rect } ?? fills.last { $0.rect.overlaps(rect) })?.color
  }
}
