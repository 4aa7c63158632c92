// The requests of loads, and their precedence.

extension LoadMachine {
  /// Requests a refresh. Ignores intents of pages.
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

  /// Requests the page at an end on demand.
  mutating func requestPage(_ direction: PageDirection) {
    let loadType = LoadType.page(direction)
    guard let request = self[direction].request(direction) else { return }
    switch self[loadType] {
    case .loading, .waiting: break
    case .retrying: retryImmediately(loadType)
    case .idle, .failed, .interrupted, .paused: self[loadType] = .waiting(request)
    }
  }

  /// Requests the page at an end because that comes near while the content is shown.
  mutating func reach(_ direction: PageDirection) {
    if isOpen(direction) { requestPage(direction) }
  }

  /// Requests the page at an end if pages load there by themselves.
  mutating func continueLoading(_ direction: PageDirection) {
    if isOpenWhereShown(direction) { requestPage(direction) }
  }

  /// Returns whether a page would be loaded if an end came near now.
  func isOpen(_ direction: PageDirection) -> Bool { !isOffscreen && isOpenWhereShown(direction) }

  private func isOpenWhereShown(_ direction: PageDirection) -> Bool {
    guard behavior.contains(direction == .next ? .nextPages : .previousPages) else { return false }
    let page = self[direction]
    guard !page.isExhausted, page.activity == .idle || page.activity == .interrupted else {
      return false
    }
    return page.request(direction) != nil
  }

  /// Returns whether a page is loading at an end, or waits until a refresh has ended.
  func isBusy(_ direction: PageDirection) -> Bool {
    switch self[direction].activity {
    case .waiting, .loading, .retrying: true
    case .idle, .interrupted, .paused, .failed: false
    }
  }

  /// Begins a load again after a failure or a pause.
  mutating func restart(_ loadType: LoadType, _ request: PageRequest<Key>) {
    if loadType == .refresh, !request.intent.isQuiet { interruptPages() }
    self[loadType] = .waiting(request)
  }

  /// Interrupts the pages. They begin again if the refresh that follows fails.
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

  /// Requests a refresh that waits for pages. Waiting requests are combined, with the intent of the highest
  /// rank.
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
  /// Whether the user does not wait for the load, so that it can wait for others.
  var isQuiet: Bool {
    switch self {
    case .appearance, .autoUpdate: true
    case .initial, .force, .pull, .jump, .page: false
    }
  }
}
