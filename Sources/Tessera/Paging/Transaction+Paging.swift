@_spi(Behaviors) import TesseraKernel

extension Transaction {
  /// How pages came and went, where the content snaps; see ``Content/snapping(_:animated:)``.
  public var pageEvents: [PageEvent] {
    get { notes.first(PageNote.self)?.events ?? [] }
    set { notes.set(newValue.isEmpty ? nil : PageNote(newValue)) }
  }
}

/// How pages came and went.
private final class PageNote: TransactionNote, @unchecked Sendable {
  let events: [PageEvent]

  init(_ events: [PageEvent]) { self.events = events }

  override func isEqual(to other: TransactionNote) -> Bool { (other as? PageNote)?.events == events }
}
