// When another attempt is made at what has failed for now.

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Loader {
  /// Why and when a lane makes another attempt; nil: it does not wait for one.
  func pendingRetry(in lane: LoadLane) -> PendingRetry? {
    var retry = machine.pendingRetry(of: lane)
    if let remaining = remainingTimes[lane] { retry?.remaining = remaining }
    return retry
  }

  /// Why and when another attempt is made at what the phase says is loading where there are no items; nil: that does not
  /// wait for one.
  var pendingRetryOfPhase: PendingRetry? {
    let lane = LoadLane.allCases.first { machine[$0].intent != nil }
    return lane.flatMap { pendingRetry(in: $0) }
  }

  /// Has the time that is left before another attempt brought up to date from now on.
  func startCountdown(of timer: LoadTimer, _ duration: Duration) {
    guard case .retry(let lane) = timer else { return }
    countDown(lane, from: min(duration, .longestWait), Self.stopwatch(clock))
  }

  /// Has it brought up to date no more.
  func endCountdown(of timer: LoadTimer) {
    guard case .retry(let lane) = timer else { return }
    end(.countdown(lane))
    remainingTimes[lane] = nil
  }

  private func countDown(_ lane: LoadLane, from duration: Duration, _ elapsed: @escaping () -> Duration) {
    let remaining = max(.zero, duration - elapsed())
    remainingTimes[lane] = remaining
    guard let step = remaining.untilNextText else { return }
    wait(.countdown(lane), step) { loader in
      loader.countDown(lane, from: duration, elapsed)
      loader.tellChangeLater()
    }
  }

  /// Tells how much time has passed since now.
  private static func stopwatch(_ clock: some Clock<Duration>) -> () -> Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Duration {
  /// After which part of this time what is left of it is another number of hours or minutes, see ``shortText``; nil in the
  /// last two minutes.
  fileprivate var untilNextText: Duration? {
    let (seconds, rest) = components
    guard seconds >= 120, seconds > 120 || rest > 0 else { return nil }
    let unit: Int64 = seconds > 7200 || seconds == 7200 && rest > 0 ? 3600 : 60
    let shown = (seconds + (rest > 0 ? 1 : 0) + unit - 1) / unit
    return self - .seconds((shown - 1) * unit)
  }
}
