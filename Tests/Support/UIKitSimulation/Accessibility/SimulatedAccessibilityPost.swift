/// A notification that an app posted to assistive technology.
public struct SimulatedAccessibilityPost {
  /// The kind of the notification.
  public let notification: UIAccessibility.Notification

  /// A text to speak, or the element that receives the cursor.
  public let argument: Any?

  /// The text to speak; `nil` if there is none.
  public var text: String? { argument as? String }
}
