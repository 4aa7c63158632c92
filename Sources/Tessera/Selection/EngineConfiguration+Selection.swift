extension EngineConfiguration {
  /// The initial selection mode; see ``Engine/selectionMode``.
  public var selectionMode: SelectionMode {
    get { initialSelectionMode }
    set {
      initialSelectionMode = newValue
      guard newValue != .none else { return }
      installers.add { engine in
        if engine.configuration.initialSelectionMode != .none { engine.installSelection() }
      }
    }
  }
}
