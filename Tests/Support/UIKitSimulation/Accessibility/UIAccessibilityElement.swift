/// Something that assistive technology finds without there being a view for it.
@MainActor open class UIAccessibilityElement: UIResponder {
  open weak var accessibilityContainer: AnyObject?

  /// The place within the container, from which the place on the screen follows.
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
