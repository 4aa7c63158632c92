/// A clock that only advances when a test advances it.
///
/// Sleeping tasks wake up in the order of their deadlines when ``advance(by:)`` passes them.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
public final class VirtualClock: Clock, Sendable {
  /// An instant, relative to the start of the clock.
  public struct Instant: InstantProtocol {
    /// The time since the start of the clock.
    public var offset: Duration

    /// Returns the instant after a duration.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// Returns the duration to another instant.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Returns whether an instant is before another one.
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct Sleeper {
    let deadline: Instant
    let number: Int
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant(offset: .zero)
    /// The numbers of the tasks that are about to sleep and were not canceled.
    var pending: Set<Int> = []
    var sleepers: [Sleeper] = []
    var nextNumber = 0
  }

  private let state = InstrumentedMutex(State())

  /// Creates a clock at time zero.
  public init() {}

  /// The current instant.
  public var now: Instant { state.withLock { $0.now } }

  /// Zero, because the clock is exact.
  public var minimumResolution: Duration { .zero }

  /// The number of sleeping tasks.
  public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  /// The earliest deadline of the sleeping tasks; `nil` if no task sleeps.
  public var nextDeadline: Instant? { state.withLock { $0.sleepers.map { $0.deadline }.min() } }

  /// The number of calls of `sleep` so far.
  var startedSleepCount: Int { state.withLock { $0.nextNumber } }

  /// Suspends the task until the clock reaches a deadline.
  ///
  /// - Parameters:
  ///   - deadline: The instant at which the task resumes.
  ///   - tolerance: Ignored, because the clock is exact.
  /// - Throws: `CancellationError` if the task is canceled.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let number = state.withLock { state in
      state.nextNumber += 1
      state.pending.insert(state.nextNumber)
      return state.nextNumber
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        enqueue(Sleeper(deadline: deadline, number: number, continuation: continuation))
      }
    } onCancel: {
      remove(number)?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Advances the time and wakes all tasks whose deadline has passed.
  public func advance(by duration: Duration) {
    let awake = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let now = state.now
      let awake = state.sleepers.filter { $0.deadline <= now }
      state.sleepers.removeAll { $0.deadline <= now }
      return awake.sorted { ($0.deadline, $0.number) < ($1.deadline, $1.number) }
    }
    for sleeper in awake { sleeper.continuation.resume() }
  }

  /// Adds a sleeping task, unless it was canceled before or its deadline has passed.
  private func enqueue(_ sleeper: Sleeper) {
    let outcome: Result<Void, any Error>? = state.withLock { state in
      guard state.pending.remove(sleeper.number) != nil else { return .failure(CancellationError()) }
      if sleeper.deadline <= state.now { return .success(()) }
      state.sleepers.append(sleeper)
      return nil
    }
    if let outcome { sleeper.continuation.resume(with: outcome) }
  }

  private func remove(_ number: Int) -> Sleeper? {
    state.withLock { state in
      state.pending.remove(number)
      guard let index = state.sleepers.firstIndex(where: { $0.number == number }) else { return nil }
      return state.sleepers.remove(at: index)
    }
  }
}
