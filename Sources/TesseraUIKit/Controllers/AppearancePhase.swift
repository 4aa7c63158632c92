#if canImport(UIKit) && !os(watchOS)

/// The appearance of a controller's view, in the steps of UIKit's appearance transitions.
enum AppearancePhase: Hashable {
  case gone, appearing, here, disappearing

  /// Returns the phase of a view in a container with another phase: the less visible of both.
  func inside(_ other: AppearancePhase) -> AppearancePhase {
    let phases = [self, other]
    return [.gone, .disappearing, .appearing].first { phases.contains($0) } ?? .here
  }

  /// Returns the appearance calls for a controller on the way to another phase.
  func calls(to destination: AppearancePhase) -> [AppearanceCall] {
    switch (self, destination) {
    case (.gone, .appearing), (.disappearing, .appearing): [.begin(isAppearing: true)]
    case (.gone, .here), (.disappearing, .here): [.begin(isAppearing: true), .end]
    case (.appearing, .disappearing), (.here, .disappearing): [.begin(isAppearing: false)]
    case (.appearing, .gone), (.here, .gone): [.begin(isAppearing: false), .end]
    case (.appearing, .here), (.disappearing, .gone): [.end]
    // A visible view does not appear again, and an invisible one does not disappear.
    case (.here, .appearing), (.gone, .disappearing): []
    case (.gone, .gone), (.appearing, .appearing), (.here, .here), (.disappearing, .disappearing): []
    }
  }

  /// Returns the phase of a controller after it was set to another one.
  func after(_ destination: AppearancePhase) -> AppearancePhase {
    switch (self, destination) {
    case (.here, .appearing), (.gone, .disappearing): self
    default: destination
    }
  }
}

/// An appearance call to a controller.
enum AppearanceCall: Hashable {
  /// `beginAppearanceTransition(_:animated:)`, after which the controller calls `viewWillAppear(_:)` or
  /// `viewWillDisappear(_:)`.
  case begin(isAppearing: Bool)
  /// `endAppearanceTransition()`, after which the controller calls `viewDidAppear(_:)` or
  /// `viewDidDisappear(_:)`.
  case end
}
#endif
