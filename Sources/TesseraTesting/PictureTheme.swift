import Tessera

/// A mapping from color roles to the colors of a picture.
///
/// In the predefined themes, text in every role has a contrast of 4.5 or more on every background of an item:
/// ``Color/background``, ``Color/surface``, ``Color/selection`` and ``Color/focus``. On other colors,
/// pictures mix it with black or white as far as this contrast requires.
public struct PictureTheme: Hashable, Sendable {
  private let colors: [Color: String]

  /// Creates a theme.
  ///
  /// Omitted roles have the color of text.
  ///
  /// - Parameter colors: For each role a color in the format of pictures, such as `#1e1e2e`.
  public init(_ colors: [Color: String]) { self.colors = colors }

  /// A theme with light text on a dark background.
  public static let dark = PictureTheme([
    .primary: "#d8dee9", .secondary: "#bac3d1", .accent: "#8fcadb", .background: "#1f2430",
    .surface: "#282f3d", .selection: "#2b4470", .focus: "#304e84", .separator: "#56627a",
    .positive: "#b3cb9d", .warning: "#ebcb8b", .negative: "#f6b0b6",
  ])

  /// A theme with dark text on a light background.
  public static let light = PictureTheme([
    .primary: "#2e3440", .secondary: "#505764", .accent: "#215580", .background: "#ffffff",
    .surface: "#f1f4f8", .selection: "#c9dff8", .focus: "#b3d2f6", .separator: "#adb7c6",
    .positive: "#325a25", .warning: "#694a0f", .negative: "#92323c",
  ])

  /// A theme with black text on a white background, in which text has a contrast of 7 or more.
  public static let highContrast = PictureTheme([
    .primary: "#000000", .secondary: "#262626", .accent: "#00158f", .background: "#ffffff",
    .surface: "#f2f2f2", .selection: "#fff3b0", .focus: "#b8dcff", .separator: "#000000",
    .positive: "#00400f", .warning: "#4f2c00", .negative: "#7a0010",
  ])

  func hex(_ color: Color) -> String {
    if case .rgb(let red, let green, let blue) = color {
      return "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
    return colors[color] ?? colors[.primary] ?? "#888888"
  }
}
