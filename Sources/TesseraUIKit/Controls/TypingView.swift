#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Tessera
import TesseraComponents
import UIKit

/// A view of a control into which the user types.
class TypingView: ControlView {
  /// The texts that were sent to the app.
  private var edits = SentEdits(declared: "")

  override func show(_ control: Control, isOther: Bool) {
    super.show(control, isOther: isOther)
    // The caret, and the background of selected text.
    input.tintColor = symbolTint(on: .field)
  }

  /// The view of UIKit, which becomes first responder.
  var input: UIView { self }

  var typedText: String { "" }

  override var accessibleElement: UIView { input }

  final var isEditing: Bool { input.isFirstResponder }

  final func beginEditing() { input.becomeFirstResponder() }

  final func endEditing() { input.resignFirstResponder() }

  /// Shows another text.
  ///
  /// - Parameter keepsCaret: Whether the caret keeps its distance from the start.
  func replaceText(with new: String, keepsCaret: Bool) {}

  /// Shows the text of the app, unless the user has typed since the app took it.
  final func showText(_ declared: String, isOther: Bool) {
    if isOther {
      edits = SentEdits(declared: declared)
      if typedText != declared { replaceText(with: declared, keepsCaret: false) }
    } else if edits.replaces(typedText, byDeclared: declared) {
      replaceText(with: declared, keepsCaret: true)
    }
  }

  // MARK: Events

  /// Sends the text that the user has typed.
  final func userHasEdited() {
    edits.add(typedText)
    send(.edit(typedText))
  }

  final func didBeginEditing() { canvas?.owner?.didBeginEditing(self) }

  final func didEndEditing() { canvas?.owner?.didEndEditing(self) }

  final func moveFocus(forward: Bool) { canvas?.owner?.moveFocus(from: self, forward: forward) }
}

/// The key commands of the Tab key, which leaves a field.
@MainActor
enum TabCommands {
  #if canImport(ObjectiveC)
  /// Creates the commands, for a responder that implements an action.
  static func make(_ action: Selector) -> [UIKeyCommand] {
    [UIKeyModifierFlags(), .shift].map { modifiers in
      prioritized(UIKeyCommand(input: "\t", modifierFlags: modifiers, action: action))
    }
  }
  #else
  /// Creates the commands.
  static func make(_ action: @escaping (UIKeyCommand) -> Void) -> [UIKeyCommand] {
    [UIKeyModifierFlags(), .shift].map { modifiers in
      prioritized(UIKeyCommand(simulatedInput: "\t", modifierFlags: modifiers, handler: action))
    }
  }
  #endif

  private static func prioritized(_ command: UIKeyCommand) -> UIKeyCommand {
    command.wantsPriorityOverSystemBehavior = true
    return command
  }
}
#endif
