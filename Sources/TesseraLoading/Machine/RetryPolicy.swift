/// A policy that determines whether and when failed loads are retried.
///
/// Only failures that may be temporary are retried, see ``LoadFailure/isTransient``, and never earlier than
/// the source asks, see ``LoadFailure/retryAfter``.
public struct RetryPolicy: Hashable, Sendable {
  /// The maximum number of attempts after the first one.
  public var attempts: Int
  /// The delay before the second attempt.
  public var first: LoadDuration
  /// The factor by which each further delay grows, where values less than 1 count as 1.
  public var factor: Double
  /// The maximum delay, unless the source asks for a longer one.
  public var limit: LoadDuration
  /// The fraction of each delay that is random, from 0 (none) to 1 (all).
  ///
  /// A random delay prevents all clients of a failed server from coming back at once.
  public var jitter: Double

  /// A policy that leaves further attempts to the user.
  public static let never = RetryPolicy(attempts: 0, first: .zero, factor: 1, limit: .zero, jitter: 0)

  /// Returns a policy whose delays grow with each attempt.
  ///
  /// - Parameters:
  ///   - attempts: The maximum number of attempts after the first one.
  ///   - first: The delay before the second attempt.
  ///   - factor: The factor by which each further delay grows.
  ///   - limit: The maximum delay. The source may ask for a longer one.
  ///   - jitter: The fraction of each delay that is random, from 0 to 1.
  public static func exponential(
    attempts: Int = 5, first: LoadDuration = .seconds(1), factor: Double = 2,
    limit: LoadDuration = .seconds(60),
    jitter: Double = 0.5
  ) -> RetryPolicy {
    RetryPolicy(attempts: attempts, first: first, factor: factor, limit: limit, jitter: jitter)
  }

  /// Returns the delay after a failure; `nil` if there is no further attempt.
  ///
  /// - Parameters:
  ///   - failure: The failure of the last attempt.
  ///   - attempt: The number of attempts that failed before it.
  ///   - random: The position within the random part of the delay, from 0 (longest delay) to 1 (shortest
  ///     delay).
  public func delay(after failure: LoadFailure, attempt: Int, random: Double = 0) -> LoadDuration? {
    guard failure.isTransient, attempt < attempts else { return nil }
    let longest = delay(attempt: attempt)
    let delay = longest * (1 - min(1, max(0, jitter)) * min(1, max(0, random)))
    return max(min(delay, longest), failure.retryAfter ?? .zero)
  }

  /// Returns the delay without its random part. It grows step by step, so that it reaches the limit before it
  /// exceeds the range of durations.
  private func delay(attempt: Int) -> LoadDuration {
    var delay = max(.zero, min(first, limit))
    guard delay > .zero, factor > 1 else { return delay }
    for _ in 0..<max(0, attempt) {
      guard delay < limit / factor else { return limit }
      delay = delay * factor
    }
    return delay
  }
}
