import Foundation
import TesseraComponents
import TesseraLayout

/// Every role of text and color, in the theme of the host or in another one.
final class ThemesExample: BasicExample, Example {
  static let name = "themes"
  static let summary = "All texts and colors, in the host's theme and in three others"

  private var theme: Theme

  /// - Parameter arguments: The name of a theme, or nothing.
  override init(arguments: [String]) throws(GalleryError) {
    theme = try Self.choice(of: arguments, "theme", from: Theme.all) { $0.name } ?? Theme.all[0]
    super.init()
  }

  func content<H: CollectionHost>() -> Content<H> {
    let theme = theme
    return Content {
      Section("texts") {
        ForEach(TextRole.allCases, id: \.self) { role in
          Text("\(role)").style(role).foreground(theme[role == .caption ? .secondary : .primary])
            .rowBackground(theme[.background]).showsState(false)
        }
      }
      .header { SectionTitle("Texts", detail: theme.name) }
      Section("colors", layout: .grid(columns: .minimumWidth(208), spacing: 16).inset(16)) {
        ForEach(Theme.grounds, id: \.self) { ColorSamples(ground: $0, theme: theme) }
      }
      .header { SectionTitle("Colors", detail: theme.colors.isEmpty ? "" : "contrast") }
      .background { Spacer().background(theme[.background]).rowInsets(.none) }
      Section("parts") { PartSamples() }.header { SectionTitle("Parts", detail: "host") }
    }
  }

  func status(focused: ItemKey?) -> String { "theme: \(theme.name)" }

  let keys = "1–\(Theme.all.count) theme"

  func press(_ key: Character) -> Bool {
    guard let theme = key.choice(of: Theme.all) else { return false }
    self.theme = theme
    return true
  }
}

/// A background with a text in each color.
struct ColorSamples: Component {
  var ground: Color
  var theme: Theme

  var body: some Component {
    VStack {
      Text("\(ground)").style(.headline).foreground(theme[.primary])
      Divider()
      for color in Theme.texts {
        HStack {
          Text("\(color)").foreground(theme[color])
          Spacer()
          if let contrast = theme.contrast(of: color, on: ground) {
            Text("\(Int(contrast)).\(Int(contrast * 10) % 10)").foreground(theme[.secondary])
          }
        }
      }
    }
    .padding(.loose)
    .background(theme[ground], corner: .rounded)
    .border(theme[.separator], corner: .rounded)
    .rowInsets(.none).showsState(false)
  }
}

/// The parts whose colors always come from the host.
struct PartSamples: Component {
  var body: some Component {
    VStack(spacing: .regular) {
      HStack {
        Button("Normal") {}
        Button("Prominent", role: .prominent) {}
        Button("Delete", role: .destructive) {}
        Button("Link", role: .link) {}
      }
      HStack {
        Toggle("On", isOn: true) { _ in }
        Toggle("Off", isOn: false) { _ in }
        Badge("badge")
        Sparkline([1, 3, 2, 5, 4, 6])
        ProgressBar(0.6)
      }
      TextField("A text field", text: "") { _ in }
    }
  }
}

/// A color for each role.
struct Theme {
  var name: String
  /// The colors; empty for those of the host.
  var colors: [Color: UInt32] = [:]

  /// The colors behind texts.
  static let grounds: [Color] = [.background, .surface, .selection, .focus]
  /// The colors of texts.
  static let texts: [Color] = [.primary, .secondary, .accent, .positive, .warning, .negative]

  /// Returns the color of a role.
  subscript(role: Color) -> Color {
    guard let value = colors[role] else { return role }
    return .rgb(red: UInt8(value >> 16 & 255), green: UInt8(value >> 8 & 255), blue: UInt8(value & 255))
  }

  static let all = [
    Theme(name: "host"),
    Theme(
      name: "dark",
      colors: [
        .primary: 0xD8DEE9, .secondary: 0xBAC3D1, .accent: 0x8FCADB, .background: 0x1F2430,
        .surface: 0x282F3D, .selection: 0x2B4470, .focus: 0x304E84, .separator: 0x56627A,
        .positive: 0xB3CB9D, .warning: 0xEBCB8B, .negative: 0xF6B0B6,
      ]),
    Theme(
      name: "light",
      colors: [
        .primary: 0x2E3440, .secondary: 0x505764, .accent: 0x215580, .background: 0xFFFFFF,
        .surface: 0xF1F4F8, .selection: 0xC9DFF8, .focus: 0xB3D2F6, .separator: 0xADB7C6,
        .positive: 0x325A25, .warning: 0x694A0F, .negative: 0x92323C,
      ]),
    Theme(
      name: "contrast",
      colors: [
        .primary: 0x000000, .secondary: 0x262626, .accent: 0x00158F, .background: 0xFFFFFF,
        .surface: 0xF2F2F2, .selection: 0xFFF3B0, .focus: 0xB8DCFF, .separator: 0x000000,
        .positive: 0x00400F, .warning: 0x4F2C00, .negative: 0x7A0010,
      ]),
  ]
}

extension Theme {
  /// Returns the contrast of a text on a background, from 1 to 21, after the Web Content Accessibility
  /// Guidelines; `nil` if only the host knows the colors.
  func contrast(of text: Color, on ground: Color) -> Double? {
    guard let text = colors[text], let ground = colors[ground] else { return nil }
    let luminances = [text, ground].map(Self.luminance).sorted()
    return (luminances[1] + 0.05) / (luminances[0] + 0.05)
  }

  private static func luminance(of color: UInt32) -> Double {
    let parts = [16, 8, 0].map { shift in
      let part = Double(color >> UInt32(shift) & 255) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
}
