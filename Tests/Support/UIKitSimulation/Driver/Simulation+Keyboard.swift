extension Simulation {
  /// Shows the keyboard or changes its height, with notifications before and after as the system posts them.
  public static func showKeyboard(height: CGFloat, over window: UIWindow) {
    let screen = window.placedFrame
    move(
      keyboardTo: CGRect(x: screen.minX, y: screen.maxY - height, width: screen.width, height: height),
      isComing: true)
  }

  /// Hides the keyboard.
  public static func hideKeyboard(over window: UIWindow) {
    let screen = window.placedFrame
    move(
      keyboardTo: CGRect(x: screen.minX, y: screen.maxY, width: screen.width, height: keyboardFrame.height),
      isComing: false)
  }

  private static var keyboardFrame = CGRect.zero
  private static var isKeyboardShown = false

  /// The frame of the keyboard in screen coordinates; `nil` if it is hidden.
  static var visibleKeyboardFrame: CGRect? { isKeyboardShown ? keyboardFrame : nil }

  /// Hides a keyboard that a test has left, so that none of it is remembered.
  static func resetKeyboard() {
    guard isKeyboardShown else { return }
    isKeyboardShown = false
    keyboardFrame = .zero
    post(UIResponder.keyboardWillHideNotification, [:])
  }
  private static let keyboardTime: TimeInterval = 0.25

  private static func move(keyboardTo frame: CGRect, isComing: Bool) {
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: keyboardFrame),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: keyboardTime),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    (keyboardFrame, isKeyboardShown) = (frame, isComing)
    post(UIResponder.keyboardWillChangeFrameNotification, info)
    post(isComing ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification, info)
    advance(by: keyboardTime)
    post(UIResponder.keyboardDidChangeFrameNotification, info)
    post(isComing ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification, info)
    turn()
  }

  private static func post(_ name: NSNotification.Name, _ info: [AnyHashable: Any]) {
    NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: info)
  }
}
