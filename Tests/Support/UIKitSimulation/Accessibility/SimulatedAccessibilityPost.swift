/// What an app has told assistive technology.
public struct SimulatedAccessibilityPost {
  /// The kind.
  public let notification: UIAccessibility.Notification

  /// A text to speak, or the element that comes next.
  public let argument: Any?

  /// The text to speak, if there is any.
  public var text: String? { argument as? String }
}
