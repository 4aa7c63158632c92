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
