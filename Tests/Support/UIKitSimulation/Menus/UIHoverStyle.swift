/// The appearance of a view that the user looks at or points at.
@MainActor open class UIHoverStyle: NSObject {
  open var shape: UIShape?

  /// Creates a style with the system's effect.
  public init(shape: UIShape?) {
    self.shape = shape
    super.init()
  }
}
