@MainActor open class UITargetedPreview: NSObject {
  open private(set) var view: UIView
  open private(set) var parameters: UIPreviewParameters
  open private(set) var target: UIPreviewTarget
  open var size: CGSize { view.bounds.size }

  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// Creates a preview of a view in a window: the view's superview becomes the target's container.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    if view.window == nil {
      Simulation.raise(.previewOutsideWindow, "a preview was made of a view that is in no window")
      // In a separate window, so that the target reports no further violations.
      let window = UIWindow(frame: .zero)
      self.init(
        view: view, parameters: parameters, target: UIPreviewTarget(container: window, center: view.center))
      return
    }
    let container = view.superview ?? view
    self.init(
      view: view, parameters: parameters, target: UIPreviewTarget(container: container, center: view.center))
  }

  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }
}
