@_spi(Behaviors) import TesseraKernel

extension Transaction {
  /// The lifecycle events, in the order in which handlers are called; empty unless
  /// ``EngineConfiguration/reportsLifecycle`` is set.
  public var lifecycle: [LifecycleEvent] {
    get { attachments.first(LifecycleEventsAttachment.self)?.events ?? [] }
    set { attachments.set(newValue.isEmpty ? nil : LifecycleEventsAttachment(newValue)) }
  }
}

private final class LifecycleEventsAttachment: TransactionAttachment, @unchecked Sendable {
  let events: [LifecycleEvent]

  init(_ events: [LifecycleEvent]) { self.events = events }

  override func isEqual(to other: TransactionAttachment) -> Bool {
    (other as? LifecycleEventsAttachment)?.events == events
  }
}
