import TesseraKernel

/// A button that performs an action.
///
///     Button("Delete", role: .destructive) { delete(review) }
///
/// A tap on the button does not select its item. The Tab key moves the focus to it, and Return or Space press it.
public struct Button: PrimitiveComponent {
  private let title: String
  private let role: ButtonRole
  private let action: () -> Void

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: The title, on one line.
  ///   - role: The meaning of the button.
  ///   - action: The handler that is called when the user presses the button.
  public init(_ title: String, role: ButtonRole = .normal, action: @escaping () -> Void) {
    self.title = title
    self.role = role
    self.action = action
  }

  /// Appends the button.
  public func resolve(into tree: inout TreeBuilder) {
    tree.append(.button(title, role), handler: .press(action))
  }
}
