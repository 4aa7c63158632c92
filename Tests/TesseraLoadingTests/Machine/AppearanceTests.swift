import Testing

@testable import TesseraLoading

@Suite("A machine that appears and disappears, and time")
struct AppearanceTests {
  @Test("What appears is loaded once, and later anew where the behaviour says so")
  func appearances() {
    var driver = MachineDriver(behavior: [.initial, .appearance])
    driver.handle(.appear)
    driver.handle(.appear)
    #expect(driver.takeLoads() == [PageRequest(.initial)])
    driver.answer()
    driver.handle(.appear)
    #expect(driver.takeLoads() == [])
    driver.handle(.disappear)
    driver.handle(.appear)
    #expect(driver.takeLoads() == [PageRequest(.appearance)])

    var once = MachineDriver(behavior: .initial)
    once.handle(.appear)
    once.answer()
    once.handle(.disappear)
    once.handle(.appear)
    #expect(once.takeLoads() == [PageRequest(.initial)])
  }

  @Test("Without the behaviour nothing is loaded at first, and nothing is called empty")
  func withoutInitial() {
    var driver = MachineDriver(behavior: [.appearance, .pages])
    driver.handle(.appear)
    #expect(driver.takeLoads() == [])
    #expect(driver.machine.phase == .idle)
    driver.handle(.disappear)
    driver.handle(.appear)
    #expect(driver.takeLoads() == [PageRequest(.appearance)])
  }

  @Test("A first load that was cancelled is made up for at the next appearance")
  func cancelledInitial() {
    var driver = MachineDriver(behavior: .initial, cancelsOnDisappear: true)
    driver.handle(.appear)
    driver.handle(.disappear)
    #expect(driver.machine.phase == .idle)
    _ = driver.takeEffects()
    driver.handle(.appear)
    #expect(driver.takeLoads() == [PageRequest(.initial)])
    driver.fail()
    driver.handle(.disappear)
    driver.handle(.appear)
    #expect(driver.takeLoads() == [])
  }

  @Test("What is cancelled by disappearance between two attempts begins again as if one had been under way")
  func cancelledBetweenAttempts() {
    var driver = MachineDriver(
      behavior: [.initial, .pages], retry: .exponential(attempts: 2), cancelsOnDisappear: true)
    driver.handle(.appear)
    driver.fail(.refresh, .transient())
    _ = driver.takeEffects()
    driver.handle(.disappear)
    #expect(driver.takeEffects() == [.stopWaiting(.retry(.refresh)), .report(.ended(.initial))])
    #expect(driver.machine.phase == .idle)
    driver.handle(.appear)
    #expect(driver.takeLoads() == [PageRequest(.initial)])
    driver.answer()
    driver.handle(.reached(.next))
    driver.fail(.next, .transient())
    driver.handle(.disappear)
    #expect(driver.machine.state(of: .next) == .ready)
    _ = driver.takeEffects()
    driver.handle(.appear)
    #expect(driver.takeLoads() == [PageRequest(.page(.next), key: 2)])
  }

  @Test("What is loading is cancelled on disappearance only where asked")
  func cancelsOnDisappear() {
    var driver = MachineDriver.loaded()
    driver.handle(.request(.pull))
    driver.handle(.disappear)
    #expect(driver.machine.phase == .loading(.pull))
    var other = MachineDriver(behavior: .initial, cancelsOnDisappear: true)
    other.handle(.appear)
    _ = other.takeEffects()
    other.handle(.disappear)
    #expect(other.takeEffects() == [.cancel(LoadTicket(number: 1)), .report(.ended(.initial))])
  }

  @Test("What the app has loaded before need not be loaded when it appears")
  func loadedBefore() {
    var driver = MachineDriver(behavior: [.initial, .appearance])
    driver.handle(.request(.pull))
    driver.answer()
    _ = driver.takeEffects()
    driver.handle(.appear)
    #expect(driver.takeLoads() == [])
  }

  // MARK: Updates

