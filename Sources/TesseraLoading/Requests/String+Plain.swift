import Tessera

extension StringProtocol {
  /// Returns the text on one line, without control and format characters, and limited to a number of scalars.
  /// Use it to include untrusted text in a message.
  package func plain(atMost count: Int) -> String {
    var plain = String.UnicodeScalarView()
    var left = count
    for character in self {
      // A truncated flag would be another flag.
      let isFlag = character.isTaggedFlag
      if isFlag, character.unicodeScalars.count > left { return String(plain) + "…" }
      for scalar in character.unicodeScalars {
        let shown = scalar == "\n" ? " " : scalar
        // Joiners hide nothing, and shape the adjacent letters.
        let isJoiner = shown == "\u{200C}" || shown == "\u{200D}"
        guard isFlag || isJoiner || !shown.isControlOrFormat else { continue }
        guard left > 0 else { return String(plain) + "…" }
        plain.append(shown)
        left -= 1
      }
    }
    return String(plain)
  }
}

extension Character {
  /// Whether the character is a flag of tag scalars, such as that of England: a black flag, tags, and the tag
  /// that ends them.
  fileprivate var isTaggedFlag: Bool {
    let scalars = unicodeScalars
    guard scalars.count > 2, scalars.first == "\u{1F3F4}", scalars.last == "\u{E007F}" else { return false }
    return scalars.dropFirst().dropLast().allSatisfy { 0xE0020...0xE007E ~= $0.value }
  }
}
