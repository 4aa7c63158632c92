import TesseraKernel

/// A field for a secret, such as a password, which shows a dot for each character.
public struct SecureField: Component {
  private var field: TextField

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - placeholder: The text that is shown while the field is empty.
  ///   - text: The secret.
  ///   - onEdit: The handler that is called with the new text after each edit.
  public init(_ placeholder: String, text: String, onEdit: @escaping (_ text: String) -> Void) {
    field = TextField(placeholder, text: text, isSecure: true, onEdit: onEdit)
  }

  /// Sets the handler that is called when the user presses Return in the field.
  public func onSubmit(_ action: @escaping () -> Void) -> SecureField {
    var copy = self
    copy.field = field.onSubmit(action)
    return copy
  }

  /// Appends the nodes of the body, whose type is known only in this module.
  public func resolve(into tree: inout TreeBuilder) { body.resolve(into: &tree) }

  /// The field.
  public var body: some Component { field }
}
