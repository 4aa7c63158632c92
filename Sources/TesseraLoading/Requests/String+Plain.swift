import Tessera

extension StringProtocol {
  /// The text on one line, without anything in it that steers or hides, and cut behind so many scalars: for what others have
  /// written and a message repeats.
  package func plain(atMost count: Int) -> String {
    var plain = String.UnicodeScalarView()
    var left = count
    for scalar in unicodeScalars {
      let shown = scalar == "\n" ? " " : scalar
      // Joiners hide nothing, and shape the letters beside them.
      let isJoiner = shown == "\u{200C}" || shown == "\u{200D}"
      guard isJoiner || !shown.isControlOrFormat else { continue }
      guard left > 0 else { return String(plain) + "…" }
      plain.append(shown)
      left -= 1
    }
    return String(plain)
  }
}
