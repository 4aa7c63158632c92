extension UIView {
  public func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    move(view, to: .top)
  }

  public func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    move(view, to: .bottom)
  }

  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    hierarchy.subviews.swapAt(index1, index2)
  }

  public func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  public func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Returns an empty view of the same size: the visible contents are not simulated.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let view = UIView(frame: geometry.frame)
    view.bounds.origin = .zero
    return view
  }

  // MARK: Adding and removing

  func insert(_ view: UIView, at place: ViewHierarchy.Place) {
    guard view !== self, !isDescendant(of: view) else {
      Simulation.raise(.viewWithinItself, "\(type(of: view)) would be within itself")
      return
    }
    check(place)
    if view.superview === self { return move(view, to: place) }
    ContainmentRules.check(adding: view, to: self)

    let (old, new) = (view.window, window)
    let isLeaving = old != nil && old !== new
    if isLeaving { FirstResponder.leave(view) }
    view.announceMove(from: old, to: new, superview: self)
    if let former = view.superview {
      former.willRemoveSubview(view)
      former.detach(view)
    }
    hierarchy.subviews.insert(view, at: slot(for: place))
    view.hierarchy.superview = self
    setNeedsLayout()
    view.confirmMove(from: old, to: new)
    didAddSubview(view)
    if isLeaving, let old { UIFocusSystem.viewLeft(view, old) }
  }

  func leaveSuperview() {
    guard let parent = superview else { return }
    let old = window
    if old != nil { FirstResponder.leave(self) }
    parent.willRemoveSubview(self)
    announceMove(from: old, to: nil, superview: nil)
    parent.detach(self)
    confirmMove(from: old, to: nil)
    if let old { UIFocusSystem.viewLeft(self, old) }
  }

  private func detach(_ view: UIView) {
    hierarchy.subviews.removeAll { $0 === view }
    view.hierarchy.superview = nil
    setNeedsLayout()
  }

  private func move(_ view: UIView, to place: ViewHierarchy.Place) {
    hierarchy.subviews.removeAll { $0 === view }
    hierarchy.subviews.insert(view, at: slot(for: place))
  }

  private func slot(for place: ViewHierarchy.Place) -> Int {
    let count = subviews.count
    return switch place {
    case .top: count
    case .bottom: 0
    case .index(let index): min(max(0, index), count)
    case .above(let sibling): hierarchy.index(of: sibling).map { $0 + 1 } ?? count
    case .below(let sibling): hierarchy.index(of: sibling) ?? count
    }
  }

  private func check(_ place: ViewHierarchy.Place) {
    switch place {
    case .above(let sibling), .below(let sibling):
      if sibling.superview !== self {
        Simulation.raise(.foreignSibling, "\(type(of: sibling)) is no subview of \(type(of: self))")
      }
    default: break
    }
  }

  // MARK: Notifying views

  private func announceMove(from old: UIWindow?, to new: UIWindow?, superview: UIView?) {
    let first = Simulation.quirks.announcesWindowFirst
    if old !== new, first { announce(window: new) }
    willMove(toSuperview: superview)
    if old !== new, !first { announce(window: new) }
  }

  private func confirmMove(from old: UIWindow?, to new: UIWindow?) {
    let first = Simulation.quirks.announcesWindowFirst
    if old !== new, first { confirmWindow() }
    didMoveToSuperview()
    if old !== new, !first { confirmWindow() }
    if new != nil { propagateEnvironment() }
  }

  private func announce(window: UIWindow?) {
    willMove(toWindow: window)
    owningController?.viewWillMove(to: window)
    for subview in subviews { subview.announce(window: window) }
  }

  private func confirmWindow() {
    hierarchy.isInWindow = window != nil
    didMoveToWindow()
    if window == nil {
      TouchDispatcher.shared.cancelTouches(within: self)
      AnimationRegistry.shared.cancelAnimations(of: self)
    }
    owningController?.viewDidMoveToWindow()
    for subview in subviews { subview.confirmWindow() }
  }
}
