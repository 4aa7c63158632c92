import GRDB

/// A recorder of the rows of a table that transactions change.
final class ChangeRecorder: TransactionObserver, Sendable {
  private let table: String
  private let state = Locked(State())
  private let onCommit: @Sendable () -> Void

  private struct State {
    var pending = RowChanges()
    /// The committed changes that have not been taken.
    var committed = RowChanges()
    var isObserving = false
  }

  init(table: String, onCommit: @escaping @Sendable () -> Void) {
    self.table = table.lowercased()
    self.onCommit = onCommit
  }

  func observe(_ db: Database) {
    let isObserving = state.use { state in
      defer { state.isObserving = true }
      return state.isObserving
    }
    if !isObserving { db.add(transactionObserver: self) }
  }

  /// Whether there are committed changes that have not been taken.
  var hasChanges: Bool { state.use { !$0.committed.isEmpty } }

  /// Returns the committed changes since the last call.
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
    state.use { $0.pending.record(event.kind, event.rowID) }
  }

  /// Records a change that cannot be attributed to rows.
  func databaseDidChange() { state.use { $0.pending.isComplete = false } }

  func databaseDidCommit(_ db: Database) {
    let mustNotify = state.use { state in
      defer { state.pending = RowChanges() }
      state.pending.commits = 1
      state.committed.add(state.pending)
      return !state.pending.isEmpty || state.committed.exceedsLimit
    }
    if mustNotify { onCommit() }
  }

  func databaseDidRollback(_ db: Database) { state.use { $0.pending = RowChanges() } }
}
