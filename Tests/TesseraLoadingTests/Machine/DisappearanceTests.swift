import Testing

@testable import TesseraLoading

@Suite("A machine that cancels loads when it disappears")
struct DisappearanceTests {
  private static let refreshes: [LoadIntent<Int>] = [
    .initial, .appearance, .autoUpdate, .force(keepsContent: true), .force(keepsContent: false), .pull,
    .jump(to: 7),
  ]

  /// Returns a machine with content and more at both ends.
  private func loaded(
    _ behavior: LoadBehavior = [.initial, .pages], retry: RetryPolicy = .never
  ) -> MachineDriver {
    .loaded(behavior: behavior, retry: retry, cancelsOnDisappear: true)
  }

  /// Returns the request of a refresh.
  private func request(_ intent: LoadIntent<Int>) -> PageRequest<Int> {
    if case .jump(let key) = intent { PageRequest(intent, key: key) } else { PageRequest(intent) }
  }

  @Test("An end that is reached off-screen loads only after the next appearance")
  func reached() {
    var driver = loaded()
    driver.handle(.disappear)
    for direction in PageDirection.allCases {
      #expect(!driver.machine.isOpen(direction))
      driver.handle(.reached(direction))
    }
    #expect(driver.takeEffects() == [])
    driver.handle(.appear)
    driver.handle(.reached(.next))
    #expect(driver.takeLoads() == [PageRequest(.page(.next), key: 2)])
  }

  @Test("Reached ends load if disappearing cancels nothing, or before any appearance")
  func reachedElsewhere() {
    var driver = MachineDriver.loaded()
    driver.handle(.disappear)
    driver.handle(.reached(.next))
    #expect(driver.takeLoads().count == 1)
    var early = MachineDriver(behavior: [.initial, .pages], cancelsOnDisappear: true)
    early.handle(.request(.pull))
    early.answer()
    _ = early.takeEffects()
    early.handle(.reached(.next))
    #expect(early.takeLoads().count == 1)
  }

  @Test("A refresh that was canceled starts again at the next appearance", arguments: refreshes)
  func refresh(_ intent: LoadIntent<Int>) {
    var driver = loaded()
    driver.handle(.request(intent))
    driver.handle(.disappear)
    #expect(driver.machine.isSettled)
    #expect(!driver.machine.phase.isLoading)
    _ = driver.takeEffects()
    driver.handle(.appear)
    #expect(driver.takeLoads() == [request(intent)])
    driver.answer()
    driver.handle(.disappear)
    driver.handle(.appear)
    #expect(driver.takeLoads() == [])
  }

  @Test("An appearance replaces a canceled update, and gives way to other refreshes", arguments: refreshes)
  func appearance(_ intent: LoadIntent<Int>) {
    var driver = loaded([.initial, .appearance])
    driver.handle(.request(intent))
    driver.handle(.disappear)
    _ = driver.takeEffects()
    driver.handle(.appear)
    #expect(driver.takeLoads() == [request(intent == .autoUpdate ? .appearance : intent)])
  }

  @Test("A load that is canceled between attempts starts with the first attempt")
  func attempts() {
    var driver = loaded(retry: .exponential(attempts: 3))
    driver.handle(.request(.pull))
    driver.fail(.refresh, .transient())
    driver.handle(.disappear)
    #expect(driver.machine.isSettled)
    _ = driver.takeEffects()
    driver.handle(.appear)
    #expect(driver.takeLoads() == [PageRequest(.pull)])
  }

  @Test("Canceled pages start again at the next appearance, at both ends")
  func pages() {
    var driver = loaded()
    for direction in PageDirection.allCases { driver.handle(.request(.page(direction))) }
    driver.handle(.disappear)
    _ = driver.takeEffects()
    driver.handle(.appear)
    #expect(
      driver.takeLoads() == [PageRequest(.page(.next), key: 2), PageRequest(.page(.previous), key: -1)])
  }

  @Test("Interrupted pages start again only if the refresh fails, even if canceled")
  func interrupted() {
    for fails in [false, true] {
      var driver = loaded()
      driver.handle(.request(.page(.next)))
      driver.handle(.request(.pull))
      driver.handle(.disappear)
      _ = driver.takeEffects()
      driver.handle(.appear)
      #expect(driver.takeLoads() == [PageRequest(.pull)])
      if fails { driver.fail() } else { driver.answer() }
      #expect(driver.takeLoads() == (fails ? [PageRequest(.page(.next), key: 2)] : []))
    }
  }

  @Test("Pages interrupted off-screen start again at the next appearance")
  func interruptedOutOfSight() {
    var driver = loaded()
    driver.handle(.request(.page(.next)))
    driver.handle(.disappear)
    driver.handle(.request(.force(keepsContent: true)))
    _ = driver.takeEffects()
    driver.fail()
    #expect(driver.takeLoads() == [])
    driver.handle(.appear)
    #expect(driver.takeLoads() == [PageRequest(.page(.next), key: 2)])
  }

  @Test("A canceled load does not start again after it was replaced or given up")
  func replaced() {
    let others: [Machine.Event] = [
      .request(.pull), .cancel, .sourceChanged, .request(.force(keepsContent: false)),
    ]
    for other in others {
      for loadType in [LoadIntent<Int>.jump(to: 7), .page(.next)] {
        var driver = loaded()
        driver.handle(.request(loadType))
        driver.handle(.disappear)
        driver.handle(other)
        driver.answer()
        _ = driver.takeEffects()
        driver.handle(.appear)
        #expect(driver.takeLoads().filter { $0.intent == loadType }.isEmpty)
      }
    }
  }

  @Test("A page that was given up off-screen does not start again near its end")
  func givenUp() {
    var driver = loaded()
    driver.handle(.request(.page(.next)))
    driver.handle(.disappear)
    driver.handle(.cancel)
    driver.handle(.appear)
    _ = driver.takeEffects()
    driver.handle(.reached(.next))
    #expect(driver.takeLoads() == [])
  }

  @Test("A page whose end is gone does not start again")
  func goneEnd() {
    var driver = loaded()
    driver.handle(.request(.page(.next)))
    driver.handle(.disappear)
    driver.handle(.edited(.end))
    _ = driver.takeEffects()
    driver.handle(.appear)
    #expect(driver.takeLoads() == [])
  }

  @Test("A background update repeats the canceled load", arguments: refreshes)
  func updateInBackground(_ intent: LoadIntent<Int>) {
    var driver = loaded([.initial, .autoUpdateInBackground])
    driver.handle(.request(intent))
    driver.handle(.disappear)
    _ = driver.takeEffects()
    driver.handle(.elapsed(.autoUpdate))
    #expect(driver.takeLoads() == [request(intent)])
  }

  @Test("A load on demand off-screen runs, and continues behind an empty first page")
  func askedOutOfSight() {
    var driver = loaded()
    driver.handle(.disappear)
    driver.handle(.request(.force(keepsContent: true)))
    driver.answer(.refresh, MergeSummary(count: 0, newCount: 0, next: .at(2), previous: .ended))
    #expect(driver.takeLoads().map(\.intent) == [.force(keepsContent: true), .page(.next)])
  }
}
