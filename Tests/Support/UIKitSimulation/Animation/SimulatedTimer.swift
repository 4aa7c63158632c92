/// One call after some virtual time.
///
/// It stands in for a work item of Dispatch, which waits for real time.
@MainActor public final class SimulatedTimer {
  private var ticket: SimulationClock.Ticket?

  /// Asks for a call after so many seconds.
  public init(after delay: TimeInterval, _ body: @escaping @MainActor () -> Void) {
    ticket = Simulation.schedule(after: delay) { body() }
  }

  /// Takes the wish back.
  public func cancel() {
    if let ticket { Simulation.clock.cancel(ticket) }
    ticket = nil
  }
}
