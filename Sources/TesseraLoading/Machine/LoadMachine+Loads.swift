// The beginning and the cancellation of loads.

extension LoadMachine {
  /// Begins the waiting loads that nothing prevents: a refresh if no page is loading, then pages if no
  /// refresh is running.
  mutating func startWaitingRequests() {
    let isPageLoading = self[.page(.next)].isLoading || self[.page(.previous)].isLoading
    if case .waiting(let request) = refresh, !isPageLoading { begin(.refresh, request) }
    guard !refresh.isLoading, !refresh.isWaiting else { return }
    for direction in PageDirection.allCases {
      guard case .waiting(let request) = self[.page(direction)] else { continue }
      if var more = self[direction].request(direction) {
        more.attempt = request.attempt
        begin(.page(direction), more)
      } else {
        stop(.page(direction))
      }
    }
  }

  /// Begins a load.
  ///
  /// - Parameter isContinued: Whether the request continues the previous load.
  mutating func begin(_ loadType: LoadType, _ request: PageRequest<Key>, isContinued: Bool = false) {
    let requestID = makeRequestID()
    self[loadType] = .loading(requestID, request)
    if request.attempt == 0, !isContinued { emit(.report(.started(request.intent))) }
    emit(.load(requestID, request, storedFirst: wantsStored(request)))
  }

  mutating func stop(_ loadType: LoadType) {
    let activity = self[loadType]
    switch activity {
    case .loading(let requestID, _):
      emit(.cancel(requestID))
      self[loadType] = .idle
    case .retrying(let request, let retry):
      emit(.stopWaiting(.retry(loadType)))
      self[loadType] = .failed(request.firstAttempt, retry.failure)
    case .waiting, .interrupted, .paused: self[loadType] = .idle
    case .idle, .failed: break
    }
    if let intent = activity.intent { emit(.report(.ended(intent))) }
    if case .page(let direction) = loadType { self[direction].pagesWithoutNewItems = 0 }
  }

  mutating func cancelAll() {
    for loadType in LoadType.allCases { stop(loadType) }
  }

  /// Pauses all loads because the content has disappeared. They begin again when it appears.
  mutating func pauseAll() {
    for loadType in LoadType.allCases {
      let request = unfinishedRequest(of: loadType)
      stop(loadType)
      if let request { self[loadType] = .paused(request) }
    }
  }

  /// Resumes all paused loads. Pages that were interrupted by a refresh are interrupted again.
  mutating func resumeAll() {
    for loadType in LoadType.allCases { resume(loadType) }
  }

  /// Resumes a paused load, as if none of its attempts had failed. A page resumes only if its end has one.
  mutating func resume(_ loadType: LoadType) {
    guard case .paused(let request) = self[loadType] else { return }
    switch loadType {
    case .refresh: restart(.refresh, request)
    case .page(let direction):
      self[loadType] = self[direction].request(direction).map { .waiting($0) } ?? .idle
    }
  }

  /// Returns the request that has not ended yet; `nil` if there is none.
  private func unfinishedRequest(of loadType: LoadType) -> PageRequest<Key>? {
    switch self[loadType] {
    case .loading(_, let request), .retrying(let request, _), .waiting(let request):
      return request.firstAttempt
    case .paused(let request): return request
    case .interrupted:
      guard case .page(let direction) = loadType else { return nil }
      return self[direction].request(direction)
    case .idle, .failed: return nil
    }
  }

  /// Cancels all loads because this was requested. Pages do not begin again by themselves.
  mutating func cancelAllByUser() {
    let directions = PageDirection.allCases.filter { !self[.page($0)].isAtRest || self[.page($0)].isPaused }
    cancelAll()
    for direction in directions { self[direction].isExhausted = true }
  }

  /// Resets the ends, because the loaded pages cannot be continued.
  mutating func forgetEnds() {
    for direction in PageDirection.allCases {
      self[direction].setEnd(.unknown)
      self[direction].startOver()
    }
  }

  /// Prepares for another source. The content stays until a load replaces it, and cannot be continued.
  mutating func changeSource() {
    cancelAll()
    if refresh.failure != nil { refresh = .idle }
    forgetEnds()
  }

  /// Returns whether a stored page should be shown until the source has responded.
  private func wantsStored(_ request: PageRequest<Key>) -> Bool {
    guard request.intent.allowsStored, request.attempt == 0 else { return false }
    if case .jump = request.intent { return true }
    return count == nil
  }
}

extension PageRequest {
  var firstAttempt: PageRequest { PageRequest(intent, key: key) }

  var nextAttempt: PageRequest { PageRequest(intent, key: key, attempt: attempt + 1) }
}
