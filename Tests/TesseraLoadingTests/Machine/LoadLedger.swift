@testable import TesseraLoading

/// The running requests and timers of a machine, derived from its effects alone. Each effect must be
/// consistent with them.
struct LoadLedger: Equatable {
  private(set) var running: [LoadRequestID: PageRequest<Int>] = [:]
  /// The request that was canceled last.
  private(set) var cancelled: LoadRequestID?
  private(set) var timers: Set<LoadTimer> = []
  private(set) var reported: [LoadIntent<Int>] = []
  private static let lanes: [LoadType] = LoadType.allCases
  private var last = LoadRequestID(number: 0)

  /// Records an event and its effects. Returns an error message; `nil` if the effects are consistent.
  mutating func note(_ event: Machine.Event, _ effects: [Machine.Effect]) -> String? {
    switch event {
    case .loaded(let requestID, _), .failed(let requestID, _), .unchanged(let requestID):
      running[requestID] = nil
    case .elapsed(let timer): timers.remove(timer)
    default: break
    }
    for effect in effects {
      if let failureReason = note(effect) { return failureReason }
    }
    return nil
  }

  private mutating func note(_ effect: Machine.Effect) -> String? {
    switch effect {
    case .load(let requestID, let request, _):
      guard requestID.number > last.number else { return "A ticket was used again: \(requestID)" }
      last = requestID
      running[requestID] = request
    case .cancel(let requestID):
      guard running.removeValue(forKey: requestID) != nil else {
        return "\(requestID) was cancelled and is not running"
      }
      cancelled = requestID
    case .wait(let timer, let duration):
      guard timers.insert(timer).inserted else { return "Waits twice for \(timer)" }
      guard duration >= .zero else { return "Waits for less than no time for \(timer)" }
    case .stopWaiting(let timer):
      guard timers.remove(timer) != nil else { return "Stops waiting for \(timer), and nobody waits" }
    case .report(.started(let intent)): reported.append(intent)
    case .report(.ended(let intent)):
      guard let index = reported.firstIndex(of: intent) else {
        return "\(intent) has ended and never started"
      }
      reported.remove(at: index)
    case .discardContent: break
    }
    return nil
  }

  /// Returns whether an event belongs to a request that is not running.
  func isDeaf(to event: Machine.Event) -> Bool {
    switch event {
    case .loaded(let requestID, _), .failed(let requestID, _), .stored(let requestID, _),
      .unchanged(let requestID):
      running[requestID] == nil
    default: false
    }
  }

  /// Returns an error message if the ledger and a machine disagree; `nil` if they agree.
  func failureReason(about machine: Machine) -> String? {
    loadTypeFailure(machine) ?? timerFailure(machine) ?? idleFailure(machine)
  }

  private func loadTypeFailure(_ machine: Machine) -> String? {
    var count = 0
    for loadType in Self.lanes {
      guard case .loading(let requestID, let request) = machine[loadType] else { continue }
      count += 1
      guard running[requestID] == request else { return "\(request) is loading, and nobody was told" }
      guard request.intent.isRefresh == (loadType == .refresh) else {
        return "\(request) is loading in \(loadType)"
      }
      guard machine.request(of: requestID) == request else { return "\(requestID) has lost its request" }
    }
    guard count == running.count else { return "\(running) is running, and nobody waits for it" }
    let isPageLoading = machine[.next].isLoading || machine[.previous].isLoading
    return machine.refresh.isLoading && isPageLoading ? "A page is loading beside a refresh" : nil
  }

  private func timerFailure(_ machine: Machine) -> String? {
    var expected: [LoadTimer] = machine.isAutoUpdateTimed ? [.autoUpdate] : []
    for loadType in Self.lanes {
      if case .retrying = machine[loadType] { expected.append(.retry(loadType)) }
    }
    guard timers.count == expected.count, expected.allSatisfy({ timers.contains($0) }) else {
      return "It waits for \(timers), and should for \(expected)"
    }
    let wantsTimer = machine.isAutoUpdating && machine.refresh.isAtRest && !machine.isUpdateDue
    guard machine.isAutoUpdateTimed == wantsTimer else {
      return "The timer of updates is wrong"
    }
    let intents = Self.lanes.compactMap { machine[$0].intent }
    guard intents.count == reported.count, intents.allSatisfy({ reported.contains($0) }) else {
      return "\(reported) was reported, \(intents) is going on"
    }
    return nil
  }

  private func idleFailure(_ machine: Machine) -> String? {
    let isPageLoading = machine[.next].isLoading || machine[.previous].isLoading
    if machine.refresh.isWaiting, !isPageLoading { return "A refresh waits for nothing" }
    for direction in PageDirection.allCases {
      let activity = machine[.page(direction)]
      if activity.isWaiting, !machine.refresh.isLoading, !machine.refresh.isWaiting {
        return "The page at \(direction) waits for nothing"
      }
      if activity == .interrupted, !machine.refresh.isLoading {
        return "The page at \(direction) was forgotten"
      }
    }
    guard machine.isSettled else { return nil }
    guard running.isEmpty, reported.isEmpty else { return "It is settled, and not at rest" }
    switch machine.phase {
    case .idle: return machine.count == nil ? nil : "It is idle and has something"
    case .content: return machine.count ?? 0 > 0 ? nil : "It has content without any"
    case .empty: return machine.count == 0 ? nil : "It is empty with content"
    case .failed(_, let keepsContent):
      return keepsContent == (machine.count ?? 0 > 0) ? nil : "It keeps nothing"
    case .loading: return "It is settled and loading"
    }
  }
}
