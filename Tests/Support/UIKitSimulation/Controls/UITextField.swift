/// A line of text that is edited while it is first responder. Input methods are not simulated.
@MainActor open class UITextField: UIControl {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

  open weak var delegate: (any UITextFieldDelegate)?
  open var text: String? {
    get { edited }
    set {
      edited = newValue ?? ""
      // The caret moves to the end.
      (selection, marked) = (edited.utf16.count..<edited.utf16.count, nil)
    }
  }
  open var placeholder: String?
  open var attributedPlaceholder: NSAttributedString? {
    didSet { placeholder = attributedPlaceholder?.string }
  }
  open var borderStyle = BorderStyle.none
  open var isSecureTextEntry = false
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var adjustsFontForContentSizeCategory = false
  private var edited = ""
  /// The selected part, in UTF-16 units.
  private(set) var selection = 0..<0
  private var marked: Range<Int>?
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

  func insert(_ string: String) { replace(selection, with: string) }

  /// Deletes the selection, or the character before the caret.
  func deleteBackward() {
    guard selection.isEmpty else { return replace(selection, with: "") }
    guard selection.lowerBound > 0 else { return }
    let caret = String.Index(utf16Offset: selection.lowerBound, in: edited)
    let start = edited.index(before: caret).utf16Offset(in: edited)
    replace(start..<selection.lowerBound, with: "")
  }

  private func replace(_ range: Range<Int>, with string: String) {
    let replaced = NSRange(location: range.lowerBound, length: range.count)
    guard
      delegate?.textField(self, shouldChangeCharactersIn: replaced, replacementString: string) ?? true
    else { return }
    let bounds =
      String.Index(
        utf16Offset: range.lowerBound, in: edited)..<String.Index(
        utf16Offset: range.upperBound, in: edited)
    edited.replaceSubrange(bounds, with: string)
    let caret = range.lowerBound + string.utf16.count
    selection = caret..<caret
    sendActions(for: .editingChanged)
  }

  func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
  }

  // MARK: Text input

  open var beginningOfDocument: UITextPosition { UITextPosition(0) }
  open var endOfDocument: UITextPosition { UITextPosition(edited.utf16.count) }

  open var selectedTextRange: UITextRange? {
    get { UITextRange(selection) }
    set { if let newValue { selection = newValue.range } }
  }

  open var markedTextRange: UITextRange? { marked.map { UITextRange($0) } }

  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let target = position.offset + offset
    return 0...edited.utf16.count ~= target ? UITextPosition(target) : nil
  }

  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    UITextRange(fromPosition.offset..<max(fromPosition.offset, toPosition.offset))
  }
}
