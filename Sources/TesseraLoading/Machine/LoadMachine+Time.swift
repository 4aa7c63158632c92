// What happens without anybody asking: by coming into sight, and by time.

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension LoadMachine {
  /// Whether it loads again and again, once it is shown.
  var isAutoUpdating: Bool { hasAppeared && behavior.contains(.autoUpdate) && period > .zero }

  /// Loads what was never loaded, or anew what comes back.
  mutating func appear() {
    guard !isShown else { return }
    resumeAll()
    if count == nil, refresh == .idle, behavior.contains(.initial) {
      requestRefresh(.initial)
    } else if hasAppeared, behavior.contains(.appearance), !isRefreshDemanded {
      requestRefresh(.appearance)
    }
    isShown = true
    hasAppeared = true
  }

  /// Lets what is loading go on, or not.
  mutating func disappear() {
    guard isShown else { return }
    isShown = false
    if cancelsOnDisappear { pauseAll() }
  }

  /// Whether what it loads was shown, is not now, and is not to be loaded by itself meanwhile.
  var isOutOfSight: Bool { cancelsOnDisappear && hasAppeared && !isShown }

  /// Whether a refresh that is no update is about to begin.
  private var isRefreshDemanded: Bool {
    if case .waiting(let request) = refresh { !request.intent.isQuiet } else { false }
  }

  /// Does what some time was waited for.
  mutating func elapse(_ timer: LoadTimer) {
    switch timer {
    case .autoUpdate:
      guard isAutoUpdateTimed else { return }
      isAutoUpdateTimed = false
      isUpdateDue = true
    case .retry(let lane):
      if case .retrying(let request, _) = self[lane] { again(lane, request) }
    }
  }

  /// Begins the update whose time has come, if it is shown or need not be.
  mutating func requestDueUpdate() {
    guard isUpdateDue, isAutoUpdating, isShown || behavior.contains(.autoUpdateInBackground) else { return }
    requestRefresh(.autoUpdate)
  }

  /// Makes another attempt at all that has failed, and at once at what waits for one.
  mutating func retryFailed() {
    for lane in LoadLane.allCases {
      if case .failed(let request, _) = self[lane] { again(lane, request) } else { hurry(lane) }
    }
  }

  /// Does not wait any longer for another attempt.
  mutating func hurry(_ lane: LoadLane) {
    guard case .retrying(let request, _) = self[lane] else { return }
    emit(.stopWaiting(.retry(lane)))
    again(lane, request)
  }

  /// Waits longer or shorter between updates, from now.
  mutating func change(period: Duration) {
    guard period != self.period else { return }
    self.period = period
    isUpdateDue = false
    stopAutoUpdateTimer()
  }

  /// Waits for the next update while no refresh is going on, also where it is not shown: else what is never shown for
  /// a whole period would never be updated.
  mutating func setAutoUpdateTimer() {
    let isWanted = isAutoUpdating && refresh.isAtRest
    if !isWanted { isUpdateDue = false }
    if isWanted, !isAutoUpdateTimed, !isUpdateDue {
      isAutoUpdateTimed = true
      emit(.wait(.autoUpdate, max(period, refresh.failure?.retryAfter ?? .zero)))
    } else if !isWanted {
      stopAutoUpdateTimer()
    }
  }

  private mutating func stopAutoUpdateTimer() {
    guard isAutoUpdateTimed else { return }
    isAutoUpdateTimed = false
    emit(.stopWaiting(.autoUpdate))
  }
}
