import TesseraLayout

extension EngineConfiguration {
  /// The number of history entries stored for each item on screen, for ``Engine/explain(_:inSection:)``.
  ///
  /// If the value is 0, the engine records nothing, at no cost.
  public var historyLimit: Int {
    get { historyEntryLimit }
    set {
      historyEntryLimit = newValue
      guard newValue > 0 else { return }
      installers.add { engine in
        let limit = engine.configuration.historyEntryLimit
        if limit > 0 { engine.installed { HistoryBehavior(limit: limit) } }
      }
    }
  }
}
