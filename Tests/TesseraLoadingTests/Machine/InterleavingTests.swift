import TestSupport
import Testing

@testable import TesseraLoading

/// All sequences of up to six events; machines with equal states are continued only once.
@Suite("All interleavings of up to six events")
struct InterleavingTests {
  /// A machine and the events that lead to it.
  private struct Node {
    var machine: Machine
    var ledger = LoadLedger()
    var way: [Machine.Event] = []
  }

  @Test(
    "No load runs twice, gets lost, or has an effect after it was canceled", .tags(.slow),
    arguments: [false, true])
  func interleavings(cancelsOnDisappear: Bool) async {
    let machine = Machine(
      behavior: [.initial, .appearance, .autoUpdate, .pages],
      retry: .exponential(attempts: 2, jitter: 0), cancelsOnDisappear: cancelsOnDisappear)
    var front = [Node(machine: machine)]
    var known: Set<MachineDigest> = [MachineDigest(machine)]
    for _ in 1...(SeedShare.isWhole ? 6 : 5) {
      var next: [Node] = []
      for node in front {
        // Lets other tests use the thread.
        await Task.yield()
        for event in Self.events(for: node) {
          var node = node
          if let failureReason = Self.step(&node, event) {
            Issue.record("\(failureReason), after \(node.way)")
            return
          }
          guard known.insert(MachineDigest(node.machine)).inserted else { continue }
          if let failureReason = Self.finishingFailure(node) {
            Issue.record("\(failureReason), after \(node.way)")
            return
          }
          next.append(node)
        }
      }
      front = next
    }
    #expect(known.count > (SeedShare.isWhole ? 10_000 : 1_000))
  }

  /// Returns the possible next events of a machine.
  private static func events(for node: Node) -> [Machine.Event] {
    var events = circumstances
    // Results of requests that do not run, or do not run any more.
    let nobodys = node.ledger.cancelled ?? LoadRequestID(number: 0)
    events += [
      .loaded(nobodys, .some), .failed(nobodys, .transient()), .stored(nobodys, .some), .unchanged(nobodys),
    ]
    for requestID in node.ledger.running.keys.sorted(by: { $0.number < $1.number }) {
      events += answers.map { .loaded(requestID, $0) }
      events += failures.map { .failed(requestID, $0) }
      events += [.stored(requestID, .some), .unchanged(requestID)]
    }
    return events + node.ledger.timers.map { .elapsed($0) }
  }

  private static let circumstances: [Machine.Event] =
    [
      .appear, .disappear, .retry, .cancel, .sourceChanged, .reached(.next), .reached(.previous),
      .edited(.none), .periodChanged(.seconds(5)), .behaviorChanged([]),
      .behaviorChanged([.autoUpdateInBackground]),
    ]
    + [
      .initial, .appearance, .autoUpdate, .force(keepsContent: true), .force(keepsContent: false), .pull,
      .jump(to: 7),
      .page(.next), .page(.previous),
    ].map { .request($0) }

  private static let answers: [MergeSummary<Int>] = [
    .some, .none, .end,
    // No new items, but another page.
    MergeSummary(count: 3, newCount: 0, next: .at(3), previous: .at(nil)),
  ]

  private static let failures = [LoadFailure("no luck"), .transient(after: .seconds(90))]

  /// Handles an event. Returns an error message; `nil` if nothing is wrong.
  private static func step(_ node: inout Node, _ event: Machine.Event) -> String? {
    node.way.append(event)
    let before = node.machine
    let isDeaf = node.ledger.isDeaf(to: event)
    let effects = node.machine.handle(event)
    if isDeaf, node.machine != before || !effects.isEmpty {
      return "Something nobody waits for has changed something"
    }
    return node.ledger.note(event, effects) ?? node.ledger.failureReason(about: node.machine)
  }

  /// Returns an error message if the machine is wrong after all requests succeed or all fail.
  private static func finishingFailure(_ node: Node) -> String? {
    for outcome in 0..<2 {
      var node = node
      var count = 0
      while let requestID = node.ledger.running.keys.min(by: { $0.number < $1.number }) {
        let event: Machine.Event =
          outcome == 0 ? .loaded(requestID, .some) : .failed(requestID, LoadFailure("no luck"))
        if let failureReason = step(&node, event) { return failureReason }
        count += 1
        guard count < 20 else { return "It never ends" }
      }
      for timer in node.ledger.timers where timer != .autoUpdate {
        guard case .retry(let loadType) = timer, case .retrying = node.machine[loadType] else {
          return "\(timer) is stray"
        }
      }
      if node.ledger.timers.subtracting([.autoUpdate]).isEmpty, !node.machine.isSettled {
        return "It is stuck"
      }
    }
    return nil
  }
}
