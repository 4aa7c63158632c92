// Loads that start by themselves, on appearance or by time.

extension LoadMachine {
  /// Whether periodic updates have begun.
  var isAutoUpdating: Bool { hasAppeared && behavior.contains(.autoUpdate) && period > .zero }

  /// Loads content that was never loaded, or refreshes content that appears again.
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

  /// Pauses the running loads if ``cancelsOnDisappear`` is set.
  mutating func disappear() {
    guard isShown else { return }
    isShown = false
    if cancelsOnDisappear { pauseAll() }
  }

  /// Whether the content has disappeared and must not load by itself meanwhile.
  var isOffscreen: Bool { cancelsOnDisappear && hasAppeared && !isShown }

  /// Whether a refresh that is not quiet is about to begin.
  private var isRefreshDemanded: Bool {
    if case .waiting(let request) = refresh { !request.intent.isQuiet } else { false }
  }

  mutating func elapse(_ timer: LoadTimer) {
    switch timer {
    case .autoUpdate:
      guard isAutoUpdateTimed else { return }
      isAutoUpdateTimed = false
      isUpdateDue = true
    case .retry(let loadType):
      if case .retrying(let request, _) = self[loadType] { restart(loadType, request) }
    }
  }

  /// Begins an update that is due, if the content is shown or updates run in the background.
  mutating func requestDueUpdate() {
    guard isUpdateDue, isAutoUpdating, isShown || behavior.contains(.autoUpdateInBackground) else { return }
    requestRefresh(.autoUpdate)
  }

  mutating func retryFailed() {
    for loadType in LoadType.allCases {
      if case .failed(let request, _) = self[loadType] {
        restart(loadType, request)
      } else {
        retryImmediately(loadType)
      }
    }
  }

  mutating func retryImmediately(_ loadType: LoadType) {
    guard case .retrying(let request, _) = self[loadType] else { return }
    emit(.stopWaiting(.retry(loadType)))
    restart(loadType, request)
  }

  /// Changes the period between updates, counted from now.
  mutating func change(period: LoadDuration) {
    guard period != self.period else { return }
    self.period = period
    isUpdateDue = false
    stopAutoUpdateTimer()
  }

  /// Waits for the next update while no refresh is running, even if the content is not shown. Otherwise
  /// content that is never shown for a whole period would never be updated.
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
