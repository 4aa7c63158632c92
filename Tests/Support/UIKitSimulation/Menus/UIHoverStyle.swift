/// How a view shows that somebody looks at it, or points at it.
@MainActor open class UIHoverStyle: NSObject {
  open var shape: UIShape?

  /// The effect that the system chooses.
  public init(shape: UIShape?) {
    self.shape = shape
    super.init()
  }
}
