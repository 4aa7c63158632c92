// Former names, kept for one minor version.

/// The former name of ``TerminalColors``.
@available(*, deprecated, renamed: "TerminalColors")
public typealias TerminalGround = TerminalColors

extension TerminalSession {
  /// The default colors of the terminal.
  @available(*, deprecated, renamed: "terminalColors")
  public var ground: TerminalColors { terminalColors }

  /// The handler of changed default colors.
  @available(*, deprecated, renamed: "onColorsChange")
  public var onGround: (TerminalColors) -> Void {
    get { onColorsChange }
    set { onColorsChange = newValue }
  }
}

extension TerminalSession.Options {
  /// Whether the session queries the colors of the terminal.
  @available(*, deprecated, renamed: "queriesColors")
  public var asksForColors: Bool {
    get { queriesColors }
    set { queriesColors = newValue }
  }
}
