/// Where other threads leave messages for a ``LiveTable`` without keeping it alive.
@MainActor
final class LiveTableInbox {
  var receive: ((Message) -> Void)?

  enum Message: Sendable {
    case commit
    case issue(TableIssue)
  }
}
