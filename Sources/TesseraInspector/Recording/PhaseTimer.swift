import TesseraComponents

/// The time that an update spent in one phase of work, without the phases inside of it.
public struct PhaseCost: Hashable, Sendable {
  /// The phase.
  public var phase: TracePhase
  /// The number of times that the phase ran.
  public var count: Int
  /// The time, in seconds.
  public var seconds: Double
}

/// A timer that adds up the time spent in parts of the work, each with a key.
final class PhaseTimer<Key: Hashable> {
  private let now: () -> Double
  private var open: [OpenPart] = []
  /// The number of times that each part ran, and the time spent in it without the parts inside of it.
  private(set) var totals: [Key: (count: Int, seconds: Double)] = [:]

  private struct OpenPart {
    let key: Key
    let start: Double
    /// The time spent in parts inside of this one.
    var inner = 0.0
  }

  /// - Parameter now: Returns the time in seconds.
  init(now: @escaping () -> Double) { self.now = now }

  func begin(_ key: Key) { open.append(OpenPart(key: key, start: now())) }

  func end() {
    guard let ended = open.popLast() else { return }
    let seconds = now() - ended.start
    totals[ended.key, default: (0, 0)].count += 1
    totals[ended.key]?.seconds += seconds - ended.inner
    if let last = open.indices.last { open[last].inner += seconds }
  }

  /// Forgets the times so far.
  func removeTotals() { totals = [:] }
}

extension PhaseTimer<TracePhase> {
  /// Returns the costs so far in the order of the phases, and begins again.
  func takeCosts() -> [PhaseCost] {
    defer { removeTotals() }
    return TracePhase.allCases.compactMap { phase in
      totals[phase].map { PhaseCost(phase: phase, count: $0.count, seconds: $0.seconds) }
    }
  }
}

/// A behavior and a phase in which it is called.
struct BehaviorCall: Hashable {
  var slot: Int
  var phase: UInt64
}
