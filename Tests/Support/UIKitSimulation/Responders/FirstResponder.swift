/// The receiver of keys: at most one responder, and only while it is in a window.
@MainActor enum FirstResponder {
  private(set) static weak var current: UIResponder?

  static func become(_ responder: UIResponder) -> Bool {
    if current === responder { return true }
    guard responder.canBecomeFirstResponder else { return false }
    guard responder.responderWindow != nil else {
      Simulation.raise(.firstResponderOutsideWindow, "\(type(of: responder)) is in no window")
      return false
    }
    if let current, !current.resignFirstResponder() { return false }
    current = responder
    return true
  }

  static func resign(_ responder: UIResponder) -> Bool {
    guard current === responder else { return true }
    guard responder.canResignFirstResponder else { return false }
    current = nil
    return true
  }

  /// Resigns the first responder within a view that leaves its window.
  static func leave(_ view: UIView) {
    guard let current, current.isWithin(view) else { return }
    _ = current.resignFirstResponder()
    if self.current === current { self.current = nil }
  }
}

extension UIResponder {
  /// Returns whether the responder chain contains a view, so that both leave a window together.
  fileprivate func isWithin(_ view: UIView) -> Bool {
    sequence(first: self, next: \.next).contains { $0 === view }
      || (self as? UIViewController)?.viewIfLoaded === view
  }
}
