import Testing

@testable import TesseraLoading

@Suite("Attempts of a machine")
struct RetryTests {
  let policy = RetryPolicy.exponential(attempts: 2, first: .seconds(1), jitter: 0)

  @Test("Attempts count, are one load for indicators, and end in failure")
  func attempts() {
    var driver = MachineDriver(behavior: .initial, retry: policy)
    driver.handle(.appear)
    for _ in 0..<3 {
      driver.fail(.refresh, .transient())
      driver.handle(.elapsed(.retry(.refresh)))
    }
    #expect(
      driver.takeEffects() == [
        .report(.started(.initial)),
        .load(LoadTicket(number: 1), PageRequest(.initial), storedFirst: true),
        .wait(.retry(.refresh), .seconds(1)),
        .load(LoadTicket(number: 2), PageRequest(.initial, attempt: 1), storedFirst: false),
        .wait(.retry(.refresh), .seconds(2)),
        .load(LoadTicket(number: 3), PageRequest(.initial, attempt: 2), storedFirst: false),
        .report(.ended(.initial)),
      ])
    #expect(driver.machine.phase == .failed(.transient(), keepsContent: false))
  }

  @Test("Another attempt repeats only what has failed, exactly")
  func onlyFailed() {
    var driver = MachineDriver.loaded()
    driver.handle(.request(.page(.next)))
    driver.handle(.request(.page(.previous)))
    driver.fail(.next)
    driver.answer(.previous, .init(count: 5, newCount: 2, next: .at(2), previous: .at(-2)))
    _ = driver.takeEffects()
    driver.handle(.retry)
    #expect(driver.takeLoads() == [PageRequest(.page(.next), key: 2)])
    driver.answer(.next)
    driver.handle(.request(.jump(to: 7)))
    driver.fail()
    #expect(driver.machine.phase == .failed(LoadFailure("no luck"), keepsContent: true))
    _ = driver.takeEffects()
    driver.handle(.retry)
    #expect(driver.takeLoads() == [PageRequest(.jump(to: 7), key: 7)])
    driver.answer()
    driver.handle(.retry)
    #expect(driver.takeLoads() == [])
  }

  @Test("Another attempt at what was forced anew does not throw away what was stored")
  func forcedAnew() {
    var driver = MachineDriver.loaded()
    driver.handle(.request(.force(keepsContent: false)))
    if let ticket = driver.ticket(.refresh) { driver.handle(.stored(ticket, .some)) }
    driver.fail()
    #expect(driver.machine.phase == .failed(LoadFailure("no luck"), keepsContent: true))
    _ = driver.takeEffects()
    driver.handle(.retry)
    #expect(!driver.takeEffects().contains(.discardContent))
  }

  @Test("Who asks does not wait for the time between attempts")
  func hurry() {
    var driver = MachineDriver.loaded(retry: policy)
    driver.handle(.request(.page(.next)))
    driver.fail(.next, .transient())
    _ = driver.takeEffects()
    driver.handle(.retry)
    #expect(
      driver.takeEffects() == [
        .stopWaiting(.retry(.next)),
        .load(LoadTicket(number: 3), PageRequest(.page(.next), key: 2, attempt: 1), storedFirst: false),
      ])
  }

  @Test("Cancelling between attempts leaves what has failed as failed")
  func cancelled() {
    var driver = MachineDriver(retry: policy)
    driver.handle(.request(.pull))
    driver.fail(.refresh, .transient())
    _ = driver.takeEffects()
    driver.handle(.cancel)
    #expect(driver.takeEffects() == [.stopWaiting(.retry(.refresh)), .report(.ended(.pull))])
    #expect(driver.machine.phase == .failed(.transient(), keepsContent: false))
    driver.handle(.retry)
    #expect(driver.takeLoads() == [PageRequest(.pull)])
  }

  @Test("Pages load between the attempts of a refresh, and give way to the next one")
  func pagesBetweenAttempts() {
    var driver = MachineDriver.loaded(retry: policy)
    driver.handle(.request(.pull))
    driver.fail(.refresh, .transient())
    driver.handle(.reached(.next))
    #expect(driver.ticket(.next) != nil)
    driver.handle(.elapsed(.retry(.refresh)))
    #expect(driver.ticket(.next) == nil)
    #expect(driver.ticket(.refresh) != nil)
    driver.fail(.refresh, .transient())
    #expect(driver.ticket(.next) != nil)
  }

  @Test("An update that is tried again waits for pages")
  func quietAttempt() {
    var driver = MachineDriver.loaded(retry: policy)
    driver.handle(.request(.autoUpdate))
    driver.fail(.refresh, .transient())
    driver.handle(.reached(.next))
    driver.handle(.elapsed(.retry(.refresh)))
    #expect(driver.ticket(.refresh) == nil)
    #expect(driver.machine.phase == .loading(.autoUpdate))
    _ = driver.takeEffects()
    driver.answer(.next, .init(count: 6, newCount: 3, next: .at(3), previous: .at(-1)))
    #expect(driver.takeLoads() == [PageRequest(.autoUpdate, attempt: 1)])
  }

  @Test("The next update waits as long as the source asks for")
  func updateAfterFailure() {
    var driver = MachineDriver(behavior: [.initial, .autoUpdate])
    driver.handle(.appear)
    _ = driver.takeEffects()
    driver.fail(.refresh, .transient(after: .seconds(120)))
    #expect(driver.takeEffects() == [.report(.ended(.initial)), .wait(.autoUpdate, .seconds(120))])
  }
}
