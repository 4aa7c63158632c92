import Testing

@testable import TesseraLoading

@Suite("Refreshes of a machine")
struct RefreshRuleTests {
  @Test("A failure keeps the content and is in the phase")
  func failure() {
    var driver = MachineDriver.loaded()
    driver.handle(.request(.pull))
    #expect(driver.machine.phase == .loading(.pull))
    driver.fail()
    #expect(driver.machine.phase == .failed(LoadFailure("no luck"), keepsContent: true))
    #expect(driver.machine.count == 3)
    driver.handle(.request(.pull))
    driver.answer(.refresh, .none)
    #expect(driver.machine.phase == .empty)
  }

  @Test("Only a forced load that does not keep the content discards it at once")
  func discarding() {
    var driver = MachineDriver.loaded()
    for intent in [LoadIntent<Int>.force(keepsContent: true), .pull, .jump(to: 7), .appearance, .initial] {
      driver.handle(.request(intent))
      #expect(!driver.takeEffects().contains(.discardContent))
      #expect(driver.machine.count == 3)
      driver.answer()
    }
    _ = driver.takeEffects()
    driver.handle(.request(.force(keepsContent: false)))
    #expect(driver.takeEffects().first == .discardContent)
    #expect(driver.machine.count == nil)
    driver.handle(.cancel)
    #expect(driver.machine.phase == .idle)
  }

  @Test("A load asks for stored pages if the machine is empty or the content changes")
  func stored() {
    func isAsked(_ intent: LoadIntent<Int>, _ driver: MachineDriver) -> Bool {
      var driver = driver
      driver.handle(.request(intent))
      return driver.takeEffects().contains {
        if case .load(_, _, storedFirst: true) = $0 { true } else { false }
      }
    }
    let nothing = MachineDriver()
    #expect(isAsked(.initial, nothing) && isAsked(.appearance, nothing) && isAsked(.jump(to: 7), nothing))
    #expect(
      !isAsked(.pull, nothing) && !isAsked(.autoUpdate, nothing)
        && !isAsked(.force(keepsContent: true), nothing))
    let something = MachineDriver.loaded()
    #expect(isAsked(.jump(to: 7), something) && isAsked(.force(keepsContent: false), something))
    #expect(!isAsked(.initial, something) && !isAsked(.appearance, something))
  }

  @Test("A stored page is shown during the load, and stays if the load fails")
  func storedThenFailed() throws {
    var driver = MachineDriver()
    driver.handle(.appear)
    let requestID = try #require(driver.requestID(.refresh))
    driver.handle(.stored(requestID, .some))
    #expect(driver.machine.phase == .loading(.initial))
    #expect(driver.machine.count == 3)
    driver.fail()
    #expect(driver.machine.phase == .failed(LoadFailure("no luck"), keepsContent: true))
    driver.handle(.stored(requestID, .none))
    #expect(driver.machine.count == 3)
    _ = driver.takeEffects()
    driver.handle(.reached(.next))
    #expect(driver.takeLoads() == [PageRequest(.page(.next), key: 2)])
  }

  @Test("A changed source cancels all loads, and the content cannot be continued")
  func sourceChanged() {
    var driver = MachineDriver.loaded()
    driver.handle(.request(.page(.next)))
    _ = driver.takeEffects()
    driver.handle(.sourceChanged)
    #expect(driver.takeEffects() == [.cancel(LoadRequestID(number: 2)), .report(.ended(.page(.next)))])
    #expect(driver.machine.phase == .content)
    driver.handle(.request(.page(.next)))
    driver.handle(.reached(.previous))
    #expect(driver.takeLoads() == [])
    #expect(!driver.machine.hasEnded(.next))
  }

  @Test("An edit sets the phase: empty, content or idle")
  func edited() {
    var driver = MachineDriver.loaded()
    driver.handle(.edited(.init(count: 0, newCount: 0, next: .at(2), previous: .ended)))
    #expect(driver.machine.phase == .empty)
    driver.handle(.edited(.init(count: 1, newCount: 1, next: .ended, previous: .ended)))
    #expect(driver.machine.phase == .content && driver.machine.hasEnded(.next))
    driver.handle(.edited(.init(count: 0, newCount: 0, next: .unknown, previous: .unknown)))
    #expect(driver.machine.phase == .idle)
  }
}
