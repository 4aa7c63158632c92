import GRDB

/// Notes which rows of a table the transactions of a database change.
final class ChangeRecorder: TransactionObserver, Sendable {
  private let table: String
  private let state = Locked(State())
  private let onCommit: @Sendable () -> Void

  private struct State {
    /// What the running transaction has done.
    var pending = RowChanges()
    /// What was committed since somebody has taken it.
    var committed = RowChanges()
    var isObserving = false
  }

  init(table: String, onCommit: @escaping @Sendable () -> Void) {
    self.table = table.lowercased()
    self.onCommit = onCommit
  }

  /// Begins to observe, unless it does already.
  func observe(_ db: Database) {
    let isObserving = state.use { state in
      defer { state.isObserving = true }
      return state.isObserving
    }
    if !isObserving { db.add(transactionObserver: self) }
  }

  /// Whether something was committed that nobody has taken.
  var hasChanges: Bool { state.use { !$0.committed.isEmpty } }

  /// What was committed since the last time.
  func take() -> RowChanges {
    state.use { state in
      defer { state.committed = RowChanges() }
      return state.committed
    }
  }

  func observes(eventsOfKind eventKind: DatabaseEventKind) -> Bool {
    switch eventKind {
    case .insert(let table), .delete(let table), .update(let table, _): table.lowercased() == self.table
    }
  }

  func databaseDidChange(with event: DatabaseEvent) {
    state.use { $0.pending.note(event.kind, event.rowID) }
  }

  /// Changes that no single row stands for.
  func databaseDidChange() { state.use { $0.pending.isComplete = false } }

  func databaseDidCommit(_ db: Database) {
    let isNews = state.use { state in
      defer { state.pending = RowChanges() }
      state.pending.commits = 1
      state.committed.add(state.pending)
      return !state.pending.isEmpty || state.committed.areMany
    }
    if isNews { onCommit() }
  }

  func databaseDidRollback(_ db: Database) { state.use { $0.pending = RowChanges() } }
}
