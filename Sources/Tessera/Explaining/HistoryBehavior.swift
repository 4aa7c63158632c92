/// The behavior that records the history of items on screen.
final class HistoryBehavior: Behavior {
  let history: DisplayHistory

  /// After all behaviors that add operations to a transaction.
  override var order: Int { 500 }

  init(limit: Int) {
    history = DisplayHistory(limit: limit)
    super.init()
    activePhases = .finish
  }

  override func finish(_ transaction: inout Transaction, _ engine: Engine) {
    history.record(
      transaction.operations, live: engine.live, isContentNew: engine.change.isContentNew,
      at: (engine.updateCount, engine.now))
  }
}

extension Engine {
  var history: DisplayHistory? { behavior(HistoryBehavior.self)?.history }
}

extension Engine {
  /// Begins to record the history of items, as ``EngineConfiguration/historyLimit`` does.
  ///
  /// - Returns: `false` if it is recorded already.
  package func recordHistory(limit: Int) -> Bool {
    let recorder = behavior(HistoryBehavior.self)
    if recorder?.activePhases == .finish { return false }
    if let recorder { recorder.activePhases = .finish } else { install { HistoryBehavior(limit: limit) } }
    return true
  }

  /// Stops recording the history of items, and keeps what was recorded.
  package func stopHistory() { behavior(HistoryBehavior.self)?.activePhases = [] }
}
