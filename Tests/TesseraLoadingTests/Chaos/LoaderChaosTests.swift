import Tessera
import TestSupport
import TesseraTesting
import Testing

@testable import TesseraLoading

@MainActor
@Suite("Chaos with tasks", .tags(.model))
struct LoaderChaosTests {
  private enum Step {
    case step(ChaosStep)
    /// The app changes or removes the item at a position.
    case edit(Int, removes: Bool)
    /// Another source replaces the current one, after a delay or at once.
    case change(keepsContent: Bool, delay: LoadDuration)

    static func random(using random: inout some RandomNumberGenerator) -> Step {
      switch Int.random(in: 0..<30, using: &random) {
      case 0: .edit(Int.random(in: 0..<12, using: &random), removes: false)
      case 1: .edit(Int.random(in: 0..<12, using: &random), removes: true)
      case 2...4:
        .change(
          keepsContent: Bool.random(using: &random),
          delay: .seconds(Bool.random(using: &random) ? 5 : 0))
      case 5, 6: .step(.appear)
      case 7: .step(.disappear)
      case 8: .step(.load(.autoUpdate))
      case 9: .step(.cancel)
      default: .step(ChaosStep.random(stable: true, using: &random))
      }
    }
  }

  /// A loader and its state during a run.
  @MainActor
  private final class Run {
    let loader: Loader<ChaosSource>
    let clock = VirtualClock()
    let setting: ChaosRun.Setting
    let sources: [ChaosSource]
    /// The ids that the app has removed; the sources still have them.
    var removed: Set<Int> = []

    init(_ setting: ChaosRun.Setting, seed: UInt64) {
      self.setting = setting
      sources = [0, 1000].map { ChaosSource(setting.server, seed: seed, firstID: $0) }
      loader = Loader(
        sources[0], pages: Pages(maximumCount: setting.maximumCount),
        behavior: [.initial, .appearance, .autoUpdate, .pages], retry: setting.retry,
        cancelsOnDisappear: setting.cancelsOnDisappear, clock: clock, seed: seed)
    }
  }

  @Test("A loader with a faulty source loses no item, duplicates none, and settles")
  func chaos() async {
    for seed in (UInt64(0)..<600).sampled {
      var random = SeededGenerator(seed: seed)
      let setting = ChaosRun.Setting.random(using: &random)
      let run = Run(setting, seed: seed)
      for _ in 0..<Int.random(in: 5...30, using: &random) {
        Self.take(Step.random(using: &random), run)
        for _ in 0..<Int.random(in: 0..<6, using: &random) { await Task.yield() }
        if let failureReason = Self.failureReason(run) {
          Issue.record("\(failureReason), with seed \(seed)")
          return
        }
      }
      for source in run.sources { source.recover() }
      if let failureReason = await Self.ending(run.loader, run.clock, setting) {
        Issue.record("\(failureReason), with seed \(seed)")
        return
      }
    }
  }

  private static func take(_ step: Step, _ run: Run) {
    switch step {
    case .step(let step): take(step, run.loader, run.clock)
    case .edit(let position, let removes):
      guard position < run.loader.items.count else { return }
      let id = run.loader.items[position].id
      if removes { run.removed.insert(id) }
      run.loader.edit { pages in
        if removes { pages.remove(id) } else { pages.update(id) { $0.version += 1 } }
      }
    case .change(let keepsContent, let delay):
      let other = run.loader.source === run.sources[0] ? run.sources[1] : run.sources[0]
      run.loader.change(to: other, keepsContent: keepsContent, after: delay)
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

  private static func failureReason(_ run: Run) -> String? {
    let (ids, setting) = (run.loader.items.map(\.id), run.setting)
    if let maximumCount = setting.maximumCount, ids.count > max(maximumCount, 3 * setting.server.size) {
      return "There is no room for \(ids)"
    }
    guard let first = ids.first, let last = ids.last else { return nil }
    guard zip(ids, ids.dropFirst()).allSatisfy(<) else { return "Something is there twice: \(ids)" }
    guard first / 1000 == last / 1000 else { return "Two sources are mixed: \(ids)" }
    let missing = Set(first...last).subtracting(ids).subtracting(run.removed)
    return missing.isEmpty ? nil : "\(missing) is missing: \(ids)"
  }

  /// Lets all loads end, and then loads all rows.
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
      setting.maximumCount == nil ? ids == loader.source.ids : ids.first == loader.source.ids.first
    return isComplete ? nil : "There is \(loader.source.ids), and loaded is \(ids)"
  }

  private static func settle(_ loader: Loader<ChaosSource>, _ clock: VirtualClock) async {
    await until("It never ends") {
      if clock.sleeperCount > 0 { clock.advance(by: .seconds(60)) }
      return loader.isSettled
    }
  }
}
