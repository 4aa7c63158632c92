@MainActor open class UIDragPreview: NSObject {
  open private(set) var view: UIView
  open private(set) var parameters: UIPreviewParameters

  public init(view: UIView, parameters: UIPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }
}
