/// The control sequences of links (OSC 8).
enum Hyperlink {
  /// The largest number of bytes of an address that all common terminals accept.
  private static let limit = 2083

  /// The sequence after which characters are not part of a link.
  static let end = Array("\u{1B}]8;;\u{1B}\\".utf8)

  /// Returns the sequence after which characters are part of a link.
  ///
  /// Bytes outside of printable ASCII are written in percent encoding, so that no address can end the sequence. Links
  /// to the same address have the same id: a terminal highlights the parts of a link in several lines together.
  ///
  /// - Returns: `nil` if the address is empty or too long, or contains control characters.
  static func start(_ address: String) -> [UInt8]? {
    var code: [UInt8] = []
    var hash: UInt32 = 2_166_136_261
    for byte in address.utf8 {
      guard byte >= 0x20, byte != 0x7F else { return nil }
      hash = (hash ^ UInt32(byte)) &* 16_777_619
      if 0x21..<0x7F ~= byte {
        code.append(byte)
      } else {
        code += [UInt8(ascii: "%"), digit(byte >> 4), digit(byte & 15)]
      }
      if code.count > limit { return nil }
    }
    return code.isEmpty ? nil : Array("\u{1B}]8;id=\(String(hash, radix: 36));".utf8) + code + [0x1B, 0x5C]
  }

  private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x37 + value }

  /// Returns whether the terminal of an environment supports links. Others ignore them, or write them as text.
  ///
  /// `FORCE_HYPERLINK` has precedence: `0` for none, any other value for links.
  ///
  /// - Parameter value: A function that returns the value of a variable, or `nil` if it is not set.
  static func isSupported(_ value: (String) -> String?) -> Bool {
    if let forced = value("FORCE_HYPERLINK"), !forced.isEmpty { return forced != "0" && forced != "false" }
    let term = value("TERM") ?? ""
    if names.contains(where: { term.hasPrefix($0) }) || value("TMUX")?.isEmpty == false { return true }
    // The version 0.50 crashes.
    if let version = value("VTE_VERSION").flatMap({ Int($0) }) { return version > 5000 }
    if ["WT_SESSION", "KONSOLE_VERSION", "DOMTERM", "KITTY_WINDOW_ID"].contains(where: { value($0) != nil }) {
      return true
    }
    return programs.contains(value("TERM_PROGRAM") ?? "")
  }

  private static let names = [
    "alacritty", "contour", "foot", "ghostty", "kitty", "mintty", "rio", "tmux", "vte", "wezterm",
    "xterm-ghostty", "xterm-kitty",
  ]
  private static let programs: Set = [
    "ghostty", "Hyper", "iTerm.app", "mintty", "rio", "tabby", "vscode", "WarpTerminal", "WezTerm", "zed",
  ]
}
