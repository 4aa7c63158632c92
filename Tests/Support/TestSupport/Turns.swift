/// Lets one at a time do something, in the order in which they come.
public actor Turns {
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Nobody does anything yet.
  public init() {}

  /// Waits until nobody else does anything; to be followed by ``end()``.
  public func begin() async {
    guard isTaken else { return isTaken = true }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Lets the next one begin.
  public func end() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}

/// The turns of those who need the simulation of UIKit for themselves: it has one time, and one set of fingers.
public let simulationTurns = Turns()
