import TesseraKernel

/// A title that shows or hides the components below it.
///
///     Disclosure("Details", isOpen: isOpen) { isOpen = $0 } content: {
///       Text(details)
///     }
public struct Disclosure<Content: Component>: Component {
  private let title: String
  private let isOpen: Bool
  private let action: (Bool) -> Void
  private let content: Content

  /// Creates a disclosure.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isOpen: Whether the components are shown.
  ///   - action: The handler that is called when the user shows or hides the components. It should change the state that
  ///     `isOpen` comes from.
  ///   - content: The components.
  public init(
    _ title: String, isOpen: Bool, action: @escaping (_ isOpen: Bool) -> Void,
    @ComponentBuilder content: () -> Content
  ) {
    self.title = title
    self.isOpen = isOpen
    self.action = action
    self.content = content()
  }

  /// The title, and the components if they are shown.
  public var body: some Component {
    VStack {
      Button((isOpen ? "▾ " : "▸ ") + title, role: .plain) { action(!isOpen) }.controlLabel(title)
      if isOpen { content }
    }
  }
}

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

  /// The field.
  public var body: some Component { field }
}
