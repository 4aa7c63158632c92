import Tessera
import TesseraTesting
import TestCells
import Testing

@testable import TesseraLoading

@MainActor
@Suite("The reason and the time of the next retry", .timeLimit(.minutes(10)))
struct PendingRetryTests {
  let source = HeldSource()
  let clock = VirtualClock()
  private let busy = LoadFailure("The server is busy.", isTransient: true, retryAfter: .seconds(86400))

  private func loader(_ behavior: LoadBehavior = .initial) -> Loader<HeldSource> {
    Loader(source, behavior: behavior, retry: .exponential(attempts: 3, jitter: 0), clock: clock)
  }

  private func collection(_ loader: Loader<HeldSource>) -> HeadlessCollection {
    let collection = HeadlessCollection(
      columns: 44, rows: 4, configuration: EngineConfiguration(overscan: 0)
    ) { feed(loader) }
    loader.onChange = { [weak loader, weak collection] in
      if let loader { collection?.show { feed(loader) } }
    }
    return collection
  }

  @Test("A machine has a pending retry while it waits")
  func machine() {
    var driver = MachineDriver(behavior: .initial, retry: .exponential(attempts: 2, jitter: 0))
    driver.handle(.appear)
    #expect(driver.machine.pendingRetry(of: .refresh) == nil)
    driver.fail(.refresh, busy)
    let day = LoadDuration.seconds(86400)
    #expect(
      driver.machine.pendingRetry(of: .refresh)
        == PendingRetry(failure: busy, failedAttempts: 1, duration: day))
    #expect(driver.machine.phase == .loading(.initial))
    driver.handle(.elapsed(.retry(.refresh)))
    #expect(driver.machine.pendingRetry(of: .refresh) == nil)
    driver.fail(.refresh, .transient())
    let second = PendingRetry(failure: .transient(), failedAttempts: 2, duration: .seconds(2))
    #expect(driver.machine.pendingRetry(of: .refresh) == second)
    driver.handle(.cancel)
    #expect(driver.machine.pendingRetry(of: .refresh) == nil)
  }

  @Test("A first load that is delayed for a day shows why and when, and can run now")
  func placeholder() async {
    let loader = loader()
    let collection = collection(loader)
    loader.appear()
    await source.whenAsked(0, failWith: busy)
    await until { loader.pendingRetry != nil && loader.isStateReported }
    #expect(collection.lines == ["The server is busy. Try again in 24 h.", "Try now", "", ""])
    #expect(loader.phase == .loading(.initial) && loader.state == .loading)
    collection.tap(at: Point(x: 180, y: 8))
    #expect(loader.pendingRetry == nil)
    await source.whenAsked(1, with: 1...2)
    await until { loader.isSettled }
    #expect(collection.lines == ["row 1", "row 2", "No more items", ""])
    #expect(source.requests.map(\.attempt) == [0, 1])
    #expect(clock.sleeperCount == 0)
  }

  @Test("The remaining time is updated each hour, then each minute")
  func remaining() async {
    let loader = loader()
    let collection = collection(loader)
    loader.appear()
    await source.whenAsked(0, failWith: busy)
    var left = 86400
    // The text changes only at these times.
    for (seconds, text) in [
      (82800, "23 h"), (79200, "22 h"), (7200, "2 h"), (7140, "119 min"), (180, "3 min"), (120, "2 min"),
    ] {
      await until { clock.sleeperCount == 2 }
      while left - seconds > 3600 {
        clock.advance(by: .seconds(3600))
        left -= 3600
        await until { clock.sleeperCount == 2 && loader.pendingRetry?.remaining == .seconds(left) }
      }
      while left - seconds > 60, left <= 7200 {
        clock.advance(by: .seconds(60))
        left -= 60
        await until { clock.sleeperCount == 2 && loader.pendingRetry?.remaining == .seconds(left) }
      }
      clock.advance(by: .seconds(left - seconds))
      left = seconds
      await until { loader.pendingRetry?.remaining == .seconds(left) && loader.isStateReported }
      #expect(collection.text().contains("Try again in \(text)."))
    }
    await letOthersRun()
    #expect(clock.sleeperCount == 1)
    clock.advance(by: .seconds(120))
    await source.whenAsked(1, with: 1...2)
    await until { loader.isSettled }
    #expect(loader.tasks.isEmpty && clock.sleeperCount == 0)
  }

  @Test("A delayed page shows why and when at its end, and a tap retries it now")
  func endRow() async {
    let loader = loader()
    await loader.appear(with: 1...2, next: 2)
    let collection = collection(loader)
    loader.load(.pull)
    await source.whenAsked(1, failWith: busy)
    await until { loader.pendingRetry != nil }
    loader.loadNext()
    await source.whenAsked(2, failWith: busy)
    await until { loader.pendingRetry(of: .next) != nil && loader.isStateReported }
    #expect(collection.lines == ["row 1", "row 2", "The server is busy. Try again in 24 h.", "Try now"])
    #expect(loader.state(of: .next) == .loading)
    collection.tap(.end(.next))
    await source.whenHeld(3)
    #expect(source.requests.last == PageRequest(.page(.next), key: 2, attempt: 1))
    #expect(loader.pendingRetry(of: .next) == nil)
    #expect(loader.pendingRetry != nil, "the refresh waits on")
    source.answer(3, with: 3...4)
    await until { loader.items.count == 4 }
    loader.cancel()
    await until { loader.isSettled && clock.sleeperCount == 0 }
    #expect(loader.tasks.isEmpty)
  }

  @Test("A delayed page shows its retry in place of missing items")
  func firstItems() async {
    let loader = loader([.initial, .nextPages])
    let collection = collection(loader)
    loader.appear()
    await source.whenAsked(0, with: [], next: 2)
    await source.whenAsked(1, failWith: busy)
    await until { loader.pendingRetry(of: .next) != nil && loader.isStateReported }
    #expect(collection.text().contains("The server is busy. Try again in 24 h."))
    loader.retry()
    await source.whenAsked(2, with: 1...2)
    await until { loader.isSettled }
    #expect(loader.ids == [1, 2])
  }

  @Test("An app can replace the texts and cells of a retry")
  func others() {
    var retry = PendingRetry(failure: busy, duration: .seconds(86400), remaining: .seconds(7201))
    let texts = LoadTexts(retryTime: "Neuer Versuch in {time}", retryNow: "Jetzt")
    #expect(texts.message(of: retry) == "The server is busy. Neuer Versuch in 3 h")
    retry.failure.reason = "Busy!"
    retry.remaining = .milliseconds(500)
    #expect(texts.message(of: retry) == "Busy! Neuer Versuch in 1 s")
    #expect(LoadTexts(retryTime: "").message(of: retry) == "Busy!")
    let section = Section<Headless>("numbers") {
      LoadStateRow(.next, .retrying(retry)) {}.loading { Line("a") }.retrying { Line("b \($0.failure)") }
    }
    #expect(section.cells(Line.self).map(\.text) == ["b The server is busy."])
    let placeholder = Section<Headless> {}.placeholders(
      LoadPhase<Int>.loading(.initial), pendingRetry: retry, texts: texts
    ) {}
    #expect(screen(rows: 3, placeholder).lines == ["Busy! Neuer", "Versuch in 1 s", "Jetzt"])
  }

  @Test(
    "A duration is shown in seconds, minutes or hours, rounded up",
    arguments: [
      (LoadDuration.seconds(-5), "0 s"), (.zero, "0 s"), (.milliseconds(1), "1 s"),
      (.seconds(119), "119 s"), (.seconds(120), "2 min"), (.seconds(121), "3 min"),
      (.milliseconds(7_199_500), "2 h"),
      (.seconds(7201), "3 h"),
      (.seconds(86400), "24 h"),
    ])
  func times(duration: LoadDuration, text: String) {
    #expect(duration.shortText == text)
  }
}
