/// The modes that a session enables at the terminal and disables again, in the opposite order.
struct TerminalModes {
  private typealias Mode = (enter: String, leave: String, isForScreen: Bool)

  private static let all: [Mode] = [
    // The alternate screen, which keeps the user's lines.
    ("\u{1B}[?1049h", "\u{1B}[?1049l", true),
    ("\u{1B}[?25l", "\u{1B}[?25h", false),
    // No wrapping at the edge: a character that is wider than expected must not move the lines below.
    ("\u{1B}[?7l", "\u{1B}[?7h", false),
    ("\u{1B}[?1002h", "\u{1B}[?1002l", true),
    ("\u{1B}[?1006h", "\u{1B}[?1006l", true),
    ("\u{1B}[?1004h", "\u{1B}[?1004l", false),
    ("\u{1B}[?2004h", "\u{1B}[?2004l", false),
    // Reports of a change between a light and a dark color scheme.
    ("\u{1B}[?2031h", "\u{1B}[?2031l", false),
  ]

  let enter: [UInt8]

  /// The bytes that end an incomplete frame, with its margins and style, and disable all modes.
  let leave: [UInt8]

  init(_ region: TerminalRegion) {
    if region == .lines {
      (enter, leave) = (Array("\u{1B}[?2004h".utf8), Array("\u{1B}[?2004l".utf8))
      return
    }
    let modes = Self.all.filter { !region.isInline || !$0.isForScreen }
    // A frame saves the position of an inline region's first character, from which it is cleared.
    let start = region.isInline ? "\r\u{1B}[K\u{1B}7" : ""
    let end = region.isInline ? "\u{1B}8\r\u{1B}[J" : "\u{1B}[r"
    enter = Array((modes.map(\.enter).joined() + start).utf8)
    let link = TerminalSession.supportsLinks ? String(decoding: Hyperlink.end, as: UTF8.self) : ""
    leave = Array(("\(link)\u{1B}[?2026l\(end)\u{1B}[m" + modes.reversed().map(\.leave).joined()).utf8)
  }
}
