@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
extension VirtualClock {
  /// Moves the time on until something holds: from one deadline to the next, each when those that were awake have gone to
  /// sleep again or have had some time for it.
  ///
  ///     #expect(await clock.advance(by: .seconds(60)) { loader.isSettled })
  ///
  /// - Parameters:
  ///   - limit: How far the time moves at most.
  ///   - patience: How long it waits in real time while nothing is asleep.
  ///   - holds: What is waited for.
  /// - Returns: Whether it holds; false when no deadline within the limit has led to it, or the task was cancelled.
  @discardableResult
  public func advance(
    by limit: Duration, patience: Duration = .seconds(10),
    isolation: isolated (any Actor)? = #isolation, until holds: () -> Bool
  ) async -> Bool {
    let end = now.advanced(by: limit)
    var start = ContinuousClock.now
    while !holds() {
      await letOthersSleep()
      if holds() { break }
      guard !Task.isCancelled, ContinuousClock.now - start < patience else { return false }
      guard let deadline = nextDeadline else { continue }
      guard deadline <= end else { return false }
      advance(by: now.duration(to: deadline))
      start = ContinuousClock.now
    }
    return true
  }

  /// Lets other tasks run until none of them has begun to sleep on this clock for a while.
  private func letOthersSleep(isolation: isolated (any Actor)? = #isolation) async {
    var (count, quietRounds) = (sleepCount, 0)
    while quietRounds < 2, !Task.isCancelled {
      for _ in 0..<16 { await Task.yield() }
      try? await Task.sleep(for: .milliseconds(1))
      quietRounds = sleepCount == count ? quietRounds + 1 : 0
      count = sleepCount
    }
  }
}
