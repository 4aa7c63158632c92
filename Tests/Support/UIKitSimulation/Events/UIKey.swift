@MainActor open class UIKey: NSObject {
  open private(set) var characters: String
  open private(set) var charactersIgnoringModifiers: String
  open private(set) var modifierFlags: UIKeyModifierFlags
  open private(set) var keyCode: UIKeyboardHIDUsage

  init(
    keyCode: UIKeyboardHIDUsage, characters: String, unmodified: String? = nil, modifiers: UIKeyModifierFlags
  ) {
    self.keyCode = keyCode
    self.characters = characters
    charactersIgnoringModifiers = unmodified ?? characters.lowercased()
    modifierFlags = modifiers
    super.init()
  }
}
