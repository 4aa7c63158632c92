/// The next attempt at a load that has failed for now: why, and when it begins.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
public struct PendingRetry: Equatable, Sendable {
  /// Why the last attempt has failed.
  public var failure: LoadFailure
  /// How many attempts have failed.
  public var failedAttempts: Int
  /// How long the load waits between the last attempt and the next one.
  public var duration: Duration
  /// How much of that is left. A ``Loader`` brings it up to date, and tells that, whenever it is another number of hours
  /// or minutes; in the last two minutes it does not change any more.
  public var remaining: Duration

  /// Describes the next attempt.
  public init(failure: LoadFailure, failedAttempts: Int = 1, duration: Duration, remaining: Duration? = nil) {
    self.failure = failure
    self.failedAttempts = failedAttempts
    self.duration = duration
    self.remaining = remaining ?? duration
  }
}
