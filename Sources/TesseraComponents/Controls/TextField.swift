import TesseraKernel
import TesseraLayout

/// A field for one line of text.
///
///     TextField("Name", text: person.name) { person.name = $0 }
///
/// Where the host has text fields of its own, one of them is in the cell. In a terminal the field has the keys of readline and
/// Emacs; see ``TextInput``. The field keeps its caret and its history while it is off-screen, and what the user has typed while the
/// app shows other content.
public struct TextField: PrimitiveComponent {
  private let placeholder: String
  private let text: String
  private let isSecure: Bool
  private let onEdit: (String) -> Void
  private var onSubmit: (() -> Void)?

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - placeholder: The text that is shown while the field is empty. Assistive technologies read it as the label.
  ///   - text: The text.
  ///   - isSecure: Whether the field shows a dot for each character, as for a password.
  ///   - onEdit: The handler that is called with the new text after each edit. It should change the state that `text` comes
  ///     from.
  public init(
    _ placeholder: String, text: String, isSecure: Bool = false, onEdit: @escaping (_ text: String) -> Void
  ) {
    self.placeholder = placeholder
    self.text = text
    self.isSecure = isSecure
    self.onEdit = onEdit
  }

  /// Sets the handler that is called when the user presses Return in the field.
  public func onSubmit(_ action: @escaping () -> Void) -> TextField {
    var copy = self
    copy.onSubmit = action
    return copy
  }

  /// Appends the field, which fills the available width.
  public func resolve(into tree: inout TreeBuilder) {
    tree.append(
      .textField(text, placeholder: placeholder, isSecure: isSecure),
      traits: LayoutTraits(fillsWidth: true, shrink: 1),
      handler: .edit(onEdit, submit: onSubmit))
  }
}
