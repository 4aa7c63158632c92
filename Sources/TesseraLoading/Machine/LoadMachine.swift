/// Decides what is loaded when: a value without clocks and tasks, told what happens, answering what is to be
/// done.
///
/// Refreshes and the pages of each end have a lane of their own, and a lane loads one thing at a time. Both
/// ends may load at the same time; no page loads beside a refresh. What gives way to what is a table in
/// `Documentation/Loading.md`:
/// - Explicit requests, `force`, `pull` and `jump`, always begin anew: they want what is newer
///   than their asking.
/// - `initial` gives way to refreshes that run, and cancels pages.
/// - `appearance` and `autoUpdate` give way to refreshes that run, and wait until pages have ended.
/// - Pages wait until refreshes have ended.
///
/// All attempts at the same are one load, with the times between them. An answer that was cancelled changes
/// nothing.
///
///     var machine = LoadMachine<Int>(behavior: [.initial, .nextPages])
///     machine.handle(.appear)  // [started initial, load #1: initial, what is stored first]
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
public struct LoadMachine<Key: Hashable & Sendable>: Equatable, Sendable {
  /// What it does without being asked.
  public internal(set) var behavior: LoadBehavior
  /// How long it waits from the end of a refresh to the next update; zero or less: there is none.
  public internal(set) var period: Duration
  /// Whether it tries again what has failed, and when.
  public let retry: RetryPolicy
  /// Whether what is loading is cancelled when it is not shown any more, to begin again when it is.
  public let cancelsOnDisappear: Bool

  /// How many items there are; nil: nothing is loaded.
  public internal(set) var count: Int?

  var refresh: LaneActivity<Key> = .idle
  private var next = PageLane<Key>()
  private var previous = PageLane<Key>()
  var isShown = false
  var hasAppeared = false
  var isAutoUpdateTimed = false
  /// Whether the time for an update has come, which waits until it is shown.
  var isUpdateDue = false
  private var chance: Chance
  private var lastTicket = 0
  private var effects: [Effect] = []

  /// A machine to which nothing has happened.
  ///
  /// - Parameters:
  ///   - behavior: What it does without being asked.
  ///   - period: How long it waits from the end of a refresh to the next update; zero or less: there is none.
  ///   - retry: Whether it tries again what has failed, and when.
  ///   - cancelsOnDisappear: Whether what is loading is cancelled when it is not shown any more, to begin
  ///     again when it is.
  ///   - seed: Where the chance in the times between attempts comes from.
  public init(
    behavior: LoadBehavior = .initial, period: Duration = .seconds(30), retry: RetryPolicy = .never,
    cancelsOnDisappear: Bool = false, seed: UInt64 = 0
  ) {
    self.behavior = behavior
    self.period = period
    self.retry = retry
    self.cancelsOnDisappear = cancelsOnDisappear
    chance = Chance(seed: seed)
  }

  /// Tells what has happened.
  ///
  /// - Returns: What is to be done, in order.
  public mutating func handle(_ event: Event) -> [Effect] {
    react(to: event)
    requestDueUpdate()
    beginWhatWaits()
    setAutoUpdateTimer()
    defer { effects = [] }
    return effects
  }

  /// The lane of an end.
  subscript(direction: PageDirection) -> PageLane<Key> {
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

  /// What a lane does.
  subscript(lane: LoadLane) -> LaneActivity<Key> {
    get {
      switch lane {
      case .refresh: refresh
      case .page(.next): next.activity
      case .page(.previous): previous.activity
      }
    }
    set {
      switch lane {
      case .refresh: refresh = newValue
      case .page(.next): next.activity = newValue
      case .page(.previous): previous.activity = newValue
      }
    }
  }

  /// Has something done.
  mutating func emit(_ effect: Effect) { effects.append(effect) }

  /// A ticket that was never used.
  mutating func makeTicket() -> LoadTicket {
    lastTicket += 1
    return LoadTicket(number: lastTicket)
  }

  /// How long to wait before the next attempt; nil: there is none.
  mutating func delay(after failure: LoadFailure, to request: PageRequest<Key>) -> Duration? {
    let chance = retry.jitter > 0 && failure.isTransient ? chance.next() : 0
    return retry.delay(after: failure, attempt: request.attempt, chance: chance)
  }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension LoadMachine {
  private mutating func react(to event: Event) {
    switch event {
    case .appear: appear()
    case .disappear: disappear()
    case .request(.page(let direction)): requestPage(direction)
    case .request(let intent): requestRefresh(intent)
    case .reached(let direction): reach(direction)
    case .retry: retryFailed()
    case .cancel: giveUp()
    case .stored(let ticket, let summary): merge(stored: summary, for: ticket)
    case .loaded(let ticket, let summary): merge(loaded: summary, for: ticket)
    case .unchanged(let ticket): keep(ticket)
    case .failed(let ticket, let failure): fail(ticket, failure)
    case .elapsed(let timer): elapse(timer)
    case .edited(let summary): edit(summary)
    case .sourceChanged: changeSource()
    case .behaviorChanged(let behavior): self.behavior = behavior
    case .periodChanged(let period): change(period: period)
    }
  }
}
