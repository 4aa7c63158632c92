import Testing

@testable import TesseraLoading

@Suite("Precedence of requests")
struct RequestTableTests {
  static let intents: [String: LoadIntent<Int>] = [
    "initial": .initial, "appearance": .appearance, "auto-update": .autoUpdate,
    "force": .force(keepsContent: true), "force anew": .force(keepsContent: false), "pull": .pull,
    "jump": .jump(to: 7), "next page": .page(.next), "previous page": .page(.previous),
    "next reached": .page(.next), "previous reached": .page(.previous),
  ]

  /// Returns a machine with content and more at both ends that is loading something.
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
      // The discarded content is restored, as from a store.
      if name == "force anew", let requestID = driver.requestID(.refresh) {
        driver.handle(.stored(requestID, .some))
      }
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

  @Test("A request has the outcome of its cell in the table", arguments: RequestCell.all)
  func cell(_ cell: RequestCell) throws {
    var driver = Self.driver(running: cell.running)
    let before = driver
    let intent = try #require(Self.intents[cell.asked])
    driver.handle(Self.event(asking: cell.asked))
    let effects = driver.takeEffects()
    #expect(Self.outcome(of: intent, from: before, to: driver, effects)?.rawValue == cell.outcome)
    #expect(before.machine.isSettled || driver.machine.phase != .idle)
  }

  @Test("The table has a row for every request")
  func isComplete() {
    #expect(Set(RequestCell.all.map(\.asked)) == Set(Self.intents.keys))
    #expect(RequestCell.all.count == 11 * (7 + 7 + 2 + 4))
  }

  static func outcome(
    of intent: LoadIntent<Int>, from before: MachineDriver, to after: MachineDriver,
    _ effects: [Machine.Effect]
  ) -> RequestOutcome? {
    let begun = effects.contains {
      if case .load(_, let request, _) = $0 { request.intent == intent } else { false }
    }
    let ended = LoadType.allCases.filter { loadType in
      effects.contains(.stopWaiting(.retry(loadType)))
        || before.requestID(loadType).map { effects.contains(.cancel($0)) } ?? false
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

  /// Returns the outcome of a request without effects.
  private static func quietOutcome(
    of intent: LoadIntent<Int>, from before: MachineDriver, to after: MachineDriver
  ) -> RequestOutcome? {
    var (before, after) = (before, after)
    let expected = before.answerAll()
    let actual = after.answerAll()
    if actual.count == expected.count { return .joins }
    return actual.last?.intent == intent ? .waits : nil
  }

  /// Returns whether interrupted pages start again when the refresh fails, if the content that they continue
  /// still exists.
  private static func beginsAgain(_ loadType: LoadType, in driver: MachineDriver, discarded: Bool) -> Bool {
    var driver = driver
    driver.fail()
    return (driver.requestID(loadType) != nil) == !discarded
  }
}
