/// One callback after some virtual time.
///
/// It replaces a work item of Dispatch, which waits for real time.
@MainActor public final class SimulatedTimer {
  private var ticket: SimulationClock.Ticket?

  /// Creates a timer that fires after a delay in seconds.
  public init(after delay: TimeInterval, _ body: @escaping @MainActor () -> Void) {
    ticket = Simulation.schedule(after: delay) { body() }
  }

  /// Cancels the callback.
  public func cancel() {
    if let ticket { Simulation.clock.cancel(ticket) }
    ticket = nil
  }
}
