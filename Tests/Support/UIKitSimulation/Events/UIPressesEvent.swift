@MainActor open class UIPressesEvent: UIEvent {
  open private(set) var allPresses: Set<UIPress>

  init(_ press: UIPress, modifiers: UIKeyModifierFlags) {
    allPresses = [press]
    super.init(Content(type: .presses, modifiers: modifiers))
  }
}
