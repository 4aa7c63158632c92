import Tessera
import TestSupport
import TesseraTesting
import Testing

@testable import TesseraLoading

@MainActor
@Suite("Chaos with tasks")
struct LoaderChaosTests {
  @Test("However a source fails, a loader loses nothing, shows nothing twice, and comes to an end")
  func chaos() async {
    for seed in UInt64(0)..<500 {
      var random = SeededGenerator(seed: seed)
      let setting = ChaosRun.Setting.random(using: &random)
      let source = ChaosSource(setting.server, seed: seed)
      let clock = VirtualClock()
      let loader = Loader(
        source, pages: Pages(maximumCount: setting.maximumCount),
        behavior: [.initial, .appearance, .autoUpdate, .pages], retry: setting.retry,
        cancelsOnDisappear: setting.cancelsOnDisappear, clock: clock, seed: seed)
      for _ in 0..<Int.random(in: 5...30, using: &random) {
        Self.take(ChaosStep.random(stable: true, using: &random), loader, clock)
        for _ in 0..<Int.random(in: 0..<6, using: &random) { await Task.yield() }
        if let complaint = Self.complaint(loader, setting) {
          Issue.record("\(complaint), with seed \(seed)")
          return
        }
      }
      source.recover()
      if let complaint = await Self.ending(loader, clock, setting) {
        Issue.record("\(complaint), with seed \(seed)")
        return
      }
    }
  }

  private static func take(_ step: ChaosStep, _ loader: Loader<ChaosSource>, _ clock: VirtualClock) {
    switch step {
    case .appear: loader.appear()
    case .disappear: loader.disappear()
    case .load(let intent): loader.load(intent)
    case .reach(let direction): loader.reached(direction)
    case .retry: loader.retry()
    case .cancel: loader.cancel()
    case .tick: clock.advance(by: .seconds(7))
    case .answer, .news: break
    }
  }

  private static func complaint(_ loader: Loader<ChaosSource>, _ setting: ChaosRun.Setting) -> String? {
    let ids = loader.items.map(\.id)
    if let maximumCount = setting.maximumCount, ids.count > max(maximumCount, 3 * setting.server.size) {
      return "There is no room for \(ids)"
    }
    guard let first = ids.first else { return nil }
    return ids == Array(first..<(first + ids.count)) ? nil : "Something is missing, or there twice: \(ids)"
  }

  /// Lets everything come to an end, and loads all there is.
  private static func ending(
    _ loader: Loader<ChaosSource>, _ clock: VirtualClock, _ setting: ChaosRun.Setting
  ) async -> String? {
    loader.behavior = []
    await settle(loader, clock)
    if loader.phase.isLoading { return "It is loading forever" }
    loader.load(.force(keepsContent: false))
    await settle(loader, clock)
    for direction in PageDirection.allCases {
      for _ in 0..<100 where !loader.hasEnded(direction) {
        loader.load(.page(direction))
        await settle(loader, clock)
      }
    }
    guard loader.tasks.isEmpty else { return "Something is running: \(loader.tasks.keys)" }
    let ids = loader.items.map(\.id)
    let isComplete =
      setting.maximumCount == nil ? ids == setting.server.ids : ids.first == setting.server.ids.first
    return isComplete ? nil : "There is \(setting.server.ids), and loaded is \(ids)"
  }

  private static func settle(_ loader: Loader<ChaosSource>, _ clock: VirtualClock) async {
    await until("It never ends") {
      if clock.sleeperCount > 0 { clock.advance(by: .seconds(60)) }
      return loader.isSettled
    }
  }
}
