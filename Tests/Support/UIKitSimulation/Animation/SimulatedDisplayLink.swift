/// A call for each frame of virtual time.
///
/// It stands in for `CADisplayLink`, which needs selectors: a host uses it where there is no Objective-C.
@MainActor public final class SimulatedDisplayLink {
  private let tick: (SimulatedDisplayLink) -> Void
  private var ticket: SimulationClock.Ticket?

  /// Whether no calls are made for now.
  public var isPaused = true { didSet { if isPaused != oldValue { restart() } } }

  /// When the frame that is being made ready was begun, in seconds.
  public private(set) var timestamp: TimeInterval = 0

  /// When the next frame will be shown, in seconds.
  public var targetTimestamp: TimeInterval { timestamp + Simulation.frameInterval }

  /// Makes a paused link.
  public init(_ tick: @escaping (SimulatedDisplayLink) -> Void) { self.tick = tick }

  /// Ends the calls for good.
  public func invalidate() { isPaused = true }

  private func restart() {
    if isPaused { stop() } else { next() }
  }

  private func next() {
    let frame = Simulation.frameInterval
    let untilFrame = ((Simulation.now / frame).rounded(.down) + 1) * frame - Simulation.now
    // A moment that rounding has put just before its frame belongs to that frame.
    ticket = Simulation.schedule(after: untilFrame < frame / 100 ? untilFrame + frame : untilFrame) {
      [weak self] in
      guard let self, !self.isPaused else { return }
      self.timestamp = Simulation.now
      self.next()
      self.tick(self)
    }
  }

  private func stop() {
    if let ticket { Simulation.clock.cancel(ticket) }
    ticket = nil
  }
}

public typealias CFTimeInterval = Double

/// The time that display links count in: virtual here.
@MainActor public func CACurrentMediaTime() -> CFTimeInterval { Simulation.now }
