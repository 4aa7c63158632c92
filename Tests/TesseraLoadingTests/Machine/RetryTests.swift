import Testing

@testable import TesseraLoading

@Suite("Retries of a machine")
struct RetryTests {
  let policy = RetryPolicy.exponential(attempts: 2, first: .seconds(1), jitter: 0)

  @Test("Attempts are counted, reported as a single load, and end in failure")
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
        .load(LoadRequestID(number: 1), PageRequest(.initial), storedFirst: true),
        .wait(.retry(.refresh), .seconds(1)),
        .load(LoadRequestID(number: 2), PageRequest(.initial, attempt: 1), storedFirst: false),
        .wait(.retry(.refresh), .seconds(2)),
        .load(LoadRequestID(number: 3), PageRequest(.initial, attempt: 2), storedFirst: false),
        .report(.ended(.initial)),
      ])
    #expect(driver.machine.phase == .failed(.transient(), keepsContent: false))
  }

  @Test("A retry repeats exactly the failed loads")
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

  @Test("A retry of a forced load keeps the stored content")
  func forcedAnew() {
    var driver = MachineDriver.loaded()
    driver.handle(.request(.force(keepsContent: false)))
    if let requestID = driver.requestID(.refresh) { driver.handle(.stored(requestID, .some)) }
    driver.fail()
    #expect(driver.machine.phase == .failed(LoadFailure("no luck"), keepsContent: true))
    _ = driver.takeEffects()
    driver.handle(.retry)
    #expect(!driver.takeEffects().contains(.discardContent))
  }

  @Test("A retry on demand does not wait for the delay")
  func retryImmediately() {
    var driver = MachineDriver.loaded(retry: policy)
    driver.handle(.request(.page(.next)))
    driver.fail(.next, .transient())
    _ = driver.takeEffects()
    driver.handle(.retry)
    #expect(
      driver.takeEffects() == [
        .stopWaiting(.retry(.next)),
        .load(LoadRequestID(number: 3), PageRequest(.page(.next), key: 2, attempt: 1), storedFirst: false),
      ])
  }

  @Test("Canceling between attempts leaves the failure")
  func canceled() {
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
    #expect(driver.requestID(.next) != nil)
    driver.handle(.elapsed(.retry(.refresh)))
    #expect(driver.requestID(.next) == nil)
    #expect(driver.requestID(.refresh) != nil)
    driver.fail(.refresh, .transient())
    #expect(driver.requestID(.next) != nil)
  }

  @Test("A retry of an update waits for pages")
  func quietAttempt() {
    var driver = MachineDriver.loaded(retry: policy)
    driver.handle(.request(.autoUpdate))
    driver.fail(.refresh, .transient())
    driver.handle(.reached(.next))
    driver.handle(.elapsed(.retry(.refresh)))
    #expect(driver.requestID(.refresh) == nil)
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
