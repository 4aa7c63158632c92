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

/// A timer that adds up the time spent in each phase.
final class PhaseTimer {
  private let now: () -> Double
  private var open: [OpenPhase] = []
  private var totals: [TracePhase: PhaseCost] = [:]

  private struct OpenPhase {
    let phase: TracePhase
    let start: Double
    /// The time spent in phases inside of this one.
    var inner = 0.0
  }

  /// - Parameter now: Returns the time in seconds.
  init(now: @escaping () -> Double) { self.now = now }

  func begin(_ phase: TracePhase) { open.append(OpenPhase(phase: phase, start: now())) }

  func end() {
    guard let ended = open.popLast() else { return }
    let seconds = now() - ended.start
    totals[ended.phase, default: PhaseCost(phase: ended.phase, count: 0, seconds: 0)].count += 1
    totals[ended.phase]?.seconds += seconds - ended.inner
    if let last = open.indices.last { open[last].inner += seconds }
  }

  /// Returns the costs so far in the order of the phases, and begins again.
  func takeCosts() -> [PhaseCost] {
    defer { totals = [:] }
    return TracePhase.allCases.compactMap { totals[$0] }
  }
}
