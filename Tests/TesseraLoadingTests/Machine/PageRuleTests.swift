import Testing

@testable import TesseraLoading

@Suite("Pages of a machine")
struct PageRuleTests {
  private func summary(_ count: Int, new: Int, next: PageEnd<Int>) -> MergeSummary<Int> {
    MergeSummary(count: count, newCount: new, next: next, previous: .at(-1))
  }

  @Test("No page is loaded before the first refresh or behind an end")
  func nowhere() {
    var driver = MachineDriver()
    driver.handle(.request(.page(.next)))
    driver.handle(.reached(.previous))
    #expect(driver.takeLoads() == [])
    driver.handle(.request(.initial))
    driver.answer(.refresh, .end)
    _ = driver.takeEffects()
    #expect(driver.machine.hasEnded(.next) && driver.machine.hasEnded(.previous))
    for direction in PageDirection.allCases {
      driver.handle(.request(.page(direction)))
      driver.handle(.reached(direction))
    }
    #expect(driver.takeLoads() == [])
  }

  @Test("A reached end loads only if the behavior says so; a request always does")
  func behavior() {
    var driver = MachineDriver.loaded(behavior: [.initial, .previousPages])
    driver.handle(.reached(.next))
    driver.handle(.reached(.previous))
    #expect(driver.takeLoads() == [PageRequest(.page(.previous), key: -1)])
    driver.handle(.request(.page(.next)))
    #expect(driver.takeLoads() == [PageRequest(.page(.next), key: 2)])
  }

  @Test("A failed page is not loaded again near its end")
  func failed() {
    var driver = MachineDriver.loaded()
    driver.handle(.reached(.next))
    driver.fail(.next)
    _ = driver.takeEffects()
    #expect(driver.machine.state(of: .next) == .failed(LoadFailure("no luck")))
    #expect(driver.machine.phase == .content)
    driver.handle(.reached(.next))
    #expect(driver.takeLoads() == [])
    driver.handle(.request(.page(.next)))
    #expect(driver.takeLoads() == [PageRequest(.page(.next), key: 2)])
  }

  @Test("A page without new items loads the next one, up to five times")
  func fruitless() {
    var driver = MachineDriver.loaded()
    driver.handle(.reached(.next))
    for key in 3...8 { driver.answer(.next, summary(3, new: 0, next: .at(key))) }
    #expect(driver.takeLoads().map(\.key) == [2, 3, 4, 5, 6, 7])
    #expect(driver.machine.isSettled)
    driver.handle(.reached(.next))
    #expect(driver.takeLoads() == [])
    driver.handle(.request(.page(.next)))
    #expect(driver.takeEffects().first == .report(.started(.page(.next))))
    driver.answer(.next, summary(4, new: 1, next: .at(9)))
    driver.handle(.reached(.next))
    #expect(driver.takeLoads() == [PageRequest(.page(.next), key: 9)])
  }

  @Test("A page that the user canceled is not loaded again near its end")
  func canceled() {
    for isRefreshing in [false, true] {
      var driver = MachineDriver.loaded()
      driver.handle(.reached(.next))
      if isRefreshing { driver.handle(.request(.pull)) }
      driver.handle(.cancel)
      _ = driver.takeEffects()
      driver.handle(.reached(.next))
      #expect(driver.takeLoads() == [])
      // The other end was not canceled.
      driver.handle(.reached(.previous))
      #expect(driver.takeLoads() == [PageRequest(.page(.previous), key: -1)])
      driver.answer(.previous)
      var other = driver
      _ = driver.takeEffects()
      driver.handle(.request(.page(.next)))
      #expect(driver.takeLoads() == [PageRequest(.page(.next), key: 2)])
      other.handle(.request(.pull))
      other.answer()
      _ = other.takeEffects()
      other.handle(.reached(.next))
      #expect(other.takeLoads() == [PageRequest(.page(.next), key: 2)])
    }
  }

  @Test("A page that disappearing canceled is loaded once at the next appearance")
  func canceledOutOfSight() {
    var driver = MachineDriver(behavior: [.initial, .pages], cancelsOnDisappear: true)
    driver.handle(.appear)
    driver.answer()
    driver.handle(.reached(.next))
    driver.handle(.disappear)
    _ = driver.takeEffects()
    driver.handle(.reached(.next))
    #expect(driver.takeLoads() == [])
    driver.handle(.appear)
    driver.handle(.reached(.next))
    #expect(driver.takeLoads() == [PageRequest(.page(.next), key: 2)])
  }

  @Test(
    "After an update, an end loads by itself only if it has changed",
    arguments: [LoadIntent<Int>.autoUpdate, .appearance])
  func updates(intent: LoadIntent<Int>) {
    var failed = MachineDriver.loaded()
    failed.handle(.reached(.next))
    failed.fail(.next)
    var cancelled = MachineDriver.loaded()
    cancelled.handle(.reached(.next))
    cancelled.handle(.cancel)
    var fruitless = MachineDriver.loaded()
    fruitless.handle(.reached(.next))
    fruitless.answer(.next, summary(3, new: 0, next: .at(2)))
    for driver in [failed, cancelled, fruitless] {
      var same = driver
      same.handle(.request(intent))
      same.answer(.refresh, summary(3, new: 0, next: .at(2)))
      _ = same.takeEffects()
      same.handle(.reached(.next))
      #expect(same.takeLoads() == [])
      #expect(same.machine.state(of: .next) == driver.machine.state(of: .next))
      var other = driver
      other.handle(.request(intent))
      other.answer(.refresh, summary(6, new: 3, next: .at(20)))
      _ = other.takeEffects()
      other.handle(.reached(.next))
      #expect(other.takeLoads() == [PageRequest(.page(.next), key: 20)])
    }
  }

