/// A state machine that decides when to load.
///
/// The machine is a value without clocks and tasks: it receives events and returns effects.
///
/// There are three types of loads: refreshes, and the pages of each end. Each type loads one thing at a time.
/// Both ends may load at the same time, but no page loads during a refresh. A table in
/// `Documentation/Loading.md` shows which load gives way to which:
/// - The explicit requests `force`, `pull` and `jump` always begin again, because they demand content that is
///   newer than the request.
/// - `initial` gives way to a running refresh, and cancels pages.
/// - `appearance` and `autoUpdate` give way to a running refresh, and wait until pages have ended.
/// - Pages wait until refreshes have ended.
///
/// All attempts at the same request are one load, including the times between them. The result of a canceled
/// load changes nothing.
///
///     var machine = LoadMachine<Int>(behavior: [.initial, .nextPages])
///     machine.handle(.appear)  // [started initial, load #1: initial, what is stored first]
public struct LoadMachine<Key: Hashable & Sendable>: Equatable, Sendable {
  /// The loads that start by themselves.
  public internal(set) var behavior: LoadBehavior
  /// The time from the end of a refresh to the next update; no updates if it is zero or less.
  public internal(set) var period: LoadDuration
  /// The policy for attempts after a failure.
  public let retry: RetryPolicy
  /// Whether running loads are canceled when the content disappears, to begin again when it appears.
  public let cancelsOnDisappear: Bool

  /// The number of items; `nil` if nothing is loaded.
  public internal(set) var count: Int?

  var refresh: LoadActivity<Key> = .idle
  private var next = PageLoadState<Key>()
  private var previous = PageLoadState<Key>()
  var isShown = false
  var hasAppeared = false
  var isAutoUpdateTimed = false
  /// Whether an update is due that waits until the content is shown.
  var isUpdateDue = false
  private var random: SplitMix64
  private var lastRequestID = 0
  private var effects: [Effect] = []

  /// Creates a machine.
  ///
  /// - Parameters:
  ///   - behavior: The loads that start by themselves.
  ///   - period: The time from the end of a refresh to the next update; no updates if it is zero or less.
  ///   - retry: The policy for attempts after a failure.
  ///   - cancelsOnDisappear: Whether running loads are canceled when the content disappears, to begin again
  ///     when it appears.
  ///   - seed: The seed of the random variation of retry delays.
  public init(
    behavior: LoadBehavior = .initial, period: LoadDuration = .seconds(30), retry: RetryPolicy = .never,
    cancelsOnDisappear: Bool = false, seed: UInt64 = 0
  ) {
    self.behavior = behavior
    self.period = period
    self.retry = retry
    self.cancelsOnDisappear = cancelsOnDisappear
    random = SplitMix64(seed: seed)
  }

  /// Handles an event.
  ///
  /// - Returns: The effects to perform, in order.
  public mutating func handle(_ event: Event) -> [Effect] {
    react(to: event)
    requestDueUpdate()
    startWaitingRequests()
    setAutoUpdateTimer()
    defer { effects = [] }
    return effects
  }

  subscript(direction: PageDirection) -> PageLoadState<Key> {
    get {
      switch direction {
      case .next: next
      case .previous: previous
      }
    }
    set {
      switch direction {
      case .next: next = newValue
      case .previous: previous = newValue
      }
    }
  }

  subscript(loadType: LoadType) -> LoadActivity<Key> {
    get {
      switch loadType {
      case .refresh: refresh
      case .page(.next): next.activity
      case .page(.previous): previous.activity
      }
    }
    set {
      switch loadType {
      case .refresh: refresh = newValue
      case .page(.next): next.activity = newValue
      case .page(.previous): previous.activity = newValue
      }
    }
  }

  mutating func emit(_ effect: Effect) { effects.append(effect) }

  mutating func makeRequestID() -> LoadRequestID {
    lastRequestID += 1
    return LoadRequestID(number: lastRequestID)
  }

  /// Returns the time to wait before the next attempt; `nil` if there is none.
  mutating func delay(after failure: LoadFailure, to request: PageRequest<Key>) -> LoadDuration? {
    let random = retry.jitter > 0 && failure.isTransient ? random.nextFraction() : 0
    return retry.delay(after: failure, attempt: request.attempt, random: random)
  }
}

extension LoadMachine {
  private mutating func react(to event: Event) {
    switch event {
    case .appear: appear()
    case .disappear: disappear()
    case .request(.page(let direction)): requestPage(direction)
    case .request(let intent): requestRefresh(intent)
    case .reached(let direction): reach(direction)
    case .retry: retryFailed()
    case .cancel: cancelAllByUser()
    case .stored(let requestID, let summary): merge(stored: summary, for: requestID)
    case .loaded(let requestID, let summary): merge(loaded: summary, for: requestID)
    case .unchanged(let requestID): finishUnchanged(requestID)
    case .failed(let requestID, let failure): fail(requestID, failure)
    case .elapsed(let timer): elapse(timer)
    case .edited(let summary): edit(summary)
    case .sourceChanged: changeSource()
    case .behaviorChanged(let behavior): self.behavior = behavior
    case .periodChanged(let period): change(period: period)
    }
  }
}
