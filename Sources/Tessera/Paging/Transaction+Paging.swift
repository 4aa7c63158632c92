@_spi(Behaviors) import TesseraKernel

extension Transaction {
  /// The appearances and disappearances of pages, if the content snaps; see
  /// ``Content/snapping(_:animated:)``.
  public var pageEvents: [PageEvent] {
    get { attachments.first(PageEventsAttachment.self)?.events ?? [] }
    set { attachments.set(newValue.isEmpty ? nil : PageEventsAttachment(newValue)) }
  }
}

private final class PageEventsAttachment: TransactionAttachment, @unchecked Sendable {
  let events: [PageEvent]

  init(_ events: [PageEvent]) { self.events = events }

  override func isEqual(to other: TransactionAttachment) -> Bool {
    (other as? PageEventsAttachment)?.events == events
  }
}
