extension EngineConfiguration {
  /// Whether transactions report lifecycle events, in ``Transaction/lifecycle``.
  public var reportsLifecycle: Bool {
    get { recordsLifecycle }
    set {
      recordsLifecycle = newValue
      guard newValue else { return }
      installers.add { engine in
        if engine.configuration.reportsLifecycle { engine.installed { LifecycleBehavior(isReported: true) } }
      }
    }
  }
}
