/// What people read where something is loading, missing, broken or at its end; an app says it in their
/// language.
public struct LoadTexts: Hashable, Sendable {
  /// Something is loading.
  public var loading: String
  /// There is nothing.
  public var empty: String
  /// How to make another attempt.
  public var retry: String
  /// When another attempt is made; `{time}` stands for how long that takes, as in `20 s`, `3 min`, `24 h`.
  public var retryTime: String
  /// How to make that attempt now.
  public var retryNow: String
  /// How to ask for more.
  public var more: String
  /// There is nothing more; an empty text says nothing.
  public var end: String

  /// Texts; each has a plain English default.
  public init(
    loading: String = "Loading…", empty: String = "Nothing here", retry: String = "Try again",
    more: String = "Show more", end: String = "That is all", retryTime: String = "Try again in {time}.",
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

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension LoadTexts {
  /// Why something could not be loaded, and when another attempt is made, as in `The server is busy. Try again in 20 s.`
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
