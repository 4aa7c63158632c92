/// How an app comes by the colours of its roles.
public enum TerminalThemeChoice: Hashable, Sendable {
  /// One of two themes, by the terminal's background; ``TerminalTheme/unknownBackground`` where nothing tells what that is.
  case matchingBackground(dark: TerminalTheme, light: TerminalTheme)
  /// Always the same theme.
  case fixed(TerminalTheme)

  /// The theme for dark or the one for light backgrounds, whichever the terminal has.
  public static let automatic = TerminalThemeChoice.matchingBackground(dark: .dark, light: .light)
  /// The theme for dark backgrounds on every terminal.
  public static let dark = TerminalThemeChoice.fixed(.dark)
  /// The theme for light backgrounds on every terminal.
  public static let light = TerminalThemeChoice.fixed(.light)

  /// The theme for a terminal with the given colours; what is known about them takes the place of what the theme assumes.
  public func theme(for ground: TerminalGround) -> TerminalTheme {
    let theme: TerminalTheme
    switch self {
    case .fixed(let only): theme = only
    case .matchingBackground(let dark, let light):
      switch ground.isLight {
      case nil: theme = dark.assuming(text: .standard, background: .standard)
      case false?: theme = dark
      case true?: theme = light
      }
    }
    return theme.assuming(
      text: ground.text == .standard ? theme.assumedText : ground.text,
      background: ground.background == .standard ? theme.assumedBackground : ground.background)
  }
}
