import Tessera

/// The colors of the roles of ``Color`` on a terminal.
///
/// Ordinary text and background have the terminal's own colors, so that an app fits in; the other roles have
/// colors for a dark or a light background. A role can appear on many backgrounds. If its color has a
/// contrast below 4.5 on one of them, the minimum of the Web Content Accessibility Guidelines, a similar
/// color that is legible replaces it there. A custom theme is one of these with other colors:
///
///     var theme = TerminalTheme.dark
///     theme.accent = .rgb(red: 255, green: 140, blue: 0)
///     let app = TerminalApp(theme: .fixed(theme))
public struct TerminalTheme: Hashable, Sendable {
  /// The color of less important text.
  public var secondary: TerminalColor
  /// The color of emphasized text.
  public var accent: TerminalColor
  /// The background of headers, cards and bars.
  public var surface: TerminalColor
  /// The background of a selected item.
  public var selection: TerminalColor
  /// The background of the focused item.
  public var focus: TerminalColor
  /// The color of thin lines.
  public var separator: TerminalColor
  /// The color of success.
  public var positive: TerminalColor
  /// The color of warnings.
  public var warning: TerminalColor
  /// The color of errors.
  public var negative: TerminalColor
  /// The presumed color of the terminal's default text, for uses in which the default color cannot be
  /// selected: as a background, and on a background of another color.
  ///
  /// ``TerminalColor/standard`` if it is unknown.
  public var assumedText: TerminalColor
  /// The presumed color of the terminal's default background, used to compute the contrast of text on it, and
  /// for text in that color.
  ///
  /// ``TerminalColor/standard`` if it is unknown; then text on it has the terminal's default color, whatever
  /// its role.
  public var assumedBackground: TerminalColor

  /// The theme for light text on a dark background.
  public static let dark = TerminalTheme(
    secondary: .rgb(red: 150, green: 152, blue: 160), accent: .rgb(red: 95, green: 175, blue: 255),
    surface: .rgb(red: 48, green: 50, blue: 56), selection: .rgb(red: 38, green: 79, blue: 120),
    focus: .rgb(red: 55, green: 105, blue: 160), separator: .rgb(red: 88, green: 90, blue: 98),
    positive: .rgb(red: 95, green: 200, blue: 110), warning: .rgb(red: 230, green: 180, blue: 80),
    negative: .rgb(red: 240, green: 100, blue: 95),
    assumedText: .rgb(red: 229, green: 229, blue: 229), assumedBackground: .rgb(red: 0, green: 0, blue: 0))

  /// The theme for dark text on a light background.
  public static let light = TerminalTheme(
    secondary: .rgb(red: 100, green: 102, blue: 110), accent: .rgb(red: 0, green: 95, blue: 190),
    surface: .rgb(red: 236, green: 237, blue: 240), selection: .rgb(red: 190, green: 215, blue: 245),
    focus: .rgb(red: 150, green: 190, blue: 240), separator: .rgb(red: 200, green: 202, blue: 208),
    positive: .rgb(red: 20, green: 125, blue: 45), warning: .rgb(red: 150, green: 95, blue: 0),
    negative: .rgb(red: 190, green: 30, blue: 35),
    assumedText: .rgb(red: 20, green: 20, blue: 20), assumedBackground: .rgb(red: 255, green: 255, blue: 255))

  /// The theme for an unknown background.
  ///
  /// Text on it has the terminal's default color, and emphasized text is bold; everything with a background
  /// of its own looks as in ``dark``.
  public static let unknownBackground = TerminalTheme.dark.assuming(text: .standard, background: .standard)

  func assuming(text: TerminalColor, background: TerminalColor) -> TerminalTheme {
    var theme = self
    (theme.assumedText, theme.assumedBackground) = (text, background)
    return theme
  }

  /// Whether text is darker than its background.
  var isLight: Bool {
    guard let text = assumedText.rgb, let background = assumedBackground.rgb else { return false }
    return text.luminance < background.luminance
  }

  /// Returns the color for text of a role, before any adjustment of contrast.
  public func foreground(_ color: Color) -> TerminalColor {
    switch color {
    case .primary: .standard
    case .background: assumedBackground
    default: common(color)
    }
  }

  /// Returns the color for a background of a role.
  public func background(_ color: Color) -> TerminalColor {
    switch color {
    case .primary: assumedText
    case .background: .standard
    default: common(color)
    }
  }

  private func common(_ color: Color) -> TerminalColor {
    switch color {
    case .rgb(let red, let green, let blue): .rgb(red: red, green: green, blue: blue)
    case .primary, .background: .standard
    case .secondary: secondary
    case .accent: accent
    case .surface: surface
    case .selection: selection
    case .focus: focus
    case .separator: separator
    case .positive: positive
    case .warning: warning
    case .negative: negative
    }
  }
}
