/// A mailbox that receives messages of other threads for a ``LiveTable`` without retaining the table.
@MainActor
final class LiveTableMailbox {
  var receive: ((Message) -> Void)?

  enum Message: Sendable {
    case commit
    case issue(TableIssue)
  }
}
