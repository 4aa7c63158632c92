import TesseraComponents
import TesseraTesting

/// Every role of text and color, in the theme of the host or in another one.
final class ThemesExample: BasicExample, Example {
  static let summary = "All texts and colors, in the host's theme and in three others"

  /// The colors behind texts.
  nonisolated static let grounds: [Color] = [.background, .surface, .selection, .focus]
  /// The colors of texts.
  nonisolated static let texts: [Color] = [.primary, .secondary, .accent, .positive, .warning, .negative]
  /// The themes; `nil` for that of the host.
  static let themes: [(name: String, colors: PictureTheme?)] = [
    ("host", nil), ("dark", .dark), ("light", .light), ("contrast", .highContrast),
  ]

  private var theme = themes[0]

  /// - Parameter arguments: The name of a theme, or nothing.
  override init(arguments: [String]) throws(GalleryError) {
    super.init()
    theme = try Self.choice(of: arguments, "theme", from: Self.themes) { $0.name } ?? theme
  }

  func content<H: CollectionHost>() -> Content<H> {
    Content {
      Section("texts") {
        ForEach(TextRole.allCases, id: \.self) { [theme] role in
          Text("\(role)").style(role).foreground(theme.colors[role == .caption ? .secondary : .primary])
            .rowBackground(theme.colors[.background]).showsState(false)
        }
      }
      .header { SectionTitle("Texts", detail: theme.name) }
      Section("colors", layout: .grid(columns: .minimumWidth(208), spacing: 16).inset(16)) {
        ForEach(Self.grounds, id: \.self) { [theme] in ColorSamples(ground: $0, theme: theme.colors) }
      }
      .header { SectionTitle("Colors", detail: theme.colors == nil ? "" : "contrast") }
      .background { [theme] in Spacer().background(theme.colors[.background]).rowInsets(.none) }
      Section("parts") {
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
      .header { SectionTitle("Parts", detail: "host") }
    }
  }

  func status(focused: ItemKey?) -> String { "theme: \(theme.name)" }

  var keys: [KeyCommand] { digits("theme", of: Self.themes) { $0.theme = $1 } }
}

extension PictureTheme? {
  /// Returns the color of a role; without a theme, that of the host.
  fileprivate subscript(role: Color) -> Color { self?.color(of: role) ?? role }
}

/// A background with a text in each color.
struct ColorSamples: Component {
  var ground: Color
  var theme: PictureTheme?

  var body: some Component {
    VStack {
      Text("\(ground)").style(.headline).foreground(theme[.primary])
      Divider()
      for color in ThemesExample.texts {
        HStack {
          Text("\(color)").foreground(theme[color])
          Spacer()
          if let contrast = theme?.contrast(of: color, on: ground) {
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
