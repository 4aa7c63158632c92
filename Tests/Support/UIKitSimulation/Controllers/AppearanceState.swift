/// The visibility of a view controller's view, and the appearance calls that were made.
@MainActor final class AppearanceState {
  enum Phase { case gone, appearing, here, disappearing }

  private unowned let controller: UIViewController
  private(set) var phase = Phase.gone

  /// Whether the app itself began the current transition.
  private var isManual = false

  init(_ controller: UIViewController) { self.controller = controller }

  // MARK: Changes of the view

  func willEnter() { if !isManual { begin(appearing: true, animated: false) } }

  func didEnter() { if !isManual, phase == .appearing { end(animated: false) } }

  func willLeave() { if !isManual { begin(appearing: false, animated: false) } }

  func didLeave() { if !isManual, phase == .disappearing { end(animated: false) } }

  // MARK: Calls by the app

  func beginManually(appearing: Bool, animated: Bool) {
    if let parent = controller.parent, parent.shouldAutomaticallyForwardAppearanceMethods {
      Simulation.raise(
        .appearanceForwardedTwice, "\(type(of: parent)) forwards appearance by itself, and by hand as well")
    }
    guard !isManual || phase == (appearing ? .disappearing : .appearing) else {
      Simulation.raise(.unbalancedAppearance, "a transition of \(type(of: controller)) was begun twice")
      return
    }
    isManual = true
    begin(appearing: appearing, animated: animated)
  }

  func endManually() {
    guard isManual else {
      Simulation.raise(
        .unbalancedAppearance, "a transition of \(type(of: controller)) was ended and not begun")
      return
    }
    isManual = false
    end(animated: true)
  }

  // MARK: Notifying the controller and its children

  private func begin(appearing: Bool, animated: Bool) {
    if appearing {
      guard phase != .here, phase != .appearing else { return }
      phase = .appearing
      controller.viewWillAppear(animated)
    } else {
      guard phase != .gone, phase != .disappearing else { return }
      phase = .disappearing
      controller.viewWillDisappear(animated)
    }
    forward { $0.begin(appearing: appearing, animated: animated) }
  }

  private func end(animated: Bool) {
    switch phase {
    case .appearing:
      phase = .here
      controller.viewDidAppear(animated)
    case .disappearing:
      phase = .gone
      controller.viewDidDisappear(animated)
    case .here, .gone: return
    }
    forward { $0.end(animated: animated) }
  }

  private func forward(_ call: (AppearanceState) -> Void) {
    guard controller.shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in controller.children where child.viewIfLoaded?.isDescendant(of: controller.view) == true {
      call(child.appearance)
    }
  }
}
