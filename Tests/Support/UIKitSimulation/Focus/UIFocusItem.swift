@MainActor public protocol UIFocusItem: UIFocusEnvironment {
  var canBecomeFocused: Bool { get }
  var frame: CGRect { get }
}

extension UIFocusItem {
  public var isFocused: Bool { UIFocusSystem.focused === self }
}
