extension EngineConfiguration {
  /// Whether transactions tell what came and went, in ``Transaction/lifecycle``.
  public var reportsLifecycle: Bool {
    get { tellsLifecycle }
    set {
      tellsLifecycle = newValue
      guard newValue else { return }
      installers.add { engine in
        if engine.configuration.tellsLifecycle { engine.installed { LifecycleBehavior(isReported: true) } }
      }
    }
  }
}
