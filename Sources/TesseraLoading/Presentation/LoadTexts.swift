/// The texts that the user reads when items are loading, missing, or cannot be loaded.
///
/// An app can translate them.
public struct LoadTexts: Hashable, Sendable {
  /// The text while items are loading.
  public var loading: String
  /// The text if there are no items.
  public var empty: String
  /// The action that makes another attempt.
  public var retry: String
  /// The time of the next attempt.
  ///
  /// `{time}` is replaced by the time left, as in `20 s`, `3 min`, `24 h`.
  public var retryTime: String
  /// The action that makes the next attempt now.
  public var retryNow: String
  /// The action that loads more items.
  public var more: String
  /// The text after the last item; hidden if it is empty.
  public var end: String

  /// Creates texts, each of which has a plain English default.
  public init(
    loading: String = "Loading…", empty: String = "Nothing here", retry: String = "Try again",
    more: String = "Show more", end: String = "No more items", retryTime: String = "Try again in {time}.",
    retryNow: String = "Try now"
  ) {
    self.loading = loading
    self.empty = empty
    self.retry = retry
    self.more = more
    self.end = end
    self.retryTime = retryTime
    self.retryNow = retryNow
  }
}

extension LoadTexts {
  /// Returns the reason of a failure and the time of the next attempt, as in
  /// `The server is busy. Try again in 20 s.`
  public func message(of retry: PendingRetry) -> String {
    let time = retryTime(in: retry.remaining.shortText)
    let reason = retry.failure.reason ?? retry.failure.message
    return [reason, time].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Returns ``retryTime`` with a text in place of each `{time}`.
  private func retryTime(in time: String) -> String {
    var result = ""
    var rest = retryTime[...]
    while let start = rest.firstIndex(of: "{") {
      result += rest[..<start]
      rest = rest[start...]
      if rest.hasPrefix("{time}") {
        result += time
        rest = rest.dropFirst("{time}".count)
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result + rest
  }
}
