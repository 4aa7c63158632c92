/// A timer that calls back on the main actor at regular times.
@MainActor
final class Ticker {
  private let interval: Duration
  private let clock: any Clock<Duration>
  private var task: Task<Void, Never>?

  /// - Parameters:
  ///   - seconds: The time between two calls.
  ///   - clock: The clock that measures it, such as one that a test controls.
  init(seconds: Int, clock: any Clock<Duration> = ContinuousClock()) {
    interval = .seconds(seconds)
    self.clock = clock
  }

  /// Calls back after each interval, the first of which begins now, until stopped. A late call delays those
  /// after it: intervals that have passed meanwhile are skipped.
  func start(_ onTick: @escaping @MainActor () -> Void) {
    stop()
    task = Self.repeating(onTick, every: interval, on: clock)
  }

  func stop() {
    task?.cancel()
    task = nil
  }

  private static func repeating<C: Clock>(
    _ onTick: @escaping @MainActor () -> Void, every interval: Duration, on clock: C
  ) -> Task<Void, Never> where C.Duration == Duration {
    var next = clock.now.advanced(by: interval)
    return Task { @MainActor in
      while (try? await clock.sleep(until: next, tolerance: .milliseconds(50))) != nil, !Task.isCancelled {
        onTick()
        next = next.advanced(by: interval)
        if next < clock.now { next = clock.now.advanced(by: interval) }
      }
    }
  }
}
