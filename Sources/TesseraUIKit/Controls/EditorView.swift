#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Tessera
import TesseraComponents
import UIKit

/// A view that shows an editor of several lines.
final class EditorView: TypingView, UITextViewDelegate {
  private let editor = ComponentTextView()
  private let placeholder = UILabel.title()

  override init(_ control: Control) {
    super.init(control)
    placeholder.numberOfLines = 0
    editor.delegate = self
    editor.isAccessibilityElement = true
    editor.backgroundColor = nil
    editor.layer.borderWidth = 1
    editor.layer.cornerRadius = 6
    editor.onTab = { [weak self] forward in self?.moveFocus(forward: forward) }
    addSubview(placeholder)
    addSubview(editor)
  }

  required init?(coder: NSCoder) { nil }

  override var input: UIView { editor }

  override var typedText: String { editor.text ?? "" }

  override var takesTapsBesideControl: Bool { true }

  // MARK: Showing

  override func show(_ control: Control, isOther: Bool) {
    super.show(control, isOther: isOther)
    guard case .textEditor(let text, let words, _) = control.kind else { return }
    placeholder.show(words, isEnabled: false)
    editor.font = SystemText.labels.font(.body, 1)
    editor.textColor = .text(control.isEnabled ? .primary : .secondary, on: .field)
    editor.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    (editor.isEditable, editor.isSelectable) = (control.isEnabled, control.isEnabled)
    editor.accessibilityLabel = control.label ?? words
    showText(text, isOther: isOther)
    showPlaceholder()
  }

  override func replaceText(with new: String, keepsCaret: Bool) {
    let caret = editor.selectedRange.location
    editor.text = new
    guard keepsCaret, isEditing else { return }
    editor.selectedRange = NSRange(location: min(caret, new.utf16.count), length: 0)
  }

  private func showPlaceholder() { placeholder.isHidden = !typedText.isEmpty }

  override func layoutSubviews() {
    super.layoutSubviews()
    editor.frame = bounds
    // A text view has its text a little within its container.
    let room = bounds.inset(by: editor.textContainerInset).insetBy(dx: 5, dy: 0)
    let size = placeholder.sizeThatFits(room.size)
    placeholder.frame = CGRect(
      x: room.minX, y: room.minY, width: max(0, room.width), height: max(0, min(size.height, room.height)))
  }

  // MARK: Events

  func textViewDidBeginEditing(_ textView: UITextView) { didBeginEditing() }

  func textViewDidEndEditing(_ textView: UITextView) { didEndEditing() }

  func textViewDidChange(_ textView: UITextView) {
    showPlaceholder()
    userHasEdited()
  }
}

/// A text view that leaves the Tab key to the collection.
private final class ComponentTextView: UITextView {
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
}
#endif
