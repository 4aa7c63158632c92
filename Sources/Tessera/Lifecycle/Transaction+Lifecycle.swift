@_spi(Behaviors) import TesseraKernel

extension Transaction {
  /// What came and went, in the order in which handlers are told; empty unless
  /// ``EngineConfiguration/reportsLifecycle`` is set.
  public var lifecycle: [LifecycleEvent] {
    get { notes.first(LifecycleNote.self)?.events ?? [] }
    set { notes.set(newValue.isEmpty ? nil : LifecycleNote(newValue)) }
  }
}

/// What came and went.
private final class LifecycleNote: TransactionNote, @unchecked Sendable {
  let events: [LifecycleEvent]

  init(_ events: [LifecycleEvent]) { self.events = events }

  override func isEqual(to other: TransactionNote) -> Bool { (other as? LifecycleNote)?.events == events }
}
