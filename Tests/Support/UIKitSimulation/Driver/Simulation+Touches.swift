extension Simulation {
  /// Puts a finger down.
  public static func touch(
    at point: CGPoint, in window: UIWindow, type: UITouch.TouchType = .direct,
    modifiers: UIKeyModifierFlags = []
  ) -> SimulatedFinger {
    turn()
    let view = window.isUserInteractionEnabled ? window.hitTest(point, with: nil) : nil
    let touch = UITouch(type: type, at: point, in: window, view: view)
    TouchDispatcher.shared.began(
      touch, modifiers: modifiers, buttons: type == .indirectPointer ? .primary : [])
    turn()
    return SimulatedFinger(touch)
  }

  /// Puts a finger down and lifts it. Returns the view that was hit.
  @discardableResult
  public static func tap(at point: CGPoint, in window: UIWindow, modifiers: UIKeyModifierFlags = [])
    -> UIView?
  {
    let finger = touch(at: point, in: window, modifiers: modifiers)
    let view = finger.view
    advance(by: 0.05)
    finger.lift()
    return view
  }

  /// Taps several times in a row.
  public static func tap(at point: CGPoint, times: Int, in window: UIWindow) {
    for _ in 0..<times {
      tap(at: point, in: window)
      advance(by: 0.05)
    }
  }

  /// Taps the center of a view.
  @discardableResult
  public static func tap(_ view: UIView) -> UIView? {
    guard let window = view.window else { return nil }
    return tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil), in: window)
  }

  /// Holds a finger still for a while, and lifts it.
  public static func longPress(at point: CGPoint, for time: TimeInterval = 0.8, in window: UIWindow) {
    let finger = touch(at: point, in: window)
    finger.hold(for: time)
    finger.lift()
  }

  /// Drags and holds still before lifting, so that nothing decelerates.
  public static func drag(
    from start: CGPoint, by delta: CGPoint, during time: TimeInterval = 0.2, in window: UIWindow
  ) {
    let finger = touch(at: start, in: window)
    finger.move(to: start + delta, during: time)
    finger.hold(for: 0.2)
    finger.move(to: start + delta)
    finger.lift()
  }

  /// Drags and lifts while moving, so that the content decelerates.
  public static func fling(
    from start: CGPoint, by delta: CGPoint, during time: TimeInterval = 0.1, in window: UIWindow
  ) {
    let finger = touch(at: start, in: window)
    finger.move(to: start + delta, during: time)
    finger.lift()
  }

  /// Drags the content of a scroll view from its center.
  public static func drag(_ view: UIScrollView, by delta: CGPoint) {
    guard let window = view.window else { return }
    drag(from: middle(of: view), by: delta, in: window)
  }

  /// Flings the content of a scroll view from its center.
  public static func fling(_ view: UIScrollView, by delta: CGPoint, during time: TimeInterval = 0.1) {
    guard let window = view.window else { return }
    fling(from: middle(of: view), by: delta, during: time, in: window)
  }

  /// Pulls a scroll view down far enough to refresh, and lifts the finger.
  public static func pullToRefresh(_ view: UIScrollView) { drag(view, by: CGPoint(x: 0, y: 160)) }

  /// Taps the status bar: the only scroll view that accepts it scrolls to its top.
  ///
  /// Returns whether there was exactly one.
  @discardableResult
  public static func tapStatusBar(in window: UIWindow) -> Bool {
    turn()
    let willing = scrollViews(in: window).filter { $0.scrollsToTop && !$0.isHidden }
    guard willing.count == 1, let view = willing.first else { return false }
    guard view.listener?.scrollViewShouldScrollToTop(view) ?? true else { return false }
    view.scroll(
      to: CGPoint(x: view.contentOffset.x, y: -view.adjustedContentInset.top), animated: true, isToTop: true)
    return true
  }

  private static func middle(of view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  private static func scrollViews(in view: UIView) -> [UIScrollView] {
    ((view as? UIScrollView).map { [$0] } ?? []) + view.subviews.flatMap(scrollViews)
  }
}
