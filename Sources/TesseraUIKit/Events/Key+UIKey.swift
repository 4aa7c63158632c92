#if canImport(UIKit) && !os(watchOS)
import Tessera
import UIKit

extension Key {
  /// Creates the key of a UIKit key; `nil` for keys without a meaning of their own, such as Shift.
  @MainActor
  init?(_ key: UIKey) {
    if let named = Self.named[key.keyCode] {
      self = named == .tab && key.modifierFlags.contains(.shift) ? .backTab : named
    } else if let character = Self.character(of: key) {
      self = Key.character(character).ignoringCapsLock(with: KeyModifiers(key.modifierFlags))
    } else {
      return nil
    }
  }

  /// Returns the character that a key types. With Option, which types other characters, or where Control makes none of a
  /// letter, it is that of the key alone; `nil` if there is not exactly one.
  @MainActor
  private static func character(of key: UIKey) -> Character? {
    let isControlCharacter = key.characters.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
    let isAlone = key.modifierFlags.contains(.alternate) || isControlCharacter
    let text = isAlone ? key.charactersIgnoringModifiers : key.characters
    return text.count == 1 ? text.first : nil
  }

  /// The keys that type nothing.
  private static let named: [UIKeyboardHIDUsage: Key] = [
    .keyboardUpArrow: .up, .keyboardDownArrow: .down, .keyboardLeftArrow: .left,
    .keyboardRightArrow: .right, .keyboardHome: .home, .keyboardEnd: .end, .keyboardPageUp: .pageUp,
    .keyboardPageDown: .pageDown, .keyboardReturnOrEnter: .enter, .keypadEnter: .enter,
    .keyboardTab: .tab, .keyboardEscape: .escape, .keyboardDeleteOrBackspace: .backspace,
    .keyboardDeleteForward: .delete, .keyboardInsert: .insert, .keyboardApplication: .menu,
    .keyboardF1: .function(1), .keyboardF2: .function(2), .keyboardF3: .function(3),
    .keyboardF4: .function(4), .keyboardF5: .function(5), .keyboardF6: .function(6),
    .keyboardF7: .function(7), .keyboardF8: .function(8), .keyboardF9: .function(9),
    .keyboardF10: .function(10), .keyboardF11: .function(11), .keyboardF12: .function(12),
  ]
}

extension KeyModifiers {
  init(_ flags: UIKeyModifierFlags) {
    self = []
    if flags.contains(.shift) { insert(.shift) }
    if flags.contains(.alternate) { insert(.option) }
    if flags.contains(.control) { insert(.control) }
    if flags.contains(.command) { insert(.command) }
  }

  /// Creates the modifiers of a key, without Shift if the character implies it.
  init(_ flags: UIKeyModifierFlags, of key: Key) {
    self.init(flags)
    if case .character = key { remove(.shift) }
  }
}
#endif
