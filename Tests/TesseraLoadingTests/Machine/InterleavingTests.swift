import TestSupport
import Testing

@testable import TesseraLoading

/// Everything that can happen, in every order, up to six events: machines that are alike go on only once.
@Suite("All interleavings of up to six events")
struct InterleavingTests {
  /// A way to a machine.
  private struct Node {
    var machine: Machine
    var ledger = LoadLedger()
    var way: [Machine.Event] = []
  }

  @Test(
    "Whatever happens, nothing loads twice, gets lost, or lands after it was cancelled",
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
        // Others wait for a thread as well.
        await Task.yield()
        for event in Self.events(for: node) {
          var node = node
          if let complaint = Self.step(&node, event) {
            Issue.record("\(complaint), after \(node.way)")
            return
          }
          guard known.insert(MachineDigest(node.machine)).inserted else { continue }
          if let complaint = Self.finishingComplaint(node) {
            Issue.record("\(complaint), after \(node.way)")
            return
          }
          next.append(node)
        }
      }
      front = next
    }
    #expect(known.count > (SeedShare.isWhole ? 10_000 : 1_000))
  }

  /// What can happen to a machine next.
  private static func events(for node: Node) -> [Machine.Event] {
    var events = circumstances
    // Those that nobody waits for, or not any more.
    let nobodys = node.ledger.cancelled ?? LoadTicket(number: 0)
    events += [
      .loaded(nobodys, .some), .failed(nobodys, .transient()), .stored(nobodys, .some), .unchanged(nobodys),
    ]
    for ticket in node.ledger.running.keys.sorted(by: { $0.number < $1.number }) {
      events += answers.map { .loaded(ticket, $0) }
      events += failures.map { .failed(ticket, $0) }
      events += [.stored(ticket, .some), .unchanged(ticket)]
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
    // Nothing new, but more.
    MergeSummary(count: 3, newCount: 0, next: .at(3), previous: .at(nil)),
  ]

  private static let failures = [LoadFailure("no luck"), .transient(after: .seconds(90))]

  /// Lets something happen.
  ///
  /// - Returns: What is wrong then.
  private static func step(_ node: inout Node, _ event: Machine.Event) -> String? {
    node.way.append(event)
    let before = node.machine
    let isDeaf = node.ledger.isDeaf(to: event)
    let effects = node.machine.handle(event)
    if isDeaf, node.machine != before || !effects.isEmpty {
      return "Something nobody waits for has changed something"
    }
    return node.ledger.note(event, effects) ?? node.ledger.complaint(about: node.machine)
  }

  /// What is wrong when everything is answered, or everything fails.
  private static func finishingComplaint(_ node: Node) -> String? {
    for outcome in 0..<2 {
      var node = node
      var count = 0
      while let ticket = node.ledger.running.keys.min(by: { $0.number < $1.number }) {
        let event: Machine.Event =
          outcome == 0 ? .loaded(ticket, .some) : .failed(ticket, LoadFailure("no luck"))
        if let complaint = step(&node, event) { return complaint }
        count += 1
        guard count < 20 else { return "It never ends" }
      }
      for timer in node.ledger.timers where timer != .autoUpdate {
        guard case .retry(let lane) = timer, case .retrying = node.machine[lane] else {
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
