@_spi(Behaviors) import TesseraKernel

/// The keys that one receiver handles in a stage, as the documentation lists them.
///
/// Only the tests read these values: they press the keys, and compare the tables of the documentation with
/// the values. A program does not link them.
struct KeyHelp {
  let stage: KeyStage
  let who: String
  let keys: [Keys]

  init(_ stage: KeyStage, _ who: String, _ keys: Keys...) {
    self.stage = stage
    self.who = who
    self.keys = keys
  }

  /// Keys that are handled under the same condition.
  struct Keys {
    /// The keys, with their modifiers.
    var presses: [KeyPress] = []
    /// A description of keys that are too many to list; empty if there are none.
    var words = ""
    /// The condition under which the keys are handled; empty if always.
    var condition = ""
  }
}

extension KeyHelp.Keys {
  static func keys(
    _ keys: Key..., with modifiers: KeyModifiers = [], condition: String = ""
  ) -> KeyHelp.Keys {
    KeyHelp.Keys(presses: keys.map { KeyPress(key: $0, modifiers: modifiers) }, condition: condition)
  }

  /// Returns the keys that move the focus.
  static func moves(with modifiers: KeyModifiers = [], condition: String = "") -> KeyHelp.Keys {
    let keys: [Key] = [.up, .down, .left, .right, .pageUp, .pageDown, .home, .end]
    return KeyHelp.Keys(presses: keys.map { KeyPress(key: $0, modifiers: modifiers) }, condition: condition)
  }

  /// Returns keys given by a description.
  static func words(_ words: String) -> KeyHelp.Keys { KeyHelp.Keys(words: words) }
}

extension KeyStage {
  /// The keys that the engine handles itself, in the order of the stages.
  static var keyHelp: [KeyHelp] {
    [
      KeyHelp(.menu, "a menu that is open; see ``contextMenu``", .keys(.escape)),
      KeyHelp(.cell, "the cell with the focus; see ``sendKey(_:)``", .words("its own")),
      KeyHelp(.command, "commands; see ``KeyCommand``", .words("their own")),
      KeyHelp(.deletion, "the actions of the item with the focus", .keys(.delete, .backspace)),
      KeyHelp(.activation, "the item with the focus", .keys(.enter, .character(" "))),
      KeyHelp(.focus, "the focus, or scrolling if there is no item", .moves()),
    ]
  }
}
