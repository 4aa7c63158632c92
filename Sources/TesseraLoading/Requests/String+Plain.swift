import Tessera

extension StringProtocol {
  /// The text on one line, without anything in it that steers or hides, and cut behind so many scalars: for what others have
  /// written and a message repeats.
  package func plain(atMost count: Int) -> String {
    var plain = String.UnicodeScalarView()
    var left = count
    for character in self {
      // A flag that is cut would be another flag.
      let isFlag = character.isTaggedFlag
      if isFlag, character.unicodeScalars.count > left { return String(plain) + "…" }
      for scalar in character.unicodeScalars {
        let shown = scalar == "\n" ? " " : scalar
        // Joiners hide nothing, and shape the letters beside them.
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
  /// Whether the character is a flag that tags spell, such as that of England: a black flag, tags, and the tag that ends them.
  fileprivate var isTaggedFlag: Bool {
    let scalars = unicodeScalars
    guard scalars.count > 2, scalars.first == "\u{1F3F4}", scalars.last == "\u{E007F}" else { return false }
    return scalars.dropFirst().dropLast().allSatisfy { 0xE0020...0xE007E ~= $0.value }
  }
}
