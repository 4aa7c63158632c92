// How the work of a lane begins and is broken off.

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension LoadMachine {
  /// Begins what waits as soon as nothing is in its way: a refresh when no page is loading, then pages when
  /// no refresh is.
  mutating func beginWhatWaits() {
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

  /// Loads.
  ///
  /// - Parameter isContinued: Whether it is a part of the load that the lane did before.
  mutating func begin(_ lane: LoadLane, _ request: PageRequest<Key>, isContinued: Bool = false) {
    let ticket = makeTicket()
    self[lane] = .loading(ticket, request)
    if request.attempt == 0, !isContinued { emit(.report(.started(request.intent))) }
    emit(.load(ticket, request, storedFirst: wantsStored(request)))
  }

  /// Breaks off what a lane does.
  mutating func stop(_ lane: LoadLane) {
    let activity = self[lane]
    switch activity {
    case .loading(let ticket, _):
      emit(.cancel(ticket))
      self[lane] = .idle
    case .retrying(let request, let retry):
      emit(.stopWaiting(.retry(lane)))
      self[lane] = .failed(request.firstAttempt, retry.failure)
    case .waiting, .interrupted, .paused: self[lane] = .idle
    case .idle, .failed: break
    }
    if let intent = activity.intent { emit(.report(.ended(intent))) }
    if case .page(let direction) = lane { self[direction].fruitlessCount = 0 }
  }

  /// Breaks off everything.
  mutating func cancelAll() {
    for lane in LoadLane.allCases { stop(lane) }
  }

  /// Breaks off everything because it is not shown any more. It was not given up: it begins again when it is.
  mutating func pauseAll() {
    for lane in LoadLane.allCases {
      let request = unendedRequest(of: lane)
      stop(lane)
      if let request { self[lane] = .paused(request) }
    }
  }

  /// Begins again with all that was broken off by disappearing: pages that gave way to a refresh do so again.
  mutating func resumeAll() {
    for lane in LoadLane.allCases { resume(lane) }
  }

  /// Begins again with what was broken off by disappearing, as if nothing of it had failed; a page, if there is one.
  mutating func resume(_ lane: LoadLane) {
    guard case .paused(let request) = self[lane] else { return }
    switch lane {
    case .refresh: again(.refresh, request)
    case .page(let direction): self[lane] = self[direction].request(direction).map { .waiting($0) } ?? .idle
    }
  }

  /// What a lane has been asked for that has not ended.
  private func unendedRequest(of lane: LoadLane) -> PageRequest<Key>? {
    switch self[lane] {
    case .loading(_, let request), .retrying(let request, _), .waiting(let request):
      return request.firstAttempt
    case .paused(let request): return request
    case .interrupted:
      guard case .page(let direction) = lane else { return nil }
      return self[direction].request(direction)
    case .idle, .failed: return nil
    }
  }

  /// Breaks off everything because that was asked for: pages do not begin again by themselves.
  mutating func giveUp() {
    let directions = PageDirection.allCases.filter { !self[.page($0)].isAtRest || self[.page($0)].isPaused }
    cancelAll()
    for direction in directions { self[direction].isExhausted = true }
  }

  /// The pages that are there cannot be continued.
  mutating func forgetEnds() {
    for direction in PageDirection.allCases {
      self[direction].setEnd(.unknown)
      self[direction].startOver()
    }
  }

  /// What is there stays until something else is loaded, and cannot be continued.
  mutating func changeSource() {
    cancelAll()
    if refresh.failure != nil { refresh = .idle }
    forgetEnds()
  }

  /// Whether what is stored is better than what is there.
  private func wantsStored(_ request: PageRequest<Key>) -> Bool {
    guard request.intent.allowsStored, request.attempt == 0 else { return false }
    if case .jump = request.intent { return true }
    return count == nil
  }
}

extension PageRequest {
  /// The request as it was before anything had failed.
  var firstAttempt: PageRequest { PageRequest(intent, key: key) }

  /// The request after one more failure.
  var nextAttempt: PageRequest { PageRequest(intent, key: key, attempt: attempt + 1) }
}
