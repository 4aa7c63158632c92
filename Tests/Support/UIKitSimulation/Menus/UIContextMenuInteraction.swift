/// An interaction that offers a menu for a long press or a secondary click. The driver opens it.
@MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  open private(set) weak var view: UIView?
  private(set) var location = CGPoint.zero
  private weak var window: UIWindow?
  private var open: SimulatedContextMenu?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  public func willMove(to view: UIView?) { if view == nil { dismissMenu() } }

  public func didMove(to view: UIView?) { self.view = view }

  public func location(in view: UIView?) -> CGPoint {
    guard let window, let view else { return location }
    return window.convert(location, to: view)
  }

  public func dismissMenu() { open?.dismiss() }

  public func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { open?.update(block) }

  /// Opens the menu at a point of the window, if the delegate has one.
  func openMenu(at point: CGPoint, in window: UIWindow) -> SimulatedContextMenu? {
    guard let view, let delegate else { return nil }
    location = point
    self.window = window
    let place = window.convert(point, to: view)
    guard let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: place)
    else {
      return nil
    }
    let preview = delegate.contextMenuInteraction(
      self, previewForHighlightingMenuWithConfiguration: configuration)
    let menu = SimulatedContextMenu(configuration: configuration, preview: preview) { [weak self] event in
      self?.handle(event, configuration)
    }
    let animator = MenuAnimator(previewViewController: menu.previewViewController)
    delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    animator.run()
    open = menu
    return menu
  }

  private func handle(_ event: SimulatedContextMenu.Event, _ configuration: UIContextMenuConfiguration) {
    let animator = MenuAnimator(previewViewController: open?.previewViewController)
    switch event {
    case .previewTapped:
      delegate?.contextMenuInteraction(
        self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    case .closed:
      open = nil
      _ = delegate?.contextMenuInteraction(self, previewForDismissingMenuWithConfiguration: configuration)
      delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
    }
    animator.run()
  }
}
