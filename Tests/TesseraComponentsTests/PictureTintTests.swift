import Foundation
import TesseraKernel
import TesseraLayout
import TesseraTesting
import Testing

import TesseraComponents

/// The colors of texts in pictures of rows with tints.
@MainActor
@Suite("Contrast of tints in pictures")
struct PictureTintTests {
  private static let tints: [Color] = [
    .rgb(red: 250, green: 200, blue: 0), .rgb(red: 0, green: 0, blue: 120),
    .rgb(red: 118, green: 118, blue: 118), .rgb(red: 255, green: 255, blue: 255),
    .rgb(red: 0, green: 0, blue: 0), .accent, .positive, .warning, .negative,
  ]
  private static let themes: [(name: String, theme: PictureTheme)] = [("dark", .dark), ("light", .light)]

  /// Returns the texts in a picture of a row, each with its color and that behind it.
  private func texts<C: Component>(
    _ theme: PictureTheme, @ComponentBuilder _ row: () -> C
  ) throws -> [(text: String, color: String, ground: String)] {
    let collection = HeadlessCollection(columns: 30, rows: 1) {
      Section("rows") { row().rowInsets(.none) }
    }
    let svg = collection.svg(theme: theme)
    let page = try #require(svg.firstMatch(of: /<rect width="100%" height="100%" fill="(#\w+)"/)).output.1
    var grounds: [(x: ClosedRange<Double>, color: String)] = []
    var texts: [(text: String, color: String, ground: String)] = []
    for line in svg.split(separator: "\n") {
      if let rect = line.firstMatch(of: /<rect x="([\d.]+)" y=.* width="([\d.]+)" height=.* fill="(#\w+)"/) {
        let (x, width) = (try #require(Double(rect.output.1)), try #require(Double(rect.output.2)))
        grounds.append((x...(x + width), String(rect.output.3)))
      } else if let text = line.firstMatch(of: /<text x="([\d.]+)".* fill="(#\w+)".*>(.*)<\/text>/) {
        let x = try #require(Double(text.output.1)) + 1
        let ground = grounds.last { $0.x.contains(x) }?.color ?? String(page)
        texts.append((String(text.output.3), String(text.output.2), ground))
      }
    }
    return texts
  }

  @Test("Toggles and prominent buttons are legible in every tint, dark and light")
  func controls() throws {
    for (name, theme) in Self.themes {
      for tint in Self.tints {
        let texts = try texts(theme) {
          HStack {
            Toggle("on", isOn: true) { _ in }
            Toggle("off", isOn: false) { _ in }
            Button("Save", role: .prominent) {}
          }
          .tint(tint)
        }
        #expect(texts.map(\.text) == ["[✓]", "on", "[ ]", "off", "Save"])
        for text in texts {
          let contrast = try contrast(text.color, text.ground)
          #expect(contrast >= 4.5, "\(text) in \(tint), \(name): \(contrast)")
        }
      }
    }
  }

  @Test("Texts of all roles are legible on exact colors, which stay as they are")
  func backgrounds() throws {
    for (name, theme) in Self.themes {
      for ground in Self.tints {
        guard case .rgb(let red, let green, let blue) = ground else { continue }
        let texts = try texts(theme) {
          HStack {
            Text("a")
            Text("b").foreground(.accent)
            Text("c").foreground(.secondary) + Text("d").foreground(.negative)
          }
          .background(ground)
        }
        #expect(texts.map(\.text) == ["a", "b", "c", "d"])
        for text in texts {
          #expect(text.ground == String(format: "#%02x%02x%02x", red, green, blue))
          let contrast = try contrast(text.color, text.ground)
          #expect(contrast >= 4.5, "\(text) on \(ground), \(name): \(contrast)")
        }
      }
    }
    let exact = try texts(.dark) { Text("a").foreground(Self.tints[2]).background(Self.tints[2]) }
    #expect(exact.map(\.color) == ["#767676"])
  }

  @Test("A text on a color that is legible keeps its color")
  func legible() throws {
    let plain = try texts(.dark) { Text("a").foreground(.warning) }
    let filled = try texts(.dark) { Text("a").foreground(.warning).background(Self.tints[1]) }
    #expect(plain.map(\.color) == filled.map(\.color) && filled.first?.ground == "#000078")
  }

  /// Returns the contrast ratio of the Web Content Accessibility Guidelines.
  private func contrast(_ one: String, _ other: String) throws -> Double {
    func luminance(_ color: String) throws -> Double {
      let value = try #require(Int(color.dropFirst(), radix: 16))
      let parts: [Double] = [16, 8, 0].map { (shift: Int) -> Double in
        let part = Double((value >> shift) & 255) / 255
        return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    let (one, two) = (try luminance(one), try luminance(other))
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }
}
