#if !hasFeature(Embedded)
import TesseraComponents

/// A record of a behavior of the inspected collection: its calls since the inspector was created, and its
/// size.
public struct BehaviorRecord: Identifiable, Equatable, Sendable {
  /// A number that the behavior keeps.
  public var id: Int
  /// The name of the type, without `Behavior` at its end.
  public var name: String
  /// A Boolean value that indicates whether the engine calls the behavior in some phase.
  public var isAwake: Bool
  /// The size of the behavior.
  public var size: BehaviorSize
  /// The calls in each phase, in the order of a frame.
  public var costs: [BehaviorCost]

  /// The number of calls in all phases.
  public var callCount: Int { costs.reduce(0) { $0 + $1.count } }

  /// The time spent in all phases, in seconds.
  public var seconds: Double { costs.reduce(0) { $0 + $1.seconds } }

  /// Returns the name of the type of a behavior, without `Behavior` at its end.
  static func name(of behavior: Behavior) -> String {
    let name = "\(type(of: behavior))"
    return name.hasSuffix("Behavior") ? String(name.dropLast("Behavior".count)) : name
  }

  /// Creates the record of a behavior.
  init(_ behavior: Behavior, costs: [BehaviorCall: (count: Int, seconds: Double)]) {
    id = behavior.slot
    name = Self.name(of: behavior)
    isAwake = !behavior.activePhases.isEmpty
    size = BehaviorSize(behavior)
    self.costs = costs.filter { $0.key.slot == behavior.slot }.sorted { $0.key.phase < $1.key.phase }.map {
      BehaviorCost(phase: Phases(rawValue: $0.key.phase), count: $0.value.count, seconds: $0.value.seconds)
    }
  }
}

extension BehaviorRecord: CustomStringConvertible {
  /// The calls, their time and the size, as in `12 calls, 34 µs  3 values, 176 bytes`.
  public var description: String {
    callCount.counting("call") + ", " + FrameRecord.milliseconds(seconds) + "  " + size.description
      + (isAwake ? "" : "  idle")
  }
}

/// The calls of a behavior in one phase, without the calls of other behaviors inside of them.
public struct BehaviorCost: Equatable, Sendable {
  /// The phase.
  public var phase: Phases
  /// The number of calls.
  public var count: Int
  /// The time, in seconds.
  public var seconds: Double
}

extension Phases {
  /// The names of the phases by their bits; see the documentation of each.
  private static let names = [
    "waiting", "settings", "rewrite", "scrolls", "pointer", "hold", "keys", "items", "counting", "time",
    "events",
    "handlers", "frame", "anchor", "requests", "focus", "groups", "content", "late requests", "sections",
    "rest",
    "destination", "scroll animation start", "overscroll", "drag", "scroll animation", "keep", "mounts",
    "exchange", "place", "mark", "present", "offset", "motion", "finish", "cells", "views",
  ]

  /// The name of the phase.
  var shortDescription: String {
    let bit = rawValue.trailingZeroBitCount
    return Self.names.indices.contains(bit) ? Self.names[bit] : "phase \(bit)"
  }
}
#endif
