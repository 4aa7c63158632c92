import Tessera

/// What the roles of ``Color`` look like on a terminal.
///
/// Ordinary text and background are the terminal's own, so that an app looks at home; the other roles are chosen for
/// a dark or a light background. A role stands on many grounds: where its colour could not be read on one of them, with a
/// contrast of 4.5 as the Web Content Accessibility Guidelines ask for, a colour close to it is shown there. A theme of your
/// own is one of these with other colours:
///
///     var theme = TerminalTheme.dark
///     theme.accent = .rgb(red: 255, green: 140, blue: 0)
///     let app = TerminalApp(theme: .fixed(theme))
public struct TerminalTheme: Hashable, Sendable {
  /// Text that matters less.
  public var secondary: TerminalColor
  /// What stands out.
  public var accent: TerminalColor
  /// Behind headers, cards and bars.
  public var surface: TerminalColor
  /// Behind a selected item.
  public var selection: TerminalColor
  /// Behind the focused item.
  public var focus: TerminalColor
  /// Thin lines.
  public var separator: TerminalColor
  /// Good news.
  public var positive: TerminalColor
  /// Something to look at.
  public var warning: TerminalColor
  /// Bad news.
  public var negative: TerminalColor
  /// What the terminal's own text presumably looks like, for places where it cannot be named: behind something, and on a
  /// ground of another colour. ``TerminalColor/standard``: that is not known.
  public var assumedText: TerminalColor
  /// What the terminal's own background presumably looks like: what text on it is compared with, and text in that colour.
  /// ``TerminalColor/standard``: that is not known, and text on it is shown in the terminal's own colour, whatever its role.
  public var assumedBackground: TerminalColor

  /// For light text on a dark background.
  public static let dark = TerminalTheme(
    secondary: .rgb(red: 150, green: 152, blue: 160), accent: .rgb(red: 95, green: 175, blue: 255),
    surface: .rgb(red: 48, green: 50, blue: 56), selection: .rgb(red: 38, green: 79, blue: 120),
    focus: .rgb(red: 55, green: 105, blue: 160), separator: .rgb(red: 88, green: 90, blue: 98),
    positive: .rgb(red: 95, green: 200, blue: 110), warning: .rgb(red: 230, green: 180, blue: 80),
    negative: .rgb(red: 240, green: 100, blue: 95),
    assumedText: .rgb(red: 229, green: 229, blue: 229), assumedBackground: .rgb(red: 0, green: 0, blue: 0))

  /// For dark text on a light background.
  public static let light = TerminalTheme(
    secondary: .rgb(red: 100, green: 102, blue: 110), accent: .rgb(red: 0, green: 95, blue: 190),
    surface: .rgb(red: 236, green: 237, blue: 240), selection: .rgb(red: 190, green: 215, blue: 245),
    focus: .rgb(red: 150, green: 190, blue: 240), separator: .rgb(red: 200, green: 202, blue: 208),
    positive: .rgb(red: 20, green: 125, blue: 45), warning: .rgb(red: 150, green: 95, blue: 0),
    negative: .rgb(red: 190, green: 30, blue: 35),
    assumedText: .rgb(red: 20, green: 20, blue: 20), assumedBackground: .rgb(red: 255, green: 255, blue: 255))

  /// For a background of which nothing is known: text on it has the terminal's own colour, what stands out is bold, and
  /// everything that has a ground of its own looks as in ``dark``.
  public static let unknownBackground = TerminalTheme.dark.assuming(text: .standard, background: .standard)

  /// The theme for other colours of the terminal.
  func assuming(text: TerminalColor, background: TerminalColor) -> TerminalTheme {
    var theme = self
    (theme.assumedText, theme.assumedBackground) = (text, background)
    return theme
  }

  /// Whether text is darker than what is behind it.
  var isLight: Bool {
    guard let text = assumedText.rgb, let background = assumedBackground.rgb else { return false }
    return text.luminance < background.luminance
  }

  /// How a colour looks as text where that can be read.
  public func foreground(_ color: Color) -> TerminalColor {
    switch color {
    case .primary: .standard
    case .background: assumedBackground
    default: common(color)
    }
  }

  /// How a colour looks behind text.
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
