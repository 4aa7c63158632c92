@MainActor open class UIPointerStyle: NSObject {
  let effect: UIPointerEffect?
  let shape: UIPointerShape?

  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.effect = effect
    self.shape = shape
    super.init()
  }

  public init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
    effect = nil
    self.shape = shape
    super.init()
  }

  private override init() {
    effect = nil
    shape = nil
    super.init()
  }

  open class func hidden() -> UIPointerStyle { UIPointerStyle() }
  open class func system() -> UIPointerStyle { UIPointerStyle() }
}
