#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Tessera
import TesseraComponents
import UIKit

/// A view that shows a text field.
final class FieldView: ControlView, UITextFieldDelegate {
  private let field = ComponentTextField()
  private var edits = SentEdits(declared: "")

  override init(_ control: Control) {
    super.init(control)
    field.borderStyle = .roundedRect
    field.returnKeyType = .done
    field.isSecureTextEntry = kind == .secureField
    field.delegate = self
    field.addAction(UIAction { [weak self] _ in self?.userHasEdited() }, for: .editingChanged)
    field.onTab = { [weak self] forward in
      guard let self else { return }
      canvas?.owner?.moveFocus(from: self, forward: forward)
    }
    addSubview(field)
  }

  required init?(coder: NSCoder) { nil }

  override var accessibleElement: UIView { field }

  /// Whether the user types into the field.
  var isEditing: Bool { field.isFirstResponder }

  /// Moves the keyboard to the field.
  func beginEditing() { field.becomeFirstResponder() }

  /// Takes the keyboard from the field.
  func endEditing() { field.resignFirstResponder() }

  // MARK: Showing

  override func show(_ control: Control, isOther: Bool) {
    super.show(control, isOther: isOther)
    guard case .textField(let text, let placeholder, _) = control.kind else { return }
    field.font = SystemText.labels.font(.body, 1)
    field.textColor = .text(control.isEnabled ? .primary : .secondary, on: .field)
    field.attributedPlaceholder = NSAttributedString(
      string: placeholder, attributes: [.foregroundColor: UIColor.text(.secondary, on: .field)])
    field.isEnabled = control.isEnabled
    field.accessibilityLabel = control.label ?? placeholder
    show(text, isOther: isOther)
  }

  /// Shows the text of the app, unless the user has typed since the app took it.
  private func show(_ declared: String, isOther: Bool) {
    let text = field.text ?? ""
    if isOther {
      edits = SentEdits(declared: declared)
      if text != declared { field.text = declared }
    } else if edits.replaces(text, byDeclared: declared) {
      field.replaceText(with: declared)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    field.frame = bounds
  }

  // MARK: Events

  private func userHasEdited() {
    let text = field.text ?? ""
    edits.add(text)
    send(.edit(text))
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { canvas?.owner?.didBeginEditing(self) }

  func textFieldDidEndEditing(_ textField: UITextField) { canvas?.owner?.didEndEditing(self) }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    send(.submit)
    textField.resignFirstResponder()
    return false
  }
}

/// A text field that leaves the Tab key to the collection.
private final class ComponentTextField: UITextField {
  /// The handler of the Tab key; its argument is `false` if Shift is held down.
  var onTab: ((_ forward: Bool) -> Void)?

  override var keyCommands: [UIKeyCommand]? { (super.keyCommands ?? []) + [tab([]), tab(.shift)] }

  private func tab(_ modifiers: UIKeyModifierFlags) -> UIKeyCommand {
    #if canImport(ObjectiveC)
    let command = UIKeyCommand(input: "\t", modifierFlags: modifiers, action: #selector(pressTab))
    #else
    let command = UIKeyCommand(simulatedInput: "\t", modifierFlags: modifiers) { [weak self] in
      self?.move($0)
    }
    #endif
    command.wantsPriorityOverSystemBehavior = true
    return command
  }

  #if canImport(ObjectiveC)
  @objc private func pressTab(_ command: UIKeyCommand) { move(command) }
  #endif

  private func move(_ command: UIKeyCommand) { onTab?(!command.modifierFlags.contains(.shift)) }

  /// Replaces the text. The caret keeps its distance from the start.
  func replaceText(with new: String) {
    let caret = selectedTextRange.map { offset(from: beginningOfDocument, to: $0.start) }
    text = new
    guard isFirstResponder, let caret, let position = position(from: beginningOfDocument, offset: caret)
    else {
      return
    }
    selectedTextRange = textRange(from: position, to: position)
  }
}
#endif
