@testable import TesseraLoading

/// A load machine and its pages against a faulty server, step by step: a loader without tasks and clocks.
struct ChaosRun {
  struct Setting {
    var server: ChaosServer
    var isStable: Bool
    var maximumCount: Int?
    var retry: RetryPolicy
    var cancelsOnDisappear: Bool
  }

  private struct Request {
    let requestID: LoadRequestID
    let request: PageRequest<Int>
  }

  let setting: Setting
  private var server: ChaosServer
  private var machine: Machine
  private var pages: Pages<Row, Int>
  private var ledger = LoadLedger()
  /// The requests without a response, including canceled ones.
  private var unanswered: [Request] = []

  init(_ setting: Setting) {
    self.setting = setting
    server = setting.server
    pages = Pages(maximumCount: setting.maximumCount)
    machine = Machine(
      behavior: [.initial, .appearance, .autoUpdate, .pages], retry: setting.retry,
      cancelsOnDisappear: setting.cancelsOnDisappear)
  }

  /// Runs a program, and then lets all loads end. Returns an error message; `nil` if nothing is wrong.
  static func failureReason(_ setting: Setting, _ program: [ChaosStep]) -> String? {
    var run = ChaosRun(setting)
    for step in program {
      if let failureReason = run.take(step) { return failureReason }
    }
    return run.settle() ?? run.loadEverything()
  }

  private mutating func take(_ step: ChaosStep) -> String? {
    switch step {
    case .appear: return tell(.appear)
    case .disappear: return tell(.disappear)
    case .load(let intent): return tell(.request(intent))
    case .reach(let direction): return tell(.reached(direction))
    case .retry: return tell(.retry)
    case .cancel: return tell(.cancel)
    case .tick(let number): return tick(number)
    case .answer(let number, let answer): return self.answer(number, answer)
    case .news(let count):
      server.addNews(count)
      return nil
    }
  }

  // MARK: Running

  private mutating func tell(_ event: Machine.Event) -> String? {
    let effects = machine.handle(event)
    for effect in effects {
      switch effect {
      case .load(let requestID, var request, _):
        if request.intent.isQuiet { request.key = pages.firstKey }
        unanswered.append(Request(requestID: requestID, request: request))
      case .discardContent: pages.removeAll()
      case .cancel, .wait, .stopWaiting, .report: break
      }
    }
    return ledger.note(event, effects) ?? failureReason()
  }

  private mutating func tick(_ number: Int) -> String? {
    let timers = LoadType.allCases.map(LoadTimer.retry) + [.autoUpdate]
    let waiting = timers.filter { ledger.timers.contains($0) }
    return waiting.isEmpty ? nil : tell(.elapsed(waiting[number % waiting.count]))
  }

  private mutating func answer(_ number: Int, _ answer: ChaosAnswer) -> String? {
    guard !unanswered.isEmpty else { return nil }
    let asked = unanswered.remove(at: number % unanswered.count)
    // The machine must agree with the ledger.
    let isRunning = ledger.running[asked.requestID] != nil
    let isWanted = machine.request(of: asked.requestID) != nil
    guard isWanted == isRunning else { return "\(asked.requestID) is \(isWanted ? "" : "not ")wanted" }
    let before = machine
    let event: Machine.Event
    switch answer.result(of: server, to: asked.request.key) {
    case .success(let page):
      let summary =
        isWanted ? pages.merge(page, for: asked.request, visible: nil) : MergeSummary<Int>.some
      event = .loaded(asked.requestID, summary)
    case .failure(is NotModified): event = .unchanged(asked.requestID)
    case .failure(let failure): event = .failed(asked.requestID, LoadFailure(failure))
    }
    let failureReason = tell(event)
    return !isRunning && machine != before ? "A canceled answer has landed" : failureReason
  }

  // MARK: Invariants

  private func failureReason() -> String? {
    let ids = pages.items.map(\.id)
    guard Set(ids).count == ids.count else { return "There are duplicates: \(ids)" }
    guard machine.count == (pages.isLoaded ? pages.count : nil) else { return "The machine has lost count" }
    for direction in PageDirection.allCases where machine[direction].end != pages.end(direction) {
      return "The end at \(direction) is \(pages.end(direction)), and taken for \(machine[direction].end)"
    }
    if let maximumCount = setting.maximumCount, setting.isStable {
      let limit = max(maximumCount, 3 * server.size)
      guard ids.count <= limit else { return "There are \(ids.count) items, and room for \(limit)" }
    }
    guard setting.isStable, let first = ids.first else { return nil }
    return ids == Array(first..<(first + ids.count)) ? nil : "Something is missing: \(ids)"
  }

  /// Answers all requests until nothing is loading.
  private mutating func settle() -> String? {
    for _ in 0..<200 {
      guard !machine.isSettled || !unanswered.isEmpty else { break }
      if unanswered.isEmpty {
        if let failureReason = tick(0) { return failureReason }
      } else if let failureReason = answer(0, .good) {
        return failureReason
      }
    }
    guard machine.isSettled else { return "It never ends" }
    return machine.phase.isLoading ? "It has ended and is loading" : nil
  }

  /// Loads all rows from the start.
  private mutating func loadEverything() -> String? {
    if let failureReason = tell(.request(.force(keepsContent: false))) ?? settle() { return failureReason }
    for direction in PageDirection.allCases {
      for _ in 0..<100 where !machine.hasEnded(direction) {
        if let failureReason = tell(.request(.page(direction))) ?? settle() { return failureReason }
      }
      guard machine.hasEnded(direction) else { return "There is no end" }
    }
    let ids = pages.items.map(\.id)
    if setting.maximumCount != nil {
      return ids.first == server.ids.first ? nil : "The start is missing: \(ids)"
    }
    guard ids == server.ids else { return "There is \(server.ids), and loaded is \(ids)" }
    return machine.phase == (ids.isEmpty ? .empty : .content) ? nil : "It should be settled"
  }
}

extension ChaosRun.Setting {
  static func random(using random: inout some RandomNumberGenerator) -> Self {
    let size = Int.random(in: 1...3, using: &random)
    let count = [0, 1, Int.random(in: 2...12, using: &random), 12].randomElement(using: &random) ?? 0
    let start = [0, 0, Int.random(in: 0...3, using: &random)].randomElement(using: &random) ?? 0
    return Self(
      server: ChaosServer(
        style: ChaosServer.Style.allCases.randomElement(using: &random) ?? .numbers, size: size, count: count,
        start: start),
      isStable: Bool.random(using: &random),
      maximumCount: [nil, 1, 4, 8].randomElement(using: &random) ?? nil,
      retry: [.never, .exponential(attempts: 2)].randomElement(using: &random) ?? .never,
      cancelsOnDisappear: Bool.random(using: &random))
  }
}
