/// The way in which an app chooses the colors of its roles.
public enum TerminalThemeChoice: Hashable, Sendable {
  /// One of two themes, according to the terminal's background, or ``TerminalTheme/unknownBackground`` if
  /// that is unknown.
  case matchingBackground(dark: TerminalTheme, light: TerminalTheme)
  /// The same theme on every terminal.
  case fixed(TerminalTheme)

  /// The default dark or light theme, according to the terminal's background.
  public static let automatic = TerminalThemeChoice.matchingBackground(dark: .dark, light: .light)
  /// The theme for dark backgrounds on every terminal.
  public static let dark = TerminalThemeChoice.fixed(.dark)
  /// The theme for light backgrounds on every terminal.
  public static let light = TerminalThemeChoice.fixed(.light)

  /// Returns the theme for a terminal with the given colors; known colors replace those that the theme
  /// presumes.
  public func theme(for terminalColors: TerminalColors) -> TerminalTheme {
    let theme: TerminalTheme
    switch self {
    case .fixed(let only): theme = only
    case .matchingBackground(let dark, let light):
      switch terminalColors.isLight {
      case nil: theme = dark.assuming(text: .standard, background: .standard)
      case false?: theme = dark
      case true?: theme = light
      }
    }
    return theme.assuming(
      text: terminalColors.text == .standard ? theme.assumedText : terminalColors.text,
      background: terminalColors.background == .standard ? theme.assumedBackground : terminalColors.background
    )
  }
}
