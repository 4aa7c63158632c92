/// A clock that only moves when a test moves it.
///
/// Sleeping tasks wake up in the order of their deadlines when ``advance(by:)`` passes them.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
public final class VirtualClock: Clock, Sendable {
  /// A moment, counted from the clock's beginning.
  public struct Instant: InstantProtocol {
    /// The time since the beginning.
    public var offset: Duration

    /// The moment after some time.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// The time until another moment.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Whether a moment is before another one.
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct Sleeper {
    let deadline: Instant
    let number: Int
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant(offset: .zero)
    /// The numbers of those who are about to be asleep, and were not cancelled.
    var coming: Set<Int> = []
    var sleepers: [Sleeper] = []
    var nextNumber = 0
  }

  private let state = VisibleMutex(State())

  /// Makes a clock at its beginning.
  public init() {}

  /// The present moment.
  public var now: Instant { state.withLock { $0.now } }

  /// The clock is exact.
  public var minimumResolution: Duration { .zero }

  /// How many tasks are asleep.
  public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  /// The moment at which the next one wakes up; nil: no task is asleep.
  public var nextDeadline: Instant? { state.withLock { $0.sleepers.map { $0.deadline }.min() } }

  /// How many tasks have begun to sleep so far.
  var sleepCount: Int { state.withLock { $0.nextNumber } }

  /// Waits until the clock has been moved to a moment, or the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let number = state.withLock { state in
      state.nextNumber += 1
      state.coming.insert(state.nextNumber)
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

  /// Moves the time on and wakes everything whose deadline has come.
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

  /// Whoever was cancelled before, or has nothing to wait for, is never asleep.
  private func enqueue(_ sleeper: Sleeper) {
    let outcome: Result<Void, any Error>? = state.withLock { state in
      guard state.coming.remove(sleeper.number) != nil else { return .failure(CancellationError()) }
      if sleeper.deadline <= state.now { return .success(()) }
      state.sleepers.append(sleeper)
      return nil
    }
    if let outcome { sleeper.continuation.resume(with: outcome) }
  }

  private func remove(_ number: Int) -> Sleeper? {
    state.withLock { state in
      state.coming.remove(number)
      guard let index = state.sleepers.firstIndex(where: { $0.number == number }) else { return nil }
      return state.sleepers.remove(at: index)
    }
  }
}
