/// The next attempt at a load that has failed temporarily.
public struct PendingRetry: Equatable, Sendable {
  /// The failure of the last attempt.
  public var failure: LoadFailure
  /// The number of failed attempts.
  public var failedAttempts: Int
  /// The time between the last attempt and the next one.
  public var duration: LoadDuration
  /// The time left until the next attempt.
  ///
  /// A ``Loader`` updates it, and reports a change, whenever the number of remaining hours or minutes
  /// changes. In the last two minutes, it does not update it.
  public var remaining: LoadDuration

  /// Creates a description of the next attempt.
  ///
  /// The remaining time is the whole duration unless it is given.
  public init(
    failure: LoadFailure, failedAttempts: Int = 1, duration: LoadDuration, remaining: LoadDuration? = nil
  ) {
    self.failure = failure
    self.failedAttempts = failedAttempts
    self.duration = duration
    self.remaining = remaining ?? duration
  }
}
