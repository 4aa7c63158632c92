import GRDB
import TesseraLoading

/// Further attempts of a refresh that has found the database busy, each after twice the time.
@MainActor
struct RefreshRetry {
  /// The clock that measures the delays, such as one that a test controls.
  var clock = LoadClock.continuous
  /// Whether a further attempt was scheduled since the last ``reset()``.
  private(set) var isPending = false
  private var delay = firstDelay
  private var task: Task<Void, Never>?

  private static let firstDelay = LoadDuration.milliseconds(100)
  private static let longestDelay = LoadDuration.seconds(30)

  /// Returns whether an error may go away by itself: another connection writes, or a transaction was left open.
  static func isTemporary(_ error: any Error) -> Bool {
    if let error = error as? DatabaseError {
      return [.SQLITE_BUSY, .SQLITE_LOCKED].contains(error.resultCode)
    }
    return error is DatabaseCapture.Busy
  }

  /// Performs the next attempt after a delay, in place of the one that waits.
  mutating func schedule(_ attempt: @escaping @MainActor () -> Void) {
    task?.cancel()
    isPending = true
    task = Task { [clock, delay] in
      guard (try? await clock.sleep(delay)) != nil else { return }
      attempt()
    }
    delay = min(delay * 2, Self.longestDelay)
  }

  /// Cancels the attempt that waits. The next delay is the shortest one.
  mutating func reset() {
    task?.cancel()
    (task, isPending, delay) = (nil, false, Self.firstDelay)
  }

  /// Cancels the attempt that waits, away from the main actor.
  nonisolated func cancel() { task?.cancel() }
}