  @Test("An update without items does not load a failed page again")
  func emptyUpdate() {
    var driver = MachineDriver(behavior: [.initial, .nextPages])
    driver.handle(.appear)
    driver.answer(.refresh, summary(0, new: 0, next: .at(2)))
    driver.fail(.next)
    driver.handle(.request(.autoUpdate))
    _ = driver.takeEffects()
    driver.answer(.refresh, summary(0, new: 0, next: .at(2)))
    #expect(driver.takeLoads() == [])
  }

  @Test("An edit cancels the pages whose ends have moved")
  func edited() {
    var driver = MachineDriver.loaded()
    driver.handle(.request(.page(.next)))
    driver.handle(.request(.page(.previous)))
    let (next, previous) = (driver.requestID(.next), driver.requestID(.previous))
    _ = driver.takeEffects()
    driver.handle(.edited(summary(9, new: 0, next: .at(5))))
    #expect(driver.takeEffects().first == next.map { .cancel($0) })
    #expect(driver.requestID(.previous) == previous)
    driver.handle(.edited(MergeSummary(count: 0, next: .unknown, previous: .unknown)))
    #expect(driver.machine.isSettled)
  }

  @Test("Pages in a row without new items are reported as a single load")
  func oneLoad() {
    var driver = MachineDriver.loaded()
    driver.handle(.reached(.next))
    driver.answer(.next, summary(3, new: 0, next: .at(3)))
    driver.answer(.next, summary(4, new: 1, next: .ended))
    let reports = driver.takeEffects().filter { if case .report = $0 { true } else { false } }
    #expect(reports == [.report(.started(.page(.next))), .report(.ended(.page(.next)))])
  }

  @Test("A page that leads to itself is not loaded in a loop")
  func stuck() {
    var driver = MachineDriver.loaded()
    driver.handle(.reached(.next))
    driver.answer(.next, summary(5, new: 2, next: .at(2)))
    driver.handle(.reached(.next))
    #expect(driver.takeLoads() == [PageRequest(.page(.next), key: 2)])
    driver.handle(.request(.page(.next)))
    #expect(driver.takeLoads() == [PageRequest(.page(.next), key: 2)])
  }

  @Test("A page that the window dropped is loaded again near its end")
  func window() {
    var driver = MachineDriver.loaded()
    driver.handle(.reached(.previous))
    driver.answer(.previous, .init(count: 6, newCount: 3, next: .at(2), previous: .ended))
    driver.handle(.reached(.next))
    driver.answer(.next, .init(count: 6, newCount: 3, next: .at(3), previous: .at(-1)))
    #expect(!driver.machine.hasEnded(.previous))
    _ = driver.takeEffects()
    driver.handle(.reached(.previous))
    #expect(driver.takeLoads() == [PageRequest(.page(.previous), key: -1)])
  }

  @Test("A page that waits for a refresh takes the new key, or is dropped without one")
  func waiting() {
    var driver = MachineDriver.loaded()
    driver.handle(.request(.pull))
    driver.handle(.reached(.next))
    #expect(driver.machine.state(of: .next) == .loading)
    var other = driver
    _ = driver.takeEffects()
    driver.answer(.refresh, summary(3, new: 3, next: .at(20)))
    #expect(driver.takeLoads() == [PageRequest(.page(.next), key: 20)])
    other.answer(.refresh, .end)
    #expect(other.machine.isSettled)
  }

  @Test("Interrupted pages start again only if the refresh fails")
  func interrupted() {
    var driver = MachineDriver.loaded()
    driver.handle(.request(.page(.next)))
    driver.handle(.request(.page(.previous)))
    driver.handle(.request(.pull))
    var other = driver
    _ = driver.takeEffects()
    driver.fail()
    #expect(
      driver.takeLoads() == [PageRequest(.page(.next), key: 2), PageRequest(.page(.previous), key: -1)])
    _ = other.takeEffects()
    other.answer()
    #expect(other.takeLoads() == [])
    #expect(other.machine.isSettled)
  }

  @Test("Pages and updates do not starve each other")
  func fairness() {
    var driver = MachineDriver.loaded()
    driver.handle(.request(.page(.next)))
    driver.handle(.request(.autoUpdate))
    driver.handle(.request(.page(.previous)))
    driver.handle(.request(.appearance))
    _ = driver.takeEffects()
    driver.answer(.next, summary(6, new: 3, next: .at(3)))
    #expect(driver.takeLoads() == [PageRequest(.appearance)])
    driver.answer(.refresh, summary(6, new: 0, next: .at(3)))
    #expect(driver.takeLoads() == [PageRequest(.page(.previous), key: -1)])
  }

  @Test("A refresh with an empty first page goes on with the next page")
  func emptyFirstPage() {
    var driver = MachineDriver(behavior: [.initial, .nextPages])
    driver.handle(.appear)
    _ = driver.takeEffects()
    driver.answer(.refresh, summary(0, new: 0, next: .at(2)))
    #expect(driver.takeLoads() == [PageRequest(.page(.next), key: 2)])
    #expect(driver.machine.phase == .loading(.page(.next)))
    driver.answer(.next, .none)
    #expect(driver.machine.phase == .empty)
  }
}
