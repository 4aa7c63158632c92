@preconcurrency import Benchmark
import CAllocationCounter

/// One run of a benchmark: whatever stands outside of ``measure(_:)`` is not counted.
@MainActor
struct Meter {
  fileprivate let benchmark: Benchmark

  /// How often a short operation is repeated, so that the clock's own cost does not show; the table divides by it.
  var repetitions: Int { benchmark.scaledIterations.count }

  /// Takes the time of some work and counts its allocations.
  ///
  /// - Parameter limit: How many blocks of memory it may ask for, but for one in a hundred repetitions; nil: any number.
  ///   With more the benchmark fails.
  func measure(blocks limit: Int? = nil, _ work: () -> Void) {
    benchmark.startMeasurement()
    let blocks = Self.blocks(work)
    benchmark.stopMeasurement()
    guard let blocks else { return }
    benchmark.measurement(.allocations, blocks)
    if let limit, blocks > limit + repetitions / 100 {
      benchmark.error("\(blocks) blocks of memory, where \(limit) are enough")
    }
  }

  /// Takes the time of some work and counts its allocations, and shows beside it what is left of the time without what the
  /// host and the program do in it, which is done once more for that.
  ///
  /// - Parameter host: What the host and the program do. The work may ask for as many blocks of memory as that.
  func measure(besides host: () -> Void, _ work: () -> Void) {
    let clock = ContinuousClock()
    var blocks: Int?
    let hosts = clock.measure { blocks = Self.blocks(host) }
    var all = Duration.zero
    measure(blocks: blocks) { all = clock.measure(work) }
    benchmark.measurement(.enginesOwn, Int((all - hosts) / .nanoseconds(1)))
  }

  /// How many blocks of memory some work asks for; nil where that cannot be counted.
  static func blocks(_ work: () -> Void) -> Int? {
    let before = allocation_counter_total()
    work()
    return before < 0 ? nil : allocation_counter_total() - before
  }
}

extension BenchmarkMetric {
  /// How many blocks of memory were asked for.
  static var allocations: BenchmarkMetric { .custom("Allocations", polarity: .prefersSmaller) }

  /// Nanoseconds without what the host and the program do.
  static var enginesOwn: BenchmarkMetric {
    .custom("Time without the host's work (ns)", polarity: .prefersSmaller)
  }
}

/// Registers a benchmark that works with views, and therefore on the main actor.
///
/// - Parameters:
///   - name: What is measured.
///   - count: How many rows there are; stands behind the name, if that makes a difference.
///   - scaling: How often a run repeats the operation.
///   - state: Made once, before the first run.
///   - run: One run.
func register<State>(
  _ name: String, _ count: Int?, scaling: BenchmarkScalingFactor = .one,
  state: @escaping @MainActor @Sendable () -> State,
  run: @escaping @MainActor @Sendable (Meter, State) async -> Void
) {
  let configuration = Benchmark.Configuration(
    metrics: [.wallClock, .enginesOwn, .allocations],
    timeUnits: scaling == .one ? .microseconds : .nanoseconds,
    warmupIterations: 1,
    scalingFactor: scaling,
    maxDuration: .seconds(2), maxIterations: 200)
  let holder = StateHolder(state)
  let fullName = name + (count.map { ", \($0.grouped) rows" } ?? "")
  Benchmark(fullName, configuration: configuration) { benchmark in
    await runOnMainActor(benchmark, holder, run)
  } teardown: {
    await holder.drop()
  }
}

@MainActor
private func runOnMainActor<State>(
  _ benchmark: Benchmark, _ holder: StateHolder<State>,
  _ run: @MainActor @Sendable (Meter, State) async -> Void
) async {
  await run(Meter(benchmark: benchmark), holder.value)
}

/// Makes what a benchmark works on when it begins, and lets go of it when it ends: ten million rows take room.
@MainActor
private final class StateHolder<State> {
  private let make: @MainActor @Sendable () -> State
  private var made: State?

  nonisolated init(_ make: @escaping @MainActor @Sendable () -> State) { self.make = make }

  var value: State {
    if let made { return made }
    let value = make()
    made = value
    return value
  }

  func drop() { made = nil }
}

extension Int {
  /// `10 k` or `10 M`.
  fileprivate var grouped: String { self >= 1_000_000 ? "\(self / 1_000_000) M" : "\(self / 1_000) k" }
}
