extension Simulation {
  /// Presses and releases a key.
  ///
  /// Key commands along the responder chain come first, then the first responder's presses. Without a first
  /// responder, the window receives the press.
  public static func press(
    _ keyCode: UIKeyboardHIDUsage, characters: String = "", unmodified: String? = nil,
    modifiers: UIKeyModifierFlags = [], in window: UIWindow
  ) {
    hold(
      keyCode, characters: characters, unmodified: unmodified, modifiers: modifiers, for: 0.05, in: window)
  }

  /// Whether a hardware keyboard is connected, as `GCKeyboard` tells.
  public static var isKeyboardConnected = true

  /// Presses a key and releases it after a time, in seconds. UIKit calls `pressesBegan(_:with:)` once,
  /// however long the key is held
  /// (developer.apple.com/documentation/uikit/handling-key-presses-made-on-a-physical-keyboard).
  public static func hold(
    _ keyCode: UIKeyboardHIDUsage, characters: String = "", unmodified: String? = nil,
    modifiers: UIKeyModifierFlags = [], for seconds: TimeInterval, in window: UIWindow
  ) {
    turn()
    defer { turn() }
    let key = UIKey(
      keyCode: keyCode, characters: characters, unmodified: unmodified, modifiers: modifiers)
    let receiver = keyReceiver(in: window)
    if let command = keyCommand(for: key, from: receiver) { return command.simulationHandler(command) }
    if let field = receiver as? UITextField, type(key, into: field) { return }
    if let view = receiver as? UITextView, type(key, into: view) { return }
    send(UIPress(key: key), modifiers: modifiers, to: receiver, in: window, for: seconds)
  }

  /// Presses and releases a button of the remote control.
  public static func press(_ button: UIPress.PressType, in window: UIWindow) {
    turn()
    let receiver: UIResponder = viewAroundFocus ?? keyReceiver(in: window)
    send(UIPress(button: button), modifiers: [], to: receiver, in: window)
    turn()
  }

  private static func keyReceiver(in window: UIWindow) -> UIResponder {
    guard let first = FirstResponder.current, first.responderWindow === window else { return window }
    return first
  }

  private static func send(
    _ press: UIPress, modifiers: UIKeyModifierFlags, to receiver: UIResponder, in window: UIWindow,
    for seconds: TimeInterval = 0.05
  ) {
    press.window = window
    press.responder = receiver
    let event = UIPressesEvent(press, modifiers: modifiers)
    receiver.pressesBegan([press], with: event)
    advance(by: seconds)
    press.phase = .ended
    receiver.pressesEnded([press], with: event)
  }

  private static func keyCommand(for key: UIKey, from receiver: UIResponder) -> UIKeyCommand? {
    let significant = key.modifierFlags.subtracting([.alphaShift, .numericPad])
    return sequence(first: receiver, next: \.next).lazy.flatMap { $0.keyCommands ?? [] }.first {
      $0.modifierFlags == significant && $0.input == key.commandInput
    }
  }

  private static func type(_ key: UIKey, into view: UITextView) -> Bool {
    guard view.isEditable, key.modifierFlags.isDisjoint(with: [.command, .control]) else { return false }
    switch key.keyCode {
    case .keyboardReturnOrEnter: view.insert("\n")
    case .keyboardDeleteOrBackspace: view.deleteBackward()
    case .keyboardTab: view.insert("\t")
    default:
      guard !key.characters.isEmpty else { return false }
      view.insert(key.characters)
    }
    return true
  }

  private static func type(_ key: UIKey, into field: UITextField) -> Bool {
    guard key.modifierFlags.isDisjoint(with: [.command, .control]) else { return false }
    switch key.keyCode {
    case .keyboardReturnOrEnter: field.pressReturn()
    case .keyboardDeleteOrBackspace: field.deleteBackward()
    default:
      guard !key.characters.isEmpty else { return false }
      field.insert(key.characters)
    }
    return true
  }
}

extension UIKey {
  /// The input of a key command for the key.
  fileprivate var commandInput: String {
    switch keyCode {
    case .keyboardUpArrow: UIKeyCommand.inputUpArrow
    case .keyboardDownArrow: UIKeyCommand.inputDownArrow
    case .keyboardLeftArrow: UIKeyCommand.inputLeftArrow
    case .keyboardRightArrow: UIKeyCommand.inputRightArrow
    case .keyboardEscape: UIKeyCommand.inputEscape
    case .keyboardPageUp: UIKeyCommand.inputPageUp
    case .keyboardPageDown: UIKeyCommand.inputPageDown
    case .keyboardHome: UIKeyCommand.inputHome
    case .keyboardEnd: UIKeyCommand.inputEnd
    default: charactersIgnoringModifiers
    }
  }
}
