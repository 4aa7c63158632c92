/// A text of several lines that is edited while it is first responder. Input methods and its own scrolling
/// are not simulated.
@MainActor open class UITextView: UIView {
  open weak var delegate: (any UITextViewDelegate)?
  open var text: String! {
    get { edited }
    set {
      edited = newValue ?? ""
      // The caret moves to the end.
      selectedRange = NSRange(location: edited.utf16.count, length: 0)
    }
  }
  open var selectedRange = NSRange(location: 0, length: 0)
  open var font: UIFont?
  open var textColor: UIColor?
  open var isEditable = true
  open var isSelectable = true
  open var isScrollEnabled = true
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  open var adjustsFontForContentSizeCategory = false
  private var edited = ""

  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification")
  public nonisolated static let textDidChangeNotification = NSNotification.Name(
    "UITextViewTextDidChangeNotification")

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard isEditable else { return super.becomeFirstResponder() }
    guard delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    delegate?.textViewDidBeginEditing(self)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder, isEditable else { return super.resignFirstResponder() }
    guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    delegate?.textViewDidEndEditing(self)
    return true
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    becomeFirstResponder()
  }

  func insert(_ string: String) { replace(selectedRange, with: string) }

  /// Deletes the selection, or the character before the caret.
  func deleteBackward() {
    guard selectedRange.length == 0 else { return replace(selectedRange, with: "") }
    guard selectedRange.location > 0 else { return }
    let caret = String.Index(utf16Offset: selectedRange.location, in: edited)
    let start = edited.index(before: caret).utf16Offset(in: edited)
    replace(NSRange(location: start, length: selectedRange.location - start), with: "")
  }

  private func replace(_ range: NSRange, with string: String) {
    guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: string) ?? true else { return }
    let start = String.Index(utf16Offset: range.location, in: edited)
    let end = String.Index(utf16Offset: range.location + range.length, in: edited)
    edited.replaceSubrange(start..<end, with: string)
    selectedRange = NSRange(location: range.location + string.utf16.count, length: 0)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    delegate?.textViewDidChange(self)
  }
}
