/// Whether what has failed is tried again without being asked, and when.
///
/// Only what may succeed later is tried again, see ``LoadFailure/isTransient``, and never before the time
/// that the source asks for, see ``LoadFailure/retryAfter``.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
public struct RetryPolicy: Hashable, Sendable {
  /// How many attempts are made after the first one.
  public var attempts: Int
  /// How long it waits before the first of them.
  public var first: Duration
  /// How many times longer it waits before each further one; less than 1 counts as 1.
  public var factor: Double
  /// The longest time it waits by itself.
  public var limit: Duration
  /// How much of each time is left to chance, from 0, nothing, to 1, all of it: so that not all who have lost
  /// a server come back at once.
  public var jitter: Double

  /// Leaves another attempt to people.
  public static let never = RetryPolicy(attempts: 0, first: .zero, factor: 1, limit: .zero, jitter: 0)

  /// Waits longer after each attempt.
  ///
  /// - Parameters:
  ///   - attempts: How many attempts are made after the first one.
  ///   - first: How long it waits before the first of them.
  ///   - factor: How many times longer it waits before each further one.
  ///   - limit: The longest time it waits by itself; the source may ask for more.
  ///   - jitter: How much of each time is left to chance, from 0 to 1.
  public static func exponential(
    attempts: Int = 5, first: Duration = .seconds(1), factor: Double = 2, limit: Duration = .seconds(60),
    jitter: Double = 0.5
  ) -> RetryPolicy {
    RetryPolicy(attempts: attempts, first: first, factor: factor, limit: limit, jitter: jitter)
  }

  /// How long to wait after a failure; nil: that was the last attempt.
  ///
  /// - Parameters:
  ///   - failure: Why the last attempt has failed.
  ///   - attempt: How many attempts had failed before it.
  ///   - chance: From 0 to 1: where in the part that is left to chance; 0 is the latest moment.
  public func delay(after failure: LoadFailure, attempt: Int, chance: Double = 0) -> Duration? {
    guard failure.isTransient, attempt < attempts else { return nil }
    let longest = delay(attempt: attempt)
    let delay = longest * (1 - min(1, max(0, jitter)) * min(1, max(0, chance)))
    return max(min(delay, longest), failure.retryAfter ?? .zero)
  }

  /// Without chance. Grows step by step, so that it meets the limit before it leaves what a duration can
  /// hold.
  private func delay(attempt: Int) -> Duration {
    var delay = max(.zero, min(first, limit))
    guard delay > .zero, factor > 1 else { return delay }
    for _ in 0..<max(0, attempt) {
      guard delay < limit / factor else { return limit }
      delay = delay * factor
    }
    return delay
  }
}
