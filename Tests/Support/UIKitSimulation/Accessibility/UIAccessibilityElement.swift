/// An accessibility element without a view.
@MainActor open class UIAccessibilityElement: UIResponder {
  open weak var accessibilityContainer: AnyObject?

  /// The frame within the container, which determines the frame on screen.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    accessibility.isElement = true
  }

  open override var accessibilityFrame: CGRect {
    get {
      if let frame = accessibility.frame { return frame }
      guard let view = accessibilityContainer as? UIView else { return accessibilityFrameInContainerSpace }
      return UIAccessibility.convertToScreenCoordinates(accessibilityFrameInContainerSpace, in: view)
    }
    set { accessibility.frame = newValue }
  }
}
