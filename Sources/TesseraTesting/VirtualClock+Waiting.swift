@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
extension VirtualClock {
  /// Advances the time until a condition holds.
  ///
  /// The time advances from one deadline to the next. Before each step, the clock waits until the tasks that
  /// it woke sleep again or have had some time to do so.
  ///
  ///     #expect(await clock.advance(by: .seconds(60)) { loader.isSettled })
  ///
  /// - Parameters:
  ///   - limit: The maximum time to advance.
  ///   - patience: The maximum real time to wait while no task sleeps.
  ///   - isolation: The actor that the function runs on.
  ///   - holds: The condition.
  /// - Returns: `true` if the condition holds; `false` if no deadline within the limit led to it, if the
  ///   patience ran out, or if the task was canceled.
  @discardableResult
  public func advance(
    by limit: Duration, patience: Duration = .seconds(10),
    isolation: isolated (any Actor)? = #isolation, until holds: () -> Bool
  ) async -> Bool {
    let end = now.advanced(by: limit)
    var start = ContinuousClock.now
    while !holds() {
      await yieldUntilAsleep()
      if holds() { break }
      guard !Task.isCancelled, ContinuousClock.now - start < patience else { return false }
      guard let deadline = nextDeadline else { continue }
      guard deadline <= end else {
        advance(by: now.duration(to: end))
        return false
      }
      advance(by: now.duration(to: deadline))
      start = ContinuousClock.now
    }
    return true
  }

  /// Lets other tasks run until none of them has begun to sleep on this clock for a while.
  private func yieldUntilAsleep(isolation: isolated (any Actor)? = #isolation) async {
    var (count, quietRounds) = (startedSleepCount, 0)
    while quietRounds < 2, !Task.isCancelled {
      for _ in 0..<16 { await Task.yield() }
      try? await Task.sleep(for: .milliseconds(1))
      quietRounds = startedSleepCount == count ? quietRounds + 1 : 0
      count = startedSleepCount
    }
  }
}
