import TesseraTerminal

/// The names of keys in `--bind`, which are those of fzf.
enum KeyName {
  /// Returns a key by its name; `nil` if there is none.
  static func stroke(_ name: String) -> KeyStroke? {
    if let key = keys[name] { return key }
    if name.hasPrefix("ctrl-"), name.count == 6, let letter = name.last { return .control(letter) }
    if name.hasPrefix("alt-"), name.count == 5, let letter = name.last { return .option(letter) }
    if name.hasPrefix("f"), let number = Int(name.dropFirst()), 1...20 ~= number { return .function(number) }
    if name.count == 1, let character = name.first { return KeyStroke(.character(character)) }
    return nil
  }

  private static let keys: [String: KeyStroke] = [
    "enter": .enter, "return": .enter, "tab": .tab, "btab": KeyStroke(.backTab),
    "shift-tab": KeyStroke(.backTab),
    "esc": .escape, "space": .space, "up": KeyStroke(.up), "down": KeyStroke(.down), "left": KeyStroke(.left),
    "right": KeyStroke(.right), "pgup": KeyStroke(.pageUp), "page-up": KeyStroke(.pageUp),
    "pgdn": KeyStroke(.pageDown), "page-down": KeyStroke(.pageDown), "home": KeyStroke(.home),
    "end": KeyStroke(.end), "del": .delete, "bspace": .backspace, "bs": .backspace,
  ]
}
