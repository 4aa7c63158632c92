extension Simulation {
  /// The notifications that the app has posted to assistive technology.
  public static var accessibilityPosts: [SimulatedAccessibilityPost] { UIAccessibility.posts }

  /// Turns VoiceOver on or off.
  public static func setVoiceOverRunning(_ isRunning: Bool) {
    UIAccessibility.settings.isVoiceOverRunning = isRunning
    NotificationCenter.default.post(
      name: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil)
  }

  /// Warns the app that memory is short.
  public static func warnOfMemory() {
    NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
    turn()
  }

  /// Sets whether the user prefers reduced motion.
  public static func setReduceMotionEnabled(_ isEnabled: Bool) {
    UIAccessibility.settings.isReduceMotionEnabled = isEnabled
    NotificationCenter.default.post(
      name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
  }

  /// Returns the elements in a view, in the order of VoiceOver's swipes.
  public static func accessibilityElements(in view: UIView) -> [UIResponder] {
    AccessibilityTree.elements(in: view)
  }

  /// Moves VoiceOver's cursor to an element.
  public static func focusAccessibility(on element: UIResponder) { UIAccessibility.focus(on: element) }

  /// Double-taps an element: it activates itself or receives a tap at its activation point.
  public static func activate(_ element: UIResponder, in window: UIWindow) {
    if element.accessibilityActivate() { return }
    let point = element.accessibilityActivationPoint
    tap(at: CGPoint(x: point.x - window.placedFrame.minX, y: point.y - window.placedFrame.minY), in: window)
  }

  /// Swipes with three fingers: the element or one of its ancestors may scroll. Returns whether one has.
  @discardableResult
  public static func scrollAccessibility(
    _ direction: UIAccessibilityScrollDirection, from element: UIResponder
  ) -> Bool {
    for responder in sequence(first: element, next: accessibilityParent)
    where responder.accessibilityScroll(direction) { return true }
    return false
  }

  private static func accessibilityParent(of element: UIResponder) -> UIResponder? {
    (element as? UIAccessibilityElement)?.accessibilityContainer as? UIResponder ?? element.next
  }
}
