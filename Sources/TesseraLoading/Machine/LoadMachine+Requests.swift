// What is asked for, and what gives way to it.

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension LoadMachine {
  /// Loads anew what is there, for a reason that is no page.
  mutating func requestRefresh(_ intent: LoadIntent<Key>) {
    switch intent {
    case .force(let keepsContent):
      if !keepsContent { discardContent() }
      startRefresh(PageRequest(intent))
    case .pull: startRefresh(PageRequest(intent))
    case .jump(let key): startRefresh(PageRequest(intent, key: key))
    case .initial where refresh.isPaused: resume(.refresh)
    case .initial: if refresh.isAtRest || refresh.isWaiting { startRefresh(PageRequest(intent)) }
    case .appearance, .autoUpdate: requestQuietRefresh(intent)
    case .page: break
    }
  }

  /// Loads what lies behind an end, because somebody wants it.
  mutating func requestPage(_ direction: PageDirection) {
    let lane = LoadLane.page(direction)
    guard let request = self[direction].request(direction) else { return }
    switch self[lane] {
    case .loading, .waiting: break
    case .retrying: hurry(lane)
    case .idle, .failed, .interrupted, .paused: self[lane] = .waiting(request)
    }
  }

  /// Loads what lies behind an end, because it comes near where it is shown.
  mutating func reach(_ direction: PageDirection) {
    if isOpen(direction) { requestPage(direction) }
  }

  /// Loads what lies behind an end where pages are loaded without being asked.
  mutating func goOn(_ direction: PageDirection) {
    if isOpenWhereShown(direction) { requestPage(direction) }
  }

  /// Whether a page would be loaded at an end if that came near now.
  func isOpen(_ direction: PageDirection) -> Bool { !isOutOfSight && isOpenWhereShown(direction) }

  private func isOpenWhereShown(_ direction: PageDirection) -> Bool {
    guard behavior.contains(direction == .next ? .nextPages : .previousPages) else { return false }
    let lane = self[direction]
    guard !lane.isExhausted, lane.activity == .idle || lane.activity == .interrupted else { return false }
    return lane.request(direction) != nil
  }

  /// Whether a page is on its way to an end, or comes when a refresh has ended.
  func isBusy(_ direction: PageDirection) -> Bool {
    switch self[direction].activity {
    case .waiting, .loading, .retrying: true
    case .idle, .interrupted, .paused, .failed: false
    }
  }

  /// Begins again with what has failed, or waits for another attempt.
  mutating func again(_ lane: LoadLane, _ request: PageRequest<Key>) {
    if lane == .refresh, !request.intent.isQuiet { interruptPages() }
    self[lane] = .waiting(request)
  }

  /// Has pages begin again if the refresh that comes now fails.
  private mutating func interruptPages() {
    for direction in PageDirection.allCases {
      let activity = self[direction].activity
      guard activity.intent != nil || activity.isPaused else { continue }
      stop(.page(direction))
      self[direction].activity = .interrupted
    }
  }

  private mutating func startRefresh(_ request: PageRequest<Key>) {
    stop(.refresh)
    interruptPages()
    refresh = .waiting(request)
  }

  /// Loads anew when no page is loading. Several that wait are one, and the higher rank names it.
  private mutating func requestQuietRefresh(_ intent: LoadIntent<Key>) {
    switch refresh {
    case .loading, .retrying, .interrupted: break
    case .paused: resume(.refresh)
    case .waiting(var request):
      if intent == .appearance, request.attempt == 0 { request.intent = intent }
      refresh = .waiting(request)
    case .idle, .failed: refresh = .waiting(PageRequest(intent))
    }
  }

  private mutating func discardContent() {
    emit(.discardContent)
    count = nil
    forgetEnds()
  }
}

extension LoadIntent {
  /// Whether nobody waits for it, so that it can wait for others.
  var isQuiet: Bool {
    switch self {
    case .appearance, .autoUpdate: true
    case .initial, .force, .pull, .jump, .page: false
    }
  }
}
