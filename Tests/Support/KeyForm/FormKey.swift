/// A key that a user presses, or several that compose one character.
package enum FormKey: Sendable {
  /// A letter or another character that has a key of its own.
  case character(Character)
  /// A character that several keys compose, by their X names: a dead key and a letter, or the compose key and two characters.
  case composed(Character, [String])
  case tab, backTab, enter, space, backspace, delete, left, home, end

  /// The keys by their X names, as `xdotool` presses them.
  package var names: [String] {
    switch self {
    case .character("@"): ["at"]
    case .character(let character): [String(character)]
    case .composed(_, let keys): keys
    case .tab: ["Tab"]
    case .backTab: ["shift+Tab"]
    case .enter: ["Return"]
    case .space: ["space"]
    case .backspace: ["BackSpace"]
    case .delete: ["Delete"]
    case .left: ["Left"]
    case .home: ["Home"]
    case .end: ["End"]
    }
  }

  /// The bytes that a terminal sends for the keys. The input method of the terminal has composed characters already.
  package var bytes: String {
    switch self {
    case .character(let character), .composed(let character, _): String(character)
    case .tab: "\t"
    case .backTab: "\u{1B}[Z"
    case .enter: "\r"
    case .space: " "
    case .backspace: "\u{7F}"
    case .delete: "\u{1B}[3~"
    case .left: "\u{1B}[D"
    case .home: "\u{1B}[H"
    case .end: "\u{1B}[F"
    }
  }
}

extension FormKey {
  /// The keys that fill a ``KeyForm``, for a keyboard with dead keys and a compose key. Before them the first field has the
  /// focus.
  package static let fillingForm: [FormKey] =
    typing("Zo") + [diaeresis("e", "ë"), .space] + typing("q") + [.backspace, .tab]
    // The at sign is typed between two letters, and then the first character is deleted.
    + [composing("o", "c", "©")] + typing("ab") + [.left, .composed("@", ["at"]), .home, .delete]
    // Return submits the address, and the field keeps the focus.
    + [.enter, .end] + typing("c") + [.tab]
    + typing("p") + [composing("a", "e", "æ"), composing("s", "s", "ß"), .tab]
    + [acute("E", "É"), .enter] + typing("q") + [diaeresis("u", "ü"), .tab]
    // Back into the editor and on again.
    + [.backTab, .tab, .space, .tab, .enter]

  private static func typing(_ text: String) -> [FormKey] { text.map { .character($0) } }

  private static func composing(_ first: String, _ second: String, _ character: Character) -> FormKey {
    .composed(character, ["Multi_key", first, second])
  }

  private static func diaeresis(_ letter: String, _ character: Character) -> FormKey {
    .composed(character, ["dead_diaeresis", letter])
  }

  private static func acute(_ letter: String, _ character: Character) -> FormKey {
    .composed(character, ["dead_acute", letter])
  }
}

extension KeyForm.Values {
  /// The values after ``FormKey/fillingForm``.
  package static let filled = KeyForm.Values(
    name: "Zoë ", mail: "a@bc", password: "pæß", notes: "É\nqü", isSubscribed: true)
}

extension KeyForm {
  /// The log after ``FormKey/fillingForm``: each key, and each composed character, is one edit.
  package nonisolated static let filledLog = [
    "Z", "Zo", "Zoë", "Zoë ", "Zoë q", "Zoë ",
    "©", "©a", "©ab", "©a@b", "a@b", "submit a@b", "a@bc",
    "p", "pæ", "pæß",
    "É", "É|", "É|q", "É|qü",
    "on", "save Zoë ",
  ]
}
