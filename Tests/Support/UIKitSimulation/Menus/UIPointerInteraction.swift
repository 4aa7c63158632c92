/// The pointer's appearance over a view. The driver moves the pointer.
@MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  open private(set) weak var view: UIView?
  open var isEnabled = true
  private(set) var region: UIPointerRegion?
  private(set) var style: UIPointerStyle?

  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  public func willMove(to view: UIView?) {}

  public func didMove(to view: UIView?) { self.view = view }

  public func invalidate() {
    region = nil
    style = nil
  }

  /// Handles the pointer at a point of the view; `nil` if it is elsewhere.
  func pointerMoved(to point: CGPoint?) {
    let new = point.flatMap(region(at:))
    guard new != region else { return }
    if let region { notify(leaving: region) }
    region = new
    style = new.map { delegate?.pointerInteraction(self, styleFor: $0) ?? .system() }
    if let new { notify(entering: new) }
  }

  private func region(at point: CGPoint) -> UIPointerRegion? {
    guard isEnabled, let view else { return nil }
    let whole = UIPointerRegion(rect: view.bounds)
    guard let delegate else { return whole }
    let request = UIPointerRegionRequest(location: point)
    return delegate.pointerInteraction(self, regionFor: request, defaultRegion: whole)
  }

  private func notify(entering region: UIPointerRegion) {
    let animator = MenuAnimator()
    delegate?.pointerInteraction(self, willEnter: region, animator: animator)
    animator.run()
  }

  private func notify(leaving region: UIPointerRegion) {
    let animator = MenuAnimator()
    delegate?.pointerInteraction(self, willExit: region, animator: animator)
    animator.run()
  }
}
