extension Simulation {
  static var windows: [WeakReference<UIWindow>] = []

  static var visibleWindows: [UIWindow] {
    windows.removeAll { $0.object == nil }
    return windows.compactMap(\.object).filter { !$0.isHidden }
  }

  static func register(_ window: UIWindow) { windows.append(WeakReference(object: window)) }

  /// Makes a visible window and lets it lay itself out.
  public static func makeWindow(
    size: CGSize = CGSize(width: 320, height: 480), rootViewController: UIViewController? = nil
  ) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = rootViewController
    window.makeKeyAndVisible()
    turn()
    return window
  }

  /// Gives a window another size, as a rotation or the user's hand on a window's corner does.
  ///
  /// Controllers hear of it before; what they animate along ends ``settle(within:)`` or a third of a second later.
  public static func resize(_ window: UIWindow, to size: CGSize) {
    let coordinator = ResizeCoordinator(in: window)
    window.rootViewController?.viewWillTransition(to: size, with: coordinator)
    coordinator.run { window.frame = CGRect(origin: window.frame.origin, size: size) }
    turn()
  }

  /// Sets what bars, a notch and a home indicator cover of a window.
  public static func setSafeArea(_ insets: UIEdgeInsets, of window: UIWindow) {
    window.coveredEdges = insets
    turn()
  }
}

/// A reference that does not keep its object alive.
struct WeakReference<Object: AnyObject> {
  weak var object: Object?
}
