/// A line of text that is edited while it is first responder. There is no selection: typing appends.
@MainActor open class UITextField: UIControl {
  open weak var delegate: (any UITextFieldDelegate)?
  open var text: String? = ""
  open var placeholder: String?
  open var font: UIFont?
  open var textColor: UIColor?
  open private(set) var isEditing = false

  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification")

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    isEditing = true
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    isEditing = false
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    return true
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    becomeFirstResponder()
  }

  /// Inserts typed text.
  func insert(_ string: String) {
    let length = (text ?? "").utf16.count
    let range = NSRange(location: length, length: 0)
    guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true else {
      return
    }
    text = (text ?? "") + string
    sendActions(for: .editingChanged)
  }

  func deleteBackward() {
    guard let last = text?.last else { return }
    let width = String(last).utf16.count
    let range = NSRange(location: (text ?? "").utf16.count - width, length: width)
    guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: "") ?? true else {
      return
    }
    text?.removeLast()
    sendActions(for: .editingChanged)
  }

  func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
  }
}
