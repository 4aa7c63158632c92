/// Notes what happens to items on screen.
final class HistoryBehavior: Behavior {
  /// What has happened.
  let history: DisplayHistory

  /// After all that add to a transaction.
  override var order: Int { 500 }

  /// Makes a behavior.
  ///
  /// - Parameter limit: How many reasons are kept for each item.
  init(limit: Int) {
    history = DisplayHistory(limit: limit)
    super.init()
    awake = .finish
  }

  override func finish(_ transaction: inout Transaction, _ engine: Engine) {
    history.note(
      transaction.operations, live: engine.live, isContentNew: engine.change.isContentNew,
      at: (engine.updateCount, engine.now))
  }
}

extension Engine {
  /// What has happened to items on screen; nil where that is not noted.
  var history: DisplayHistory? { behavior(HistoryBehavior.self)?.history }
}
