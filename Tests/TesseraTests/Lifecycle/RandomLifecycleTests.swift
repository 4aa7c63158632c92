import TestSupport
import TesseraLayout
import TesseraTesting
import Testing

@testable import Tessera
@_spi(Behaviors) @testable import TesseraKernel

/// A step of a random program on a list with prefetching and kept views.
private enum LifecycleStep: CustomStringConvertible {
  case show([Int])
  case scroll(Double)
  case resize(Double)
  case keep(Int)
  case release(Int)

  var description: String {
    switch self {
    case .show(let items): "show \(items)"
    case .scroll(let distance): "scroll \(distance)"
    case .resize(let height): "resize \(height)"
    case .keep(let item): "keep \(item)"
    case .release(let item): "release \(item)"
    }
  }

  static func program(seed: UInt64) -> [LifecycleStep] {
    var random = SeededGenerator(seed: seed)
    var items = Array(0..<Int.random(in: 0...60, using: &random))
    var next = 100
    return [.show(items)]
      + (0..<25).map { _ in
        switch Int.random(in: 0...9, using: &random) {
        case 0...4: return .scroll(Double(Int.random(in: -200...200, using: &random)))
        case 5: return .resize(Double([0, 40, 80, 160].randomElement(using: &random) ?? 0))
        case 6: return .keep(items.randomElement(using: &random) ?? 0)
        case 7: return .release(items.randomElement(using: &random) ?? 0)
        default:
          next += 1
          items.insert(next, at: Int.random(in: 0...items.count, using: &random))
          items.remove(at: Int.random(in: 0..<items.count, using: &random))
          if Bool.random(using: &random) { items.shuffle(using: &random) }
          return .show(items)
        }
      }
  }
}

@MainActor
@Suite("Lifecycle of random programs", .tags(.model))
struct RandomLifecycleTests {
  @Test(
    "Every appear event has one disappear event, and prefetches are shown or canceled",
    arguments: (0..<UInt64(8)).sampled)
  func programs(block: UInt64) {
    for seed in block * 25..<block * 25 + 25 {
      let program = LifecycleStep.program(seed: seed)
      let failure = smallestFailure(of: program, by: [.leavingOutRuns(keepingFirst: 1)]) {
        LifecycleRunner().run($0)
      }
      guard let failure else { continue }
      Testing.Issue.record(
        "seed \(seed): \(failure.failureReason)\n\(failure.value.map { $0.description }.joined(separator: "\n"))"
      )
      return
    }
  }
}

/// Runs a program and checks the invariants after each transaction.
@MainActor
private final class LifecycleRunner {
  private let stage = Stage<Headless>(
    configuration: EngineConfiguration(overscan: 16, reportsLifecycle: true, prefetchBudget: 3))
  private var mirror = LifecycleMirror()
  private var mounts = MountMirror()
  /// The prefetched elements that were neither shown nor canceled, by the events.
  private var pending: Set<Int> = []
  /// The same, by the declared handlers.
  private var loading: Set<Int> = []
  private var failureReason: String?
  private var kept: [Int: CellID] = [:]
  private var items: [Int] = []

  /// Returns an error message about the first broken invariant; `nil` if there is none.
  func run(_ program: [LifecycleStep]) -> String? {
    stage.engine.resize(to: Size(width: 80, height: 80))
    for (number, step) in program.enumerated() {
      perform(step)
      if let failureReason = settle() { return "step \(number), \(step): \(failureReason)" }
    }
    perform(.resize(0))
    return settle() ?? (pending.isEmpty && loading.isEmpty ? nil : "\(pending) were never cancelled")
  }

  private func perform(_ step: LifecycleStep) {
    switch step {
    case .show(let items):
      self.items = items
      kept = kept.filter { items.contains($0.key) }
      stage.show(content)
    case .scroll(let distance): stage.engine.scroll(by: Point(y: distance))
    case .resize(let height): stage.engine.resize(to: Size(width: height == 0 ? 0 : 80, height: height))
    case .keep(let item):
      guard let cell = cell(item) else { return }
      kept[item] = cell.id
      stage.engine.keepAlive(cell.id)
    case .release(let item):
      kept[item].map { stage.engine.release($0) }
      kept[item] = nil
    }
  }

  private var content: Content<Headless> {
    Content {
      Section("list") {
        ForEach(items, id: \.self) { Label("\($0)") }
          .onPrefetch(ahead: .items(4)) { [weak self] in
            self?.loading.formUnion($0)
          } cancel: { [weak self] elements in
            if self?.loading.isSuperset(of: elements) == false {
              self?.failureReason = "\(elements) were not loading"
            }
            self?.loading.subtract(elements)
          }
      }
    }
  }

  private func cell(_ item: Int) -> LiveCell? {
    stage.engine.cells.first { $0.key.element == .item(ItemID(item), occurrence: 0) }
  }

  private func settle() -> String? {
    var rounds = 0
    while rounds < 4 || stage.engine.needsUpdate {
      rounds += 1
      if rounds > 50 { return "the engine does not come to rest" }
      let transaction = stage.update()
      if let failureReason = mounts.failureReason(applying: transaction, cells: stage.engine.cells)
        ?? mirror.failureReason(following: transaction, in: stage.engine) ?? prefetchFailure(transaction)
        ?? failureReason
      {
        return failureReason
      }
      for (item, id) in kept where cell(item)?.id != id { return "\(item) is kept and has lost its view" }
      for cell in stage.engine.live.suffix(stage.engine.keptCount)
      where !kept.values.contains(cell.id) {
        return "\(cell.key) is not kept, and mounted out of view"
      }
    }
    return nil
  }

  private func prefetchFailure(_ transaction: Transaction) -> String? {
    var reported = 0
    for event in transaction.lifecycle {
      switch event {
      case .prefetch(_, let ids):
        reported += ids.count
        for id in ids.compactMap({ $0.value(as: Int.self) }) where !pending.insert(id).inserted {
          return "\(id) is prefetched twice"
        }
      case .cancelPrefetch(_, let ids):
        for id in ids.compactMap({ $0.value(as: Int.self) }) where pending.remove(id) == nil {
          return "\(id) is cancelled and was shown or never prefetched"
        }
      default: break
      }
    }
    let behavior = stage.engine.behavior(LifecycleBehavior.self)
    for cell in stage.engine.cells where behavior?.state.isInView(cell.id) ?? false {
      guard case .item(let id, _) = cell.key.element, let item = id.value(as: Int.self) else { continue }
      pending.remove(item)
      loading.remove(item)
    }
    return reported > 3 ? "\(reported) are told in one frame" : nil
  }
}
