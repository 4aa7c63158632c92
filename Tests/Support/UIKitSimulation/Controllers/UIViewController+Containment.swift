extension UIViewController {
  func adopt(_ child: UIViewController) {
    guard child !== self, !sequence(first: self, next: \.parent).contains(where: { $0 === child }) else {
      Simulation.raise(.controllerWithinItself, "\(type(of: child)) would be within itself")
      return
    }
    guard child.parent !== self else { return }
    if let former = child.parent {
      child.willMove(toParent: nil)
      former.release(child)
    }
    child.willMove(toParent: self)
    containment.children.append(child)
    child.containment.parent = self
    child.containment.phase = .arriving
  }

  func confirmParent(_ parent: UIViewController?) {
    switch containment.phase {
    case .arriving where parent != nil && parent === containment.parent:
      containment.phase = .settled
    case .alone where parent == nil, .settled: break
    case .leaving where parent === containment.parent:
      // The app reverted the removal.
      containment.phase = .settled
    default:
      Simulation.raise(
        .childNotMoved, "\(type(of: self)) was told that it has moved to a parent that it has not moved to")
    }
  }

  func leaveParent() {
    guard let parent else { return }
    switch containment.phase {
    case .arriving:
      Simulation.raise(.childNotMoved, "\(type(of: self)) was removed before it was told didMove(toParent:)")
    case .settled:
      Simulation.raise(.childNotWarned, "\(type(of: self)) was removed without willMove(toParent: nil)")
    case .leaving, .alone: break
    }
    if let view = viewIfLoaded, let outer = parent.viewIfLoaded, view.isDescendant(of: outer) {
      Simulation.raise(.childViewLeft, "\(type(of: self)) was removed while its view is still its parent's")
    }
    parent.release(self)
    didMove(toParent: nil)
  }

  private func release(_ child: UIViewController) {
    containment.children.removeAll { $0 === child }
    child.containment.parent = nil
    child.containment.phase = .alone
  }

  // MARK: Calls from windows

  func moveRoot(to window: UIWindow?) { containment.phase = .alone }

  /// Handles that the view is about to enter or leave a window.
  func viewWillMove(to window: UIWindow?) {
    if let window, !window.isHidden {
      if isAppearanceOwn || isParentAppearing { appearance.willEnter() }
    } else if isAppearanceOwn {
      appearance.willLeave()
    }
  }

  func viewDidMoveToWindow() {
    // If the parent is still appearing, the child finishes appearing with the parent.
    guard isAppearanceOwn else { return }
    if viewIfLoaded?.window != nil { appearance.didEnter() } else { appearance.didLeave() }
  }

  /// Whether the appearance calls come from the controller's own view and not from a parent in transition.
  private var isAppearanceOwn: Bool {
    guard let parent else { return true }
    return parent.shouldAutomaticallyForwardAppearanceMethods && parent.appearance.phase == .here
  }

  /// Whether the parent began to appear before the controller's view was added, as in the first layout of a
  /// pushed controller: the calls that the parent forwards from now on include this child
  /// (developer.apple.com/documentation/uikit/uiviewcontroller/shouldautomaticallyforwardappearancemethods).
  private var isParentAppearing: Bool {
    guard let parent else { return false }
    return parent.shouldAutomaticallyForwardAppearanceMethods && parent.appearance.phase == .appearing
  }
}
