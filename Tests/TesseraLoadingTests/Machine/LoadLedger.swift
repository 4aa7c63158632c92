@testable import TesseraLoading

/// Books of what a machine has running, kept from its effects alone: whatever it wants done must make sense
/// there.
struct LoadLedger: Equatable {
  private(set) var running: [LoadTicket: PageRequest<Int>] = [:]
  /// What was cancelled last.
  private(set) var cancelled: LoadTicket?
  private(set) var timers: Set<LoadTimer> = []
  private(set) var reported: [LoadIntent<Int>] = []
  private static let lanes: [LoadLane] = LoadLane.allCases
  private var last = LoadTicket(number: 0)

  /// Notes what has happened and what was done for it.
  ///
  /// - Returns: What makes no sense; nil: nothing.
  mutating func note(_ event: Machine.Event, _ effects: [Machine.Effect]) -> String? {
    switch event {
    case .loaded(let ticket, _), .failed(let ticket, _), .unchanged(let ticket): running[ticket] = nil
    case .elapsed(let timer): timers.remove(timer)
    default: break
    }
    for effect in effects {
      if let complaint = note(effect) { return complaint }
    }
    return nil
  }

  private mutating func note(_ effect: Machine.Effect) -> String? {
    switch effect {
    case .load(let ticket, let request, _):
      guard ticket.number > last.number else { return "A ticket was used again: \(ticket)" }
      last = ticket
      running[ticket] = request
    case .cancel(let ticket):
      guard running.removeValue(forKey: ticket) != nil else {
        return "\(ticket) was cancelled and is not running"
      }
      cancelled = ticket
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

  /// Whether an answer or the end of a time comes that nobody waits for.
  func isDeaf(to event: Machine.Event) -> Bool {
    switch event {
    case .loaded(let ticket, _), .failed(let ticket, _), .stored(let ticket, _), .unchanged(let ticket):
      running[ticket] == nil
    default: false
    }
  }

  /// What does not agree with a machine; nil: nothing.
  func complaint(about machine: Machine) -> String? {
    complaintAboutLanes(machine) ?? complaintAboutTimers(machine) ?? complaintAboutRest(machine)
  }

  private func complaintAboutLanes(_ machine: Machine) -> String? {
    var count = 0
    for lane in Self.lanes {
      guard case .loading(let ticket, let request) = machine[lane] else { continue }
      count += 1
      guard running[ticket] == request else { return "\(request) is loading, and nobody was told" }
      guard request.intent.isRefresh == (lane == .refresh) else { return "\(request) is loading in \(lane)" }
      guard machine.request(of: ticket) == request else { return "\(ticket) has lost its request" }
    }
    guard count == running.count else { return "\(running) is running, and nobody waits for it" }
    let isPageLoading = machine[.next].isLoading || machine[.previous].isLoading
    return machine.refresh.isLoading && isPageLoading ? "A page is loading beside a refresh" : nil
  }

  private func complaintAboutTimers(_ machine: Machine) -> String? {
    var expected: [LoadTimer] = machine.isAutoUpdateTimed ? [.autoUpdate] : []
    for lane in Self.lanes {
      if case .retrying = machine[lane] { expected.append(.retry(lane)) }
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

  private func complaintAboutRest(_ machine: Machine) -> String? {
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
