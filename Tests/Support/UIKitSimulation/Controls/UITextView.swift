/// A text of several lines that is edited while it is first responder. Its delegate, typing and layout are not simulated.
@MainActor open class UITextView: UIScrollView {
  open var text: String! = ""
  open var font: UIFont?
  open var isEditable = true
  open var isSelectable = true

  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification")

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard super.becomeFirstResponder() else { return false }
    if isEditable {
      NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard super.resignFirstResponder() else { return false }
    if isEditable { NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self) }
    return true
  }
}
