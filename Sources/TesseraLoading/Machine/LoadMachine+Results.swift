// The handling of results and failures.

extension LoadMachine {
  /// The maximum number of further pages that are loaded in a row because a page brought no new items.
  static var maximumPagesWithoutNewItems: Int { 5 }

  /// Returns the request of a running load; `nil` if the load is not running, so that its result does not
  /// count.
  public func request(of requestID: LoadRequestID) -> PageRequest<Key>? { running(requestID)?.request }

  /// Takes over a stored page while the load is running.
  mutating func merge(stored summary: MergeSummary<Key>, for requestID: LoadRequestID) {
    if running(requestID) != nil { apply(summary) }
  }

  /// Takes over a result.
  mutating func merge(loaded summary: MergeSummary<Key>, for requestID: LoadRequestID) {
    guard let (loadType, request) = running(requestID) else { return }
    let changed = PageDirection.allCases.filter { self[$0].end != summary.end($0) }
    apply(summary)
    switch loadType {
    case .refresh:
      endRefresh(request, startingOver: request.intent.isQuiet ? changed : PageDirection.allCases)
    case .page(let direction): endPage(direction, request, newCount: summary.newCount)
    }
  }

  /// Ends a load that has found nothing new. The content stays. Interrupted pages continue, because nothing
  /// has replaced the content. At an end, the same key is not requested again until the user asks for it.
  mutating func finishUnchanged(_ requestID: LoadRequestID) {
    guard let (loadType, request) = running(requestID) else { return }
    guard count != nil else { return fail(requestID, LoadFailure(NotModified())) }
    end(loadType, request.intent, .idle)
    switch loadType {
    case .page(let direction): self[direction].isExhausted = true
    case .refresh:
      resumePages()
      if !request.intent.isQuiet { for direction in PageDirection.allCases { self[direction].reopen() } }
      if count == 0 { continueLoading(.next) }
    }
  }

  /// Fails a load, or waits for another attempt.
  mutating func fail(_ requestID: LoadRequestID, _ failure: LoadFailure) {
    guard let (loadType, request) = running(requestID) else { return }
    if let delay = delay(after: failure, to: request) {
      let next = request.nextAttempt
      self[loadType] = .retrying(
        next, PendingRetry(failure: failure, failedAttempts: next.attempt, duration: delay))
      emit(.wait(.retry(loadType), delay))
    } else {
      end(loadType, request.intent, .failed(request.firstAttempt, failure))
    }
    if loadType == .refresh { resumePages() }
  }

  /// Takes over the summary of changed content.
  mutating func apply(_ summary: MergeSummary<Key>) {
    let isLoaded = summary.count > 0 || PageDirection.allCases.contains { summary.end($0) != .unknown }
    count = isLoaded ? max(0, summary.count) : nil
    for direction in PageDirection.allCases { self[direction].setEnd(summary.end(direction)) }
  }

  /// Takes over the summary of an edit by the app. Pages are canceled if their end has changed.
  mutating func edit(_ summary: MergeSummary<Key>) {
    for direction in PageDirection.allCases where self[direction].end != summary.end(direction) {
      stop(.page(direction))
      self[direction].startOver()
    }
    apply(summary)
  }

  private func running(_ requestID: LoadRequestID) -> (loadType: LoadType, request: PageRequest<Key>)? {
    for loadType in LoadType.allCases {
      if case .loading(requestID, let request) = self[loadType] { return (loadType, request) }
    }
    return nil
  }

  private mutating func end(_ loadType: LoadType, _ intent: LoadIntent<Key>, _ activity: LoadActivity<Key>) {
    self[loadType] = activity
    if case .page(let direction) = loadType { self[direction].pagesWithoutNewItems = 0 }
    emit(.report(.ended(intent)))
  }

  /// Ends a refresh. If it brings no items but there are more, loading continues with the next page, if pages
  /// load by themselves at all.
  ///
  /// - Parameter directions: The ends whose page loads start over, whatever their state.
  private mutating func endRefresh(_ request: PageRequest<Key>, startingOver directions: [PageDirection]) {
    end(.refresh, request.intent, .idle)
    for direction in directions { self[direction].startOver() }
    if count == 0 { continueLoading(.next) }
  }

  /// Ends the load of a page. If it brings nothing new but there are more, the next one follows, a limited
  /// number of times.
  private mutating func endPage(_ direction: PageDirection, _ request: PageRequest<Key>, newCount: Int) {
    let page = self[direction]
    let isStuck = page.end == .at(request.key)
    let isWorthwhile =
      newCount <= 0 && !isStuck && page.pagesWithoutNewItems < Self.maximumPagesWithoutNewItems
    if isWorthwhile, let more = page.request(direction) {
      self[direction].pagesWithoutNewItems += 1
      return begin(.page(direction), more, isContinued: true)
    }
    end(.page(direction), request.intent, .idle)
    self[direction].isExhausted = isStuck || newCount <= 0
  }

  /// Restarts the pages that a refresh has interrupted. Off-screen content waits for its next appearance.
  private mutating func resumePages() {
    for direction in PageDirection.allCases where self[direction].activity == .interrupted {
      let request = self[direction].request(direction)
      self[direction].activity = request.map { isOffscreen ? .paused($0) : .waiting($0) } ?? .idle
    }
  }
}
