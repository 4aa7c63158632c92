import Testing

@testable import TesseraLoading

@Suite("Appearance, disappearance and updates of a machine")
struct AppearanceTests {
  @Test("The first appearance loads, and later ones refresh if the behavior says so")
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

  @Test("Without the initial behavior, nothing is loaded and the phase is idle")
  func withoutInitial() {
    var driver = MachineDriver(behavior: [.appearance, .pages])
    driver.handle(.appear)
    #expect(driver.takeLoads() == [])
    #expect(driver.machine.phase == .idle)
    driver.handle(.disappear)
    driver.handle(.appear)
    #expect(driver.takeLoads() == [PageRequest(.appearance)])
  }

  @Test("The next appearance repeats a canceled first load, but not a failed one")
  func canceledInitial() {
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

  @Test("A load that disappearing cancels between attempts starts again")
  func canceledBetweenAttempts() {
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

  @Test("Disappearing cancels a load only if requested")
  func cancelsOnDisappear() {
    var driver = MachineDriver.loaded()
    driver.handle(.request(.pull))
    driver.handle(.disappear)
    #expect(driver.machine.phase == .loading(.pull))
    var other = MachineDriver(behavior: .initial, cancelsOnDisappear: true)
    other.handle(.appear)
    _ = other.takeEffects()
    other.handle(.disappear)
    #expect(other.takeEffects() == [.cancel(LoadRequestID(number: 1)), .report(.ended(.initial))])
  }

  @Test("An appearance does not reload content that the app has loaded")
  func loadedBefore() {
    var driver = MachineDriver(behavior: [.initial, .appearance])
    driver.handle(.request(.pull))
    driver.answer()
    _ = driver.takeEffects()
    driver.handle(.appear)
    #expect(driver.takeLoads() == [])
  }

  // MARK: Updates

  @Test("An update follows one period after the end of any refresh")
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

  @Test("Updates stop off-screen, unless they run in the background")
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

  @Test("An update that was due off-screen runs once at the next appearance")
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

  @Test("A new period counts from now, and no period ends the updates")
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

  @Test("Updates start and end with the behavior")
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
