/// What a session switches on at the terminal and off again, in the opposite order.
enum TerminalModes {
  private static let pairs: [(enter: String, leave: String)] = [
    // A screen of its own, which leaves the user's lines alone.
    ("\u{1B}[?1049h", "\u{1B}[?1049l"),
    ("\u{1B}[?25l", "\u{1B}[?25h"),
    // No wrapping at the edge: a character that is wider than expected must not move the lines below.
    ("\u{1B}[?7l", "\u{1B}[?7h"),
    ("\u{1B}[?1002h", "\u{1B}[?1002l"),
    ("\u{1B}[?1006h", "\u{1B}[?1006l"),
    ("\u{1B}[?1004h", "\u{1B}[?1004l"),
    ("\u{1B}[?2004h", "\u{1B}[?2004l"),
  ]

  /// Switches everything on.
  static let enter = Array(pairs.map(\.enter).joined().utf8)

  /// Ends a frame that was cut off, with its margins and style, and switches everything off.
  static let leave = Array(("\u{1B}[?2026l\u{1B}[r\u{1B}[m" + pairs.reversed().map(\.leave).joined()).utf8)
}
