/// An interaction that shows a text at a resting pointer. The driver positions the pointer.
@MainActor open class UIToolTipInteraction: NSObject, UIInteraction {
  open weak var delegate: (any UIToolTipInteractionDelegate)?
  open private(set) weak var view: UIView?
  open var isEnabled = true
  open var defaultToolTip: String?

  public override init() { super.init() }

  public convenience init(defaultToolTip: String) {
    self.init()
    self.defaultToolTip = defaultToolTip
  }

  public func willMove(to view: UIView?) {}

  public func didMove(to view: UIView?) { self.view = view }

  /// Returns the tooltip for a point of the view, or `nil` if there is none.
  func configuration(at point: CGPoint) -> UIToolTipConfiguration? {
    guard isEnabled else { return nil }
    guard let delegate else { return defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) } }
    return delegate.toolTipInteraction(self, configurationAt: point)
  }
}
