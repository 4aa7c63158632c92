@MainActor public protocol UIFocusItem: UIFocusEnvironment {
  var canBecomeFocused: Bool { get }
  var frame: CGRect { get }
}

extension UIFocusItem {
  public var isFocused: Bool { UIFocusSystem.focused === self }

  /// Where the item is in its window; an item that is no view says so in the coordinates of its container.
  var placeInWindow: CGRect {
    if let view = self as? UIView { return view.convert(view.bounds, to: nil) }
    guard let container = container else { return frame }
    return container.convert(frame, to: nil)
  }

  /// The view around an item that is none.
  var container: UIView? {
    sequence(first: parentFocusEnvironment, next: { $0?.parentFocusEnvironment }).lazy
      .compactMap { $0 as? UIView }.first
  }
}