  @Test("Updates follow one period after the end of the last refresh, whatever that was")
  func updates() {
    var driver = MachineDriver(behavior: [.initial, .autoUpdate])
    driver.handle(.appear)
    #expect(!driver.takeEffects().contains(.wait(.autoUpdate, .seconds(30))))
    driver.answer()
    #expect(driver.takeEffects().last == .wait(.autoUpdate, .seconds(30)))
    driver.handle(.request(.pull))
    #expect(driver.takeEffects().contains(.stopWaiting(.autoUpdate)))
    driver.fail()
    #expect(driver.takeEffects().last == .wait(.autoUpdate, .seconds(30)))
    driver.handle(.elapsed(.autoUpdate))
    #expect(driver.takeLoads() == [PageRequest(.autoUpdate)])
    driver.handle(.elapsed(.autoUpdate))
    #expect(driver.takeEffects() == [])
  }

  @Test("Updates stop where nothing is shown, unless they go on in the background")
  func background() {
    for (behavior, goesOn) in [(LoadBehavior.autoUpdate, false), (.autoUpdateInBackground, true)] {
      var driver = MachineDriver(behavior: behavior)
      driver.handle(.appear)
      #expect(driver.takeEffects() == [.wait(.autoUpdate, .seconds(30))])
      driver.handle(.disappear)
      #expect(driver.takeEffects() == [])
      driver.handle(.elapsed(.autoUpdate))
      #expect(driver.takeEffects().isEmpty != goesOn)
    }
  }

  @Test("An update whose time has come while nothing was shown comes at the next appearance, once")
  func dueUpdate() {
    var driver = MachineDriver(behavior: [.initial, .autoUpdate])
    driver.handle(.appear)
    driver.handle(.disappear)
    _ = driver.takeEffects()
    driver.answer()
    #expect(driver.takeEffects() == [.report(.ended(.initial)), .wait(.autoUpdate, .seconds(30))])
    driver.handle(.appear)
    driver.handle(.disappear)
    driver.handle(.elapsed(.autoUpdate))
    #expect(driver.takeEffects() == [])
    driver.handle(.appear)
    #expect(driver.takeLoads() == [PageRequest(.autoUpdate)])
    driver.answer()
    #expect(driver.takeEffects().last == .wait(.autoUpdate, .seconds(30)))
    driver.handle(.disappear)
    driver.handle(.elapsed(.autoUpdate))
    driver.handle(.periodChanged(.seconds(5)))
    #expect(driver.takeEffects() == [.wait(.autoUpdate, .seconds(5))])
    driver.handle(.elapsed(.autoUpdate))
    driver.handle(.behaviorChanged(.autoUpdateInBackground))
    #expect(driver.takeLoads() == [PageRequest(.autoUpdate)])
  }

  @Test("Another period counts from now, and none ends the updates")
  func period() {
    var driver = MachineDriver(behavior: .autoUpdate)
    driver.handle(.appear)
    _ = driver.takeEffects()
    driver.handle(.periodChanged(.seconds(5)))
    #expect(driver.takeEffects() == [.stopWaiting(.autoUpdate), .wait(.autoUpdate, .seconds(5))])
    driver.handle(.periodChanged(.seconds(5)))
    #expect(driver.takeEffects() == [])
    driver.handle(.periodChanged(.zero))
    #expect(driver.takeEffects() == [.stopWaiting(.autoUpdate)])
    driver.handle(.periodChanged(.seconds(-1)))
    driver.handle(.elapsed(.autoUpdate))
    #expect(driver.takeEffects() == [])
  }

  @Test("Updates begin and end with the behaviour")
  func behavior() {
    var driver = MachineDriver(behavior: .initial)
    driver.handle(.behaviorChanged(.autoUpdateInBackground))
    #expect(driver.takeEffects() == [])
    driver.handle(.behaviorChanged(.initial))
    driver.handle(.appear)
    driver.answer()
    _ = driver.takeEffects()
    driver.handle(.behaviorChanged([.initial, .autoUpdate]))
    #expect(driver.takeEffects() == [.wait(.autoUpdate, .seconds(30))])
    driver.handle(.behaviorChanged([]))
    #expect(driver.takeEffects() == [.stopWaiting(.autoUpdate)])
  }
}
