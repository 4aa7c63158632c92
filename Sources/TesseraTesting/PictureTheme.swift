import Tessera

/// The colours that a picture gives to the roles.
///
/// In the themes here, text in every role has a contrast of 4.5 or more on every ground of an item: ``Color/background``,
/// ``Color/surface``, ``Color/selection`` and ``Color/focus``.
public struct PictureTheme: Hashable, Sendable {
  private let colors: [Color: String]

  /// Makes a theme; roles that are left out look like text.
  ///
  /// - Parameter colors: For each role a colour as pictures write it, such as `#1e1e2e`.
  public init(_ colors: [Color: String]) { self.colors = colors }

  /// Light letters on a dark ground.
  public static let dark = PictureTheme([
    .primary: "#d8dee9", .secondary: "#a9b2c2", .accent: "#88c0d0", .background: "#1f2430",
    .surface: "#2b3242", .selection: "#2a3a5c", .focus: "#264273", .separator: "#414b5f",
    .positive: "#a3be8c", .warning: "#ebcb8b", .negative: "#ec9aa2",
  ])

  /// Dark letters on a light ground.
  public static let light = PictureTheme([
    .primary: "#2e3440", .secondary: "#575e6b", .accent: "#29618b", .background: "#ffffff",
    .surface: "#eef1f6", .selection: "#d6e6f9", .focus: "#c4dbf6", .separator: "#d5dae3",
    .positive: "#3c682d", .warning: "#795714", .negative: "#a03943",
  ])

  /// A colour as pictures write it.
  func hex(_ color: Color) -> String {
    if case .rgb(let red, let green, let blue) = color {
      return "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
    return colors[color] ?? colors[.primary] ?? "#888888"
  }
}
