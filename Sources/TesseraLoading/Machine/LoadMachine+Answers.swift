// What becomes of answers and failures.

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension LoadMachine {
  /// How many pages without anything new a lane loads in a row by itself after the first one.
  static var fruitlessLimit: Int { 5 }

  /// What is answered to a ticket counts for this; nil: it does not count any more.
  public func request(of ticket: LoadTicket) -> PageRequest<Key>? { running(ticket)?.request }

  /// Shows what is stored while the answer is on its way.
  mutating func merge(stored summary: MergeSummary<Key>, for ticket: LoadTicket) {
    if running(ticket) != nil { take(summary) }
  }

  /// Takes over an answer.
  mutating func merge(loaded summary: MergeSummary<Key>, for ticket: LoadTicket) {
    guard let (lane, request) = running(ticket) else { return }
    let changed = PageDirection.allCases.filter { self[$0].end != summary.end($0) }
    take(summary)
    switch lane {
    case .refresh:
      endRefresh(request, startingOver: request.intent.isQuiet ? changed : PageDirection.allCases)
    case .page(let direction): endPage(direction, request, newCount: summary.newCount)
    }
  }

  /// Ends a load that has found nothing new: all that is there stays. Pages that have given way to it go on, as nothing
  /// has come in their place; at an end, asking for the same again makes no sense until it is wanted.
  mutating func keep(_ ticket: LoadTicket) {
    guard let (lane, request) = running(ticket) else { return }
    guard count != nil else { return fail(ticket, LoadFailure(NothingNew())) }
    end(lane, request.intent, .idle)
    switch lane {
    case .page(let direction): self[direction].isExhausted = true
    case .refresh:
      resumePages()
      if !request.intent.isQuiet { for direction in PageDirection.allCases { self[direction].reopen() } }
      if count == 0 { goOn(.next) }
    }
  }

  /// Gives up, or waits for another attempt.
  mutating func fail(_ ticket: LoadTicket, _ failure: LoadFailure) {
    guard let (lane, request) = running(ticket) else { return }
    if let delay = delay(after: failure, to: request) {
      let next = request.nextAttempt
      self[lane] = .retrying(
        next, PendingRetry(failure: failure, failedAttempts: next.attempt, duration: delay))
      emit(.wait(.retry(lane), delay))
    } else {
      end(lane, request.intent, .failed(request.firstAttempt, failure))
    }
    if lane == .refresh { resumePages() }
  }

  /// Takes over what the content has become.
  mutating func take(_ summary: MergeSummary<Key>) {
    let isLoaded = summary.count > 0 || PageDirection.allCases.contains { summary.end($0) != .unknown }
    count = isLoaded ? max(0, summary.count) : nil
    for direction in PageDirection.allCases { self[direction].setEnd(summary.end(direction)) }
  }

  /// Takes over what the app has made of the content. Pages that come where no end is any more are cancelled.
  mutating func edit(_ summary: MergeSummary<Key>) {
    for direction in PageDirection.allCases where self[direction].end != summary.end(direction) {
      stop(.page(direction))
      self[direction].startOver()
    }
    take(summary)
  }

  private func running(_ ticket: LoadTicket) -> (lane: LoadLane, request: PageRequest<Key>)? {
    for lane in LoadLane.allCases {
      if case .loading(ticket, let request) = self[lane] { return (lane, request) }
    }
    return nil
  }

  private mutating func end(_ lane: LoadLane, _ intent: LoadIntent<Key>, _ activity: LaneActivity<Key>) {
    self[lane] = activity
    if case .page(let direction) = lane { self[direction].fruitlessCount = 0 }
    emit(.report(.ended(intent)))
  }

  /// A refresh that brings nothing but says that there is more goes on with that where pages are loaded at
  /// all.
  ///
  /// - Parameter directions: The ends at which pages begin by themselves again, whatever has become of them.
  private mutating func endRefresh(_ request: PageRequest<Key>, startingOver directions: [PageDirection]) {
    end(.refresh, request.intent, .idle)
    for direction in directions { self[direction].startOver() }
    if count == 0 { goOn(.next) }
  }

  /// A page that brings nothing new but says that there is more goes on with that, a few times.
  private mutating func endPage(_ direction: PageDirection, _ request: PageRequest<Key>, newCount: Int) {
    let lane = self[direction]
    let isStuck = lane.end == .at(request.key)
    let isWorthwhile = newCount <= 0 && !isStuck && lane.fruitlessCount < Self.fruitlessLimit
    if isWorthwhile, let more = lane.request(direction) {
      self[direction].fruitlessCount += 1
      return begin(.page(direction), more, isContinued: true)
    }
    end(.page(direction), request.intent, .idle)
    self[direction].isExhausted = isStuck || newCount <= 0
  }

  /// Has pages begin again that a refresh has interrupted; where nothing is shown, with the next appearance.
  private mutating func resumePages() {
    for direction in PageDirection.allCases where self[direction].activity == .interrupted {
      let request = self[direction].request(direction)
      self[direction].activity = request.map { isOutOfSight ? .paused($0) : .waiting($0) } ?? .idle
    }
  }
}
