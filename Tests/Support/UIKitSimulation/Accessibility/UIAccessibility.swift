/// Notifications and the user's settings. The simulation records the posted notifications.
@MainActor public enum UIAccessibility {
  public struct Notification: Hashable, RawRepresentable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  static var settings = SimulatedAccessibilitySettings()
  static var posts: [SimulatedAccessibilityPost] = []
  static weak var focused: UIResponder?

  static func resetSimulation() {
    settings = SimulatedAccessibilitySettings()
    posts = []
    focused = nil
  }

  public static func post(notification: Notification, argument: Any?) {
    posts.append(SimulatedAccessibilityPost(notification: notification, argument: argument))
    guard notification == .screenChanged || notification == .layoutChanged else { return }
    if settings.isVoiceOverRunning, let element = argument as? UIResponder { focus(on: element) }
  }

  static func focus(on element: UIResponder) {
    guard element !== focused else { return }
    focused?.accessibilityElementDidLoseFocus()
    focused = element
    element.accessibilityElementDidBecomeFocused()
    NotificationCenter.default.post(name: elementFocusedNotification, object: nil)
  }

  public static var isVoiceOverRunning: Bool { settings.isVoiceOverRunning }
  public static var isSwitchControlRunning: Bool { settings.isSwitchControlRunning }
  public static var isReduceMotionEnabled: Bool { settings.isReduceMotionEnabled }
  public static var prefersCrossFadeTransitions: Bool { settings.prefersCrossFadeTransitions }
  public static var isBoldTextEnabled: Bool { settings.isBoldTextEnabled }
  public static var isDarkerSystemColorsEnabled: Bool { settings.isDarkerSystemColorsEnabled }
  public static var isReduceTransparencyEnabled: Bool { settings.isReduceTransparencyEnabled }

  public nonisolated static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  public nonisolated static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  public nonisolated static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  public nonisolated static let elementFocusedNotification = NSNotification.Name(
    "UIAccessibilityElementFocusedNotification")

  public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?)
    -> Any?
  {
    settings.isVoiceOverRunning ? focused : nil
  }

  public struct AssistiveTechnologyIdentifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
  }

  /// Converts a rectangle of a view to screen coordinates.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    guard let window = view.window else { return rect }
    return view.convert(rect, to: nil).offsetBy(dx: window.placedFrame.minX, dy: window.placedFrame.minY)
  }
}
