/// The behavior that records the history of items on screen.
final class HistoryBehavior: Behavior {
  let history: DisplayHistory

  /// After all behaviors that add operations to a transaction.
  override var order: Int { 500 }

  /// Creates a behavior.
  ///
  /// - Parameter limit: The maximum number of reasons stored for each item.
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
  /// The history of items on screen; `nil` if none is recorded.
  var history: DisplayHistory? { behavior(HistoryBehavior.self)?.history }
}
