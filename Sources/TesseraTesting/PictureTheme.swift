import Tessera

/// The colours that a picture gives to the roles.
public struct PictureTheme: Hashable, Sendable {
  private let colors: [Color: String]

  /// Makes a theme; roles that are left out look like text.
  ///
  /// - Parameter colors: For each role a colour as pictures write it, such as `#1e1e2e`.
  public init(_ colors: [Color: String]) { self.colors = colors }

  /// Light letters on a dark ground.
  public static let dark = PictureTheme([
    .primary: "#d8dee9", .secondary: "#7b88a1", .accent: "#88c0d0", .background: "#1f2430",
    .surface: "#2b3242", .selection: "#3b4a6b", .focus: "#46597f", .separator: "#414b5f",
    .positive: "#a3be8c", .warning: "#ebcb8b", .negative: "#bf616a",
  ])

  /// Dark letters on a light ground.
  public static let light = PictureTheme([
    .primary: "#2e3440", .secondary: "#7b8494", .accent: "#2f6f9f", .background: "#ffffff",
    .surface: "#eef1f6", .selection: "#cfe0f5", .focus: "#b9d2f0", .separator: "#d5dae3",
    .positive: "#4f8a3c", .warning: "#a9791c", .negative: "#b3404b",
  ])

  /// A colour as pictures write it.
  func hex(_ color: Color) -> String {
    if case .rgb(let red, let green, let blue) = color {
      return "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
    return colors[color] ?? colors[.primary] ?? "#888888"
  }
}
