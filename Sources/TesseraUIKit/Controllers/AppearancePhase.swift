#if canImport(UIKit) && !os(watchOS)

/// How much of a controller's view is seen, in the steps in which controllers hear of it.
enum AppearancePhase: Hashable {
  case gone, appearing, here, disappearing

  /// What is seen of a view that is at one phase inside something that is at another: as much as of the one of which less is
  /// seen.
  func inside(_ other: AppearancePhase) -> AppearancePhase {
    let phases = [self, other]
    return [.gone, .disappearing, .appearing].first { phases.contains($0) } ?? .here
  }

  /// What a controller has to be told on the way to another phase.
  func calls(to goal: AppearancePhase) -> [AppearanceCall] {
    switch (self, goal) {
    case (.gone, .appearing), (.disappearing, .appearing): [.begin(isAppearing: true)]
    case (.gone, .here), (.disappearing, .here): [.begin(isAppearing: true), .end]
    case (.appearing, .disappearing), (.here, .disappearing): [.begin(isAppearing: false)]
    case (.appearing, .gone), (.here, .gone): [.begin(isAppearing: false), .end]
    case (.appearing, .here), (.disappearing, .gone): [.end]
    // What has come does not come again, and what has gone does not go.
    case (.here, .appearing), (.gone, .disappearing): []
    case (.gone, .gone), (.appearing, .appearing), (.here, .here), (.disappearing, .disappearing): []
    }
  }

  /// The phase in which a controller is that was told to go to another one.
  func after(_ goal: AppearancePhase) -> AppearancePhase {
    switch (self, goal) {
    case (.here, .appearing), (.gone, .disappearing): self
    default: goal
    }
  }
}

/// One call about the appearance of a controller's view.
enum AppearanceCall: Hashable {
  /// `beginAppearanceTransition(_:animated:)`, of which the controller makes `viewWillAppear(_:)` or `viewWillDisappear(_:)`.
  case begin(isAppearing: Bool)
  /// `endAppearanceTransition()`, of which the controller makes `viewDidAppear(_:)` or `viewDidDisappear(_:)`.
  case end
}
#endif
