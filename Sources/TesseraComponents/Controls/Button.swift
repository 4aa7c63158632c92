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

/// A control that is on or off.
///
///     Toggle("Wi-Fi", isOn: settings.usesWiFi) { settings.usesWiFi = $0 }
public struct Toggle: PrimitiveComponent {
  private let title: String
  private let isOn: Bool
  private let action: (Bool) -> Void

  /// Creates a toggle.
  ///
  /// - Parameters:
  ///   - title: The title beside the box, on one line.
  ///   - isOn: Whether the toggle is on.
  ///   - action: The handler that is called when the user turns the toggle on or off. It should change the state that `isOn`
  ///     comes from.
  public init(_ title: String, isOn: Bool, action: @escaping (_ isOn: Bool) -> Void) {
    self.title = title
    self.isOn = isOn
    self.action = action
  }

  /// Appends the toggle.
  public func resolve(into tree: inout TreeBuilder) {
    tree.append(.toggle(title, isOn: isOn), handler: .turn(action))
  }
}
