import TesseraLayout

extension EngineConfiguration {
  /// How many entries are kept of what happened to each item on screen, for ``Engine/explain(_:inSection:)``; 0: nothing
  /// is noted, and nothing is spent on it.
  public var historyLimit: Int {
    get { notedEntries }
    set {
      notedEntries = newValue
      guard newValue > 0 else { return }
      installers.add { engine in
        let limit = engine.configuration.notedEntries
        if limit > 0 { engine.installed { HistoryBehavior(limit: limit) } }
      }
    }
  }
}
