@MainActor public protocol UIFocusItem: UIFocusEnvironment {
  var canBecomeFocused: Bool { get }
  var frame: CGRect { get }
}

extension UIFocusItem {
  public var isFocused: Bool { UIFocusSystem.focused === self }

  /// The frame of the item in its window; an item without a view reports it in the coordinates of its
  /// container.
  var placeInWindow: CGRect {
    if let view = self as? UIView { return view.convert(view.bounds, to: nil) }
    guard let container = container else { return frame }
    return container.convert(frame, to: nil)
  }

  /// The view that contains an item without a view of its own.
  var container: UIView? {
    sequence(first: parentFocusEnvironment, next: { $0?.parentFocusEnvironment }).lazy
      .compactMap { $0 as? UIView }.first
  }
}
