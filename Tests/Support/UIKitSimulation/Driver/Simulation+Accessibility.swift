extension Simulation {
  /// What the app has told assistive technology so far.
  public static var accessibilityPosts: [SimulatedAccessibilityPost] { UIAccessibility.posts }

  /// Turns VoiceOver on or off.
  public static func setVoiceOverRunning(_ isRunning: Bool) {
    UIAccessibility.settings.isVoiceOverRunning = isRunning
    NotificationCenter.default.post(
      name: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil)
  }

  /// Sets whether the user wants less motion.
  public static func setReduceMotionEnabled(_ isEnabled: Bool) {
    UIAccessibility.settings.isReduceMotionEnabled = isEnabled
    NotificationCenter.default.post(
      name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
  }

  /// The elements of a window, in the order in which VoiceOver's swipes meet them.
  public static func accessibilityElements(in view: UIView) -> [UIResponder] {
    AccessibilityTree.elements(in: view)
  }

  /// Puts VoiceOver's cursor on an element.
  public static func focusAccessibility(on element: UIResponder) { UIAccessibility.focus(on: element) }

  /// Double-taps an element: it activates itself, or gets a touch at its activation point.
  public static func activate(_ element: UIResponder, in window: UIWindow) {
    if element.accessibilityActivate() { return }
    let point = element.accessibilityActivationPoint
    tap(at: CGPoint(x: point.x - window.placedFrame.minX, y: point.y - window.placedFrame.minY), in: window)
  }

  /// Swipes with three fingers: the element and then what contains it may scroll. Returns whether anything has.
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
