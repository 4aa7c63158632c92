extension Simulation {
  static var windows: [WeakReference<UIWindow>] = []

  static var visibleWindows: [UIWindow] {
    windows.removeAll { $0.object == nil }
    return windows.compactMap(\.object).filter { !$0.isHidden }
  }

  static func register(_ window: UIWindow) { windows.append(WeakReference(object: window)) }

  /// Creates a visible window and lays it out.
  public static func makeWindow(
    size: CGSize = CGSize(width: 320, height: 480), rootViewController: UIViewController? = nil
  ) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = rootViewController
    window.makeKeyAndVisible()
    turn()
    return window
  }

  /// Resizes a window, as a rotation or the user does.
  ///
  /// View controllers are notified before; their animations alongside end with ``settle(within:)`` or a third
  /// of a second later.
  public static func resize(_ window: UIWindow, to size: CGSize) {
    let coordinator = ResizeCoordinator(in: window)
    window.rootViewController?.viewWillTransition(to: size, with: coordinator)
    coordinator.run { window.frame = CGRect(origin: window.frame.origin, size: size) }
    turn()
  }

  /// Sets the edges of a window that bars, a notch and a home indicator cover.
  public static func setSafeArea(_ insets: UIEdgeInsets, of window: UIWindow) {
    window.coveredEdges = insets
    turn()
  }
}

struct WeakReference<Object: AnyObject> {
  weak var object: Object?
}
