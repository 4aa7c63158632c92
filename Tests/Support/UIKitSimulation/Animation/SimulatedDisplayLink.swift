/// A callback for each frame of virtual time.
///
/// It replaces `CADisplayLink`, which needs selectors: a host uses it where Objective-C is not available.
@MainActor public final class SimulatedDisplayLink {
  private let tick: (SimulatedDisplayLink) -> Void
  private var ticket: SimulationClock.Ticket?

  /// The frame rates that the link asks for; without them, a screen of 120 frames per second shows 60
  /// (developer.apple.com/documentation/quartzcore/cadisplaylink/preferredframeraterange).
  public var preferredFrameRateRange: CAFrameRateRange?

  /// The frame rates of the link whose callback ran last.
  public private(set) static var latestFrameRates: CAFrameRateRange?

  /// Whether the callbacks are paused.
  public var isPaused = true { didSet { if isPaused != oldValue { restart() } } }

  /// The start time of the current frame, in seconds.
  public private(set) var timestamp: TimeInterval = 0

  /// The time at which the next frame is shown, in seconds.
  public var targetTimestamp: TimeInterval { timestamp + Simulation.frameInterval }

  /// Creates a paused link.
  public init(_ tick: @escaping (SimulatedDisplayLink) -> Void) { self.tick = tick }

  /// Ends the callbacks.
  public func invalidate() { isPaused = true }

  private func restart() {
    if isPaused { stop() } else { next() }
  }

  private func next() {
    let frame = Simulation.frameInterval
    let untilFrame = ((Simulation.now / frame).rounded(.down) + 1) * frame - Simulation.now
    // A time that rounding moved just before its frame belongs to that frame.
    ticket = Simulation.schedule(after: untilFrame < frame / 100 ? untilFrame + frame : untilFrame) {
      [weak self] in
      guard let self, !self.isPaused else { return }
      self.timestamp = Simulation.now
      self.next()
      Self.latestFrameRates = self.preferredFrameRateRange
      self.tick(self)
    }
  }

  private func stop() {
    if let ticket { Simulation.clock.cancel(ticket) }
    ticket = nil
  }
}

public typealias CFTimeInterval = Double

/// Returns the time base of display links; virtual time in the simulation.
@MainActor public func CACurrentMediaTime() -> CFTimeInterval { Simulation.now }
