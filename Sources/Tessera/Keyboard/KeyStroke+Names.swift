import TesseraKernel

extension KeyStroke: CustomStringConvertible {
  /// The names of the modifiers and of the key, such as `Ctrl-R`, `G` or `F5`; see ``init(_:)-(String)``.
  public var description: String {
    var name = ""
    if modifiers.contains(.control) { name += "Ctrl-" }
    if modifiers.contains(.option) { name += "Alt-" }
    if modifiers.contains(.command) { name += "Cmd-" }
    if modifiers.contains(.shift) { name += "Shift-" }
    switch key {
    case .character(" "): return name + "Space"
    case .character(let character):
      if modifiers.isDisjoint(with: [.control, .command]) { return name + String(character) }
      // Control with a letter is written with a capital one, as on the keys.
      return name + (character.small == character ? "" : "Shift-") + String(character.capital)
    case .function(let number): return name + "F\(number)"
    default: return name + (Self.names.first { $0.key == key }?.name ?? "")
    }
  }

  /// Creates a stroke from its name, as in a file with the user's settings; `nil` if no key has that name.
  ///
  /// The name of a key is the character that it types, or `Space`, `Enter`, `Esc`, `Tab`, `Backspace`, `Delete`,
  /// `Insert`, `Home`, `End`, `PgUp`, `PgDn`, `Up`, `Down`, `Left`, `Right`, `Menu` or `F1` and so on. In front of it
  /// may be `Ctrl-`, `Alt-`, `Cmd-` and `Shift-`. Except for a single character, case does not count. Of the characters,
  /// only the letters of ASCII and the space can have `Shift-`: write `?`, not `Shift-/`.
  public init?(_ name: String) {
    var rest = name[...]
    var modifiers: KeyModifiers = []
    while let dash = rest.firstIndex(of: "-"), rest.index(after: dash) < rest.endIndex, dash > rest.startIndex
    {
      switch String(rest[..<dash]).inSmallLetters {
      case "ctrl", "control": modifiers.insert(.control)
      case "alt", "option": modifiers.insert(.option)
      case "cmd", "command": modifiers.insert(.command)
      case "shift": modifiers.insert(.shift)
      default: return nil
      }
      rest = rest[rest.index(after: dash)...]
    }
    guard
      let key = Self.key(named: String(rest), isControl: !modifiers.isDisjoint(with: [.control, .command]))
    else { return nil }
    if case .character(let character) = key, modifiers.contains(.shift), character != " ",
      character.capital == character.small
    {
      return nil
    }
    // Shift with Tab is a key of its own.
    let isBackTab = key == .tab && modifiers.contains(.shift)
    self.init(isBackTab ? .backTab : key, isBackTab ? modifiers.subtracting(.shift) : modifiers)
  }

  private static func key(named name: String, isControl: Bool) -> Key? {
    if name.count == 1, let character = name.first {
      // Terminals report Control with small letters.
      return .character(isControl ? character.small : character)
    }
    let small = name.inSmallLetters
    if small == "space" { return .character(" ") }
    if let found = names.first(where: { $0.name.inSmallLetters == small }) { return found.key }
    guard name.first == "F" || name.first == "f", let number = Int(name.dropFirst()), 1...35 ~= number else {
      return nil
    }
    return .function(number)
  }

  private static var names: [(key: Key, name: String)] {
    [
      (.enter, "Enter"), (.escape, "Esc"), (.tab, "Tab"), (.backTab, "Shift-Tab"), (.backspace, "Backspace"),
      (.delete, "Delete"), (.insert, "Insert"), (.home, "Home"), (.end, "End"), (.pageUp, "PgUp"),
      (.pageDown, "PgDn"), (.up, "Up"), (.down, "Down"), (.left, "Left"), (.right, "Right"), (.menu, "Menu"),
    ]
  }
}

extension Character {
  /// The character, or the capital letter of a small one of ASCII.
  var capital: Character {
    guard let value = asciiValue, 0x61...0x7A ~= value else { return self }
    return Character(Unicode.Scalar(value - 0x20))
  }

  /// The character, or the small letter of a capital one of ASCII.
  var small: Character {
    guard let value = asciiValue, 0x41...0x5A ~= value else { return self }
    return Character(Unicode.Scalar(value + 0x20))
  }
}

extension String {
  /// The text with small letters in place of the capital ones of ASCII.
  fileprivate var inSmallLetters: String { String(map { $0.small }) }
}
