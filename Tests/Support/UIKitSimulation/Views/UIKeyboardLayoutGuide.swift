/// A rectangle in the layout of a view. Constraints are not simulated.
@MainActor open class UILayoutGuide: NSObject {
  fileprivate weak var view: UIView?

  open var layoutFrame: CGRect { .zero }
}

/// The place of the docked keyboard in a view; without a keyboard, the place of the bottom safe area.
@MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {
  fileprivate init(_ view: UIView) {
    super.init()
    self.view = view
  }

  open override var layoutFrame: CGRect {
    guard let view, let window = view.window ?? view as? UIWindow else { return .zero }
    let height = view.safeAreaInsets.bottom
    let place = CGRect(
      x: 0, y: view.bounds.maxY - height, width: view.bounds.width, height: height)
    guard let keyboard = Simulation.visibleKeyboardFrame else { return place }
    let covered = view.convert(window.convert(keyboard, from: nil as UIWindow?), from: window)
    let top = min(covered.minY, place.minY)
    return CGRect(x: 0, y: top, width: view.bounds.width, height: view.bounds.maxY - top)
  }
}

extension UIView {
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide { UIKeyboardLayoutGuide(self) }
}
