import TesseraKernel

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
