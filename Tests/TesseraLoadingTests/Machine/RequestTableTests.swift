import Testing

@testable import TesseraLoading

@Suite("Which request gives way to which")
struct RequestTableTests {
  static let intents: [String: LoadIntent<Int>] = [
    "initial": .initial, "appearance": .appearance, "auto-update": .autoUpdate,
    "force": .force(keepsContent: true), "force anew": .force(keepsContent: false), "pull": .pull,
    "jump": .jump(to: 7), "next page": .page(.next), "previous page": .page(.previous),
    "next reached": .page(.next), "previous reached": .page(.previous),
  ]

  /// A machine in which something is running, with content and more at both ends.
  static func driver(running: String) -> MachineDriver {
    var driver = MachineDriver.loaded(retry: .exponential(attempts: 3))
    let words = running.split(separator: ", ").map(String.init)
    switch (words[0], words.last) {
    case ("nothing", _): break
    case (let name, "waiting"):
      driver.handle(.request(.page(.next)))
      driver.handle(intents[name].map { .request($0) } ?? .cancel)
    case (let name, let last):
      driver.handle(intents[name].map { .request($0) } ?? .cancel)
      // What was discarded to force it is there again, as from a store.
      if name == "force anew", let ticket = driver.ticket(.refresh) { driver.handle(.stored(ticket, .some)) }
      if last == "again" { driver.fail(name.hasSuffix("page") ? .next : .refresh, .transient()) }
    }
    _ = driver.takeEffects()
    return driver
  }

  static func event(asking asked: String) -> Machine.Event {
    switch asked {
    case "next reached": .reached(.next)
    case "previous reached": .reached(.previous)
    default: intents[asked].map { .request($0) } ?? .cancel
    }
  }

  @Test("Every cell of the table", arguments: RequestCell.all)
  func cell(_ cell: RequestCell) throws {
    var driver = Self.driver(running: cell.running)
    let before = driver
    let intent = try #require(Self.intents[cell.asked])
    driver.handle(Self.event(asking: cell.asked))
    let effects = driver.takeEffects()
    #expect(Self.outcome(of: intent, from: before, to: driver, effects)?.rawValue == cell.outcome)
    #expect(before.machine.isSettled || driver.machine.phase != .idle)
  }

  @Test("The table has a row for everything that can be asked for")
  func isComplete() {
    #expect(Set(RequestCell.all.map(\.asked)) == Set(Self.intents.keys))
    #expect(RequestCell.all.count == 11 * (7 + 7 + 2 + 4))
  }

  /// What has become of a request.
  static func outcome(
    of intent: LoadIntent<Int>, from before: MachineDriver, to after: MachineDriver,
    _ effects: [Machine.Effect]
  ) -> RequestOutcome? {
    let begun = effects.contains {
      if case .load(_, let request, _) = $0 { request.intent == intent } else { false }
    }
    let ended = LoadLane.allCases.filter { lane in
      effects.contains(.stopWaiting(.retry(lane)))
        || before.ticket(lane).map { effects.contains(.cancel($0)) } ?? false
    }
    guard begun else { return effects.isEmpty ? quietOutcome(of: intent, from: before, to: after) : nil }
    switch ended {
    case []: return .begins
    case [.refresh]: return .replaces
    case [.next], [.previous]:
      if !intent.isRefresh { return .hurries }
      return beginsAgain(ended[0], in: after, discarded: intent == .force(keepsContent: false))
        ? .interrupts : nil
    default: return nil
    }
  }

  /// What has become of a request after which nothing was done.
  private static func quietOutcome(
    of intent: LoadIntent<Int>, from before: MachineDriver, to after: MachineDriver
  ) -> RequestOutcome? {
    var (before, after) = (before, after)
    let expected = before.answerAll()
    let actual = after.answerAll()
    if actual.count == expected.count { return .joins }
    return actual.last?.intent == intent ? .waits : nil
  }

  /// Whether pages that were interrupted begin again when the refresh fails, as far as what they continue is
  /// there.
  private static func beginsAgain(_ lane: LoadLane, in driver: MachineDriver, discarded: Bool) -> Bool {
    var driver = driver
    driver.fail()
    return (driver.ticket(lane) != nil) == !discarded
  }
}
