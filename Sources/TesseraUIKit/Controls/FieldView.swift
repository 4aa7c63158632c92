#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Tessera
import TesseraComponents
import UIKit

final class FieldView: TypingView, UITextFieldDelegate {
  private let field = ComponentTextField()

  override init(_ control: Control) {
    super.init(control)
    field.borderStyle = .roundedRect
    field.returnKeyType = .done
    field.isSecureTextEntry = kind == .secureField
    field.delegate = self
    field.addAction(UIAction { [weak self] _ in self?.userHasEdited() }, for: .editingChanged)
    field.onTab = { [weak self] forward in self?.moveFocus(forward: forward) }
    addSubview(field)
  }

  required init?(coder: NSCoder) { nil }

  override var input: UIView { field }

  override var typedText: String { field.text ?? "" }

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
    showText(text, isOther: isOther)
  }

  override func replaceText(with new: String, keepsCaret: Bool) {
    if keepsCaret { field.replaceText(with: new) } else { field.text = new }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    field.frame = bounds
  }

  // MARK: Events

  func textFieldDidBeginEditing(_ textField: UITextField) { didBeginEditing() }

  func textFieldDidEndEditing(_ textField: UITextField) { didEndEditing() }

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

  override var keyCommands: [UIKeyCommand]? {
    #if canImport(ObjectiveC)
    (super.keyCommands ?? []) + TabCommands.make(#selector(pressTab))
    #else
    (super.keyCommands ?? []) + TabCommands.make { [weak self] in self?.move($0) }
    #endif
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
