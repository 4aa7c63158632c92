// The time of the next attempt after a transient failure.

extension Loader {
  /// Returns the next attempt at a load; `nil` if the load does not wait for one.
  func pendingRetry(in loadType: LoadType) -> PendingRetry? {
    var retry = machine.pendingRetry(of: loadType)
    if let remaining = remainingTimes[loadType] { retry?.remaining = remaining }
    return retry
  }

  /// The next attempt at the load that ``phase`` reports while there are no items; `nil` if the load does not
  /// wait for one.
  var pendingRetryOfPhase: PendingRetry? {
    let loadType = LoadType.allCases.first { machine[$0].intent != nil }
    return loadType.flatMap { pendingRetry(in: $0) }
  }

  func startCountdown(of timer: LoadTimer, _ duration: LoadDuration) {
    guard case .retry(let loadType) = timer else { return }
    countDown(loadType, from: min(duration, .longestWait), clock.makeStopwatch())
  }

  func endCountdown(of timer: LoadTimer) {
    guard case .retry(let loadType) = timer else { return }
    end(.countdown(loadType))
    remainingTimes[loadType] = nil
  }

  private func countDown(
    _ loadType: LoadType, from duration: LoadDuration, _ elapsed: @escaping () -> LoadDuration
  ) {
    let remaining = max(.zero, duration - elapsed())
    remainingTimes[loadType] = remaining
    guard let step = remaining.untilNextText else { return }
    wait(.countdown(loadType), step) { loader in
      loader.countDown(loadType, from: duration, elapsed)
      loader.scheduleChangeReport()
    }
  }
}

extension LoadDuration {
  /// The time until the number of hours or minutes in ``shortText`` changes; `nil` in the last two minutes.
  fileprivate var untilNextText: LoadDuration? {
    let (seconds, rest) = components
    guard seconds >= 120, seconds > 120 || rest > 0 else { return nil }
    let unit: Int64 = seconds > 7200 || seconds == 7200 && rest > 0 ? 3600 : 60
    let shown = (seconds + (rest > 0 ? 1 : 0) + unit - 1) / unit
    return self - .seconds((shown - 1) * unit)
  }
}
