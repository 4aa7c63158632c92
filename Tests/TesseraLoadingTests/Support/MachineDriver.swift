@testable import TesseraLoading

typealias Machine = LoadMachine<Int>

/// A machine and its effects, as a loader would run it.
struct MachineDriver {
  var machine: Machine
  /// The effects since the last call of `takeEffects()`.
  private(set) var effects: [Machine.Effect] = []

  init(_ machine: Machine) { self.machine = machine }

  init(
    behavior: LoadBehavior = [.initial, .appearance, .autoUpdate, .pages], retry: RetryPolicy = .never,
    cancelsOnDisappear: Bool = false
  ) {
    machine = Machine(behavior: behavior, retry: retry, cancelsOnDisappear: cancelsOnDisappear)
  }

  /// Returns a machine with three items, and more at both ends: the pages 2 and -1.
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

  mutating func handle(_ event: Machine.Event) { effects += machine.handle(event) }

  mutating func takeEffects() -> [Machine.Effect] {
    defer { effects = [] }
    return effects
  }

  /// Returns the requests that have started since the last call.
  mutating func takeLoads() -> [PageRequest<Int>] {
    takeEffects().compactMap { if case .load(_, let request, _) = $0 { request } else { nil } }
  }

  /// Returns the id of the running request of a load type.
  func requestID(_ loadType: LoadType) -> LoadRequestID? {
    if case .loading(let requestID, _) = machine[loadType] { requestID } else { nil }
  }

  /// Answers the running request of a load type, by default with three new items and more at both ends.
  mutating func answer(_ loadType: LoadType = .refresh, _ summary: MergeSummary<Int> = .some) {
    if let requestID = requestID(loadType) { handle(.loaded(requestID, summary)) }
  }

  /// Fails the running request of a load type.
  mutating func fail(_ loadType: LoadType = .refresh, _ failure: LoadFailure = LoadFailure("no luck")) {
    if let requestID = requestID(loadType) { handle(.failed(requestID, failure)) }
  }

  /// Answers all running requests, the refresh first, until there are none. Returns the requests that have
  /// started meanwhile.
  mutating func answerAll() -> [PageRequest<Int>] {
    _ = takeEffects()
    var count = 0
    while let loadType = LoadType.allCases.first(where: { requestID($0) != nil }), count < 20 {
      answer(loadType)
      count += 1
    }
    return takeLoads()
  }
}

extension MergeSummary<Int> {
  /// Three items, and more at both ends.
  static let some = MergeSummary(count: 3, newCount: 3, next: .at(2), previous: .at(-1))
  /// No items, and no more pages.
  static let none = MergeSummary(count: 0, newCount: 0, next: .ended, previous: .ended)
  /// Three items, none of them new, and no more pages.
  static let end = MergeSummary(count: 3, newCount: 0, next: .ended, previous: .ended)
}

extension LoadType {
  static let next = LoadType.page(.next)
  static let previous = LoadType.page(.previous)
}

extension LoadFailure {
  /// Returns a failure that can be retried.
  static func transient(after delay: LoadDuration? = nil) -> LoadFailure {
    LoadFailure("busy", isTransient: true, retryAfter: delay)
  }
}
