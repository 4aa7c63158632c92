@testable import TesseraLoading

typealias Machine = LoadMachine<Int>

/// A machine together with what it has running, as a loader would have it.
struct MachineDriver {
  var machine: Machine
  /// What was done for it since it was last looked at.
  private(set) var effects: [Machine.Effect] = []

  init(_ machine: Machine) { self.machine = machine }

  init(
    behavior: LoadBehavior = [.initial, .appearance, .autoUpdate, .pages], retry: RetryPolicy = .never,
    cancelsOnDisappear: Bool = false
  ) {
    machine = Machine(behavior: behavior, retry: retry, cancelsOnDisappear: cancelsOnDisappear)
  }

  /// A machine with three items, and more at both ends: the pages 2 and -1.
  static func loaded(
    behavior: LoadBehavior = [.initial, .appearance, .pages], retry: RetryPolicy = .never,
    cancelsOnDisappear: Bool = false
  ) -> MachineDriver {
    var driver = MachineDriver(behavior: behavior, retry: retry, cancelsOnDisappear: cancelsOnDisappear)
    driver.handle(.appear)
    driver.answer()
    _ = driver.takeEffects()
    return driver
  }

  /// Tells what happens.
  mutating func handle(_ event: Machine.Event) { effects += machine.handle(event) }

  /// What was done for it since it was last looked at.
  mutating func takeEffects() -> [Machine.Effect] {
    defer { effects = [] }
    return effects
  }

  /// The loads that have begun since it was last looked at.
  mutating func takeLoads() -> [PageRequest<Int>] {
    takeEffects().compactMap { if case .load(_, let request, _) = $0 { request } else { nil } }
  }

  /// The ticket of what a lane loads.
  func ticket(_ lane: LoadLane) -> LoadTicket? {
    if case .loading(let ticket, _) = machine[lane] { ticket } else { nil }
  }

  /// Answers what a lane loads; by default with three new items and more at both ends.
  mutating func answer(_ lane: LoadLane = .refresh, _ summary: MergeSummary<Int> = .some) {
    if let ticket = ticket(lane) { handle(.loaded(ticket, summary)) }
  }

  /// Fails what a lane loads.
  mutating func fail(_ lane: LoadLane = .refresh, _ failure: LoadFailure = LoadFailure("no luck")) {
    if let ticket = ticket(lane) { handle(.failed(ticket, failure)) }
  }

  /// Answers whatever is loading until nothing is, the refresh first.
  ///
  /// - Returns: What has begun meanwhile.
  mutating func answerAll() -> [PageRequest<Int>] {
    _ = takeEffects()
    var count = 0
    while let lane = LoadLane.allCases.first(where: { ticket($0) != nil }), count < 20 {
      answer(lane)
      count += 1
    }
    return takeLoads()
  }
}

extension MergeSummary<Int> {
  /// Three items, and more at both ends.
  static let some = MergeSummary(count: 3, newCount: 3, next: .at(2), previous: .at(-1))
  /// Nothing, and nothing more.
  static let none = MergeSummary(count: 0, newCount: 0, next: .ended, previous: .ended)
  /// Three items, nothing new, and nothing more.
  static let end = MergeSummary(count: 3, newCount: 0, next: .ended, previous: .ended)
}

extension LoadLane {
  static let next = LoadLane.page(.next)
  static let previous = LoadLane.page(.previous)
}

extension LoadFailure {
  /// A failure after which another attempt makes sense.
  static func transient(after delay: Duration? = nil) -> LoadFailure {
    LoadFailure("busy", isTransient: true, retryAfter: delay)
  }
}
