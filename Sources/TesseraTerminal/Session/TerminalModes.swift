/// The modes that a session enables at the terminal and disables again, in the opposite order.
enum TerminalModes {
  private static let pairs: [(enter: String, leave: String)] = [
    // The alternate screen, which keeps the user's lines.
    ("\u{1B}[?1049h", "\u{1B}[?1049l"),
    ("\u{1B}[?25l", "\u{1B}[?25h"),
    // No wrapping at the edge: a character that is wider than expected must not move the lines below.
    ("\u{1B}[?7l", "\u{1B}[?7h"),
    ("\u{1B}[?1002h", "\u{1B}[?1002l"),
    ("\u{1B}[?1006h", "\u{1B}[?1006l"),
    ("\u{1B}[?1004h", "\u{1B}[?1004l"),
    ("\u{1B}[?2004h", "\u{1B}[?2004l"),
    // Reports of a change between a light and a dark color scheme.
    ("\u{1B}[?2031h", "\u{1B}[?2031l"),
  ]

  static let enter = Array(pairs.map(\.enter).joined().utf8)

  /// The bytes that end an incomplete frame, with its margins and style, and disable all modes.
  static let leave = Array(("\u{1B}[?2026l\u{1B}[r\u{1B}[m" + pairs.reversed().map(\.leave).joined()).utf8)
}
