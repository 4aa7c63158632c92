extension TerminalSession {
  /// The behavior of a session.
  public struct Options: Hashable, Sendable {
    /// A Boolean value that indicates whether Control-C ends the process as an interrupt does, instead of
    /// being an event.
    public var interruptsOnControlC = true
    /// A Boolean value that indicates whether Control-Z stops the process until the shell continues it,
    /// instead of being an event.
    public var suspendsOnControlZ = true
    /// A Boolean value that indicates whether the session queries the terminal's colors, if the terminal
    /// supports that and ``TerminalColors/detect(_:)`` has not found the user's own setting.
    public var queriesColors = true
    /// A Boolean value that indicates whether the session uses kitty's keyboard protocol if the terminal
    /// supports it. The protocol distinguishes keys such as Tab and Control-I.
    public var extendsKeyboard = true
    /// A Boolean value that indicates whether the session asks the terminal for its ways to show images, if the
    /// environment allows that. In a region, it does not.
    public var queriesGraphics = true
    /// The part of the terminal that the session uses.
    public var region = TerminalRegion.fullScreen

    /// Creates options with default values.
    public init() {}
  }
}
