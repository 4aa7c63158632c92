import CTesseraTerminal

/// A loop in which the main thread waits for the terminal and for the main queue.
///
/// With `dispatchMain()`, each key wakes three threads, one after another: the one that waits for the terminal, one
/// that serves the main queue, and the first one again.
@MainActor
struct SessionLoop {
  private let session: TerminalSession

  /// Creates a loop for the rest of the process; `nil` if only Dispatch can serve the main queue here.
  init?(_ session: TerminalSession) {
    guard tessera_can_serve_main_queue() else { return nil }
    self.session = session
    session.beginLoop()
  }

  /// Waits for events, or until a time in seconds, as in ``TerminalCollection/now``, and handles the events.
  func wait(until time: Double?) {
    let hasEnded = session.hasEnded
    let limit = min(time ?? .infinity, session.flushTime ?? .infinity)
    let delay = limit.isFinite ? max(0, limit - TerminalCollection.now) : -1
    let events = UInt32(
      tessera_wait(
        hasEnded ? -1 : session.device.input, hasEnded ? -1 : session.notices,
        session.hasPendingOutput ? session.device.output : -1, delay))
    if events & tessera_main_queue_is_ready.rawValue != 0 { tessera_serve_main_queue() }
    handle(events)
    if let time = session.flushTime, time <= TerminalCollection.now { session.flushInput() }
  }

  /// Handles the events of the terminal, any of which may end the session.
  private func handle(_ events: UInt32) {
    if events & tessera_notices_are_ready.rawValue != 0, !session.hasEnded { session.readNotices() }
    if events & tessera_output_is_ready.rawValue != 0, session.hasPendingOutput {
      session.writePendingOutput()
      if !session.hasPendingOutput { session.onOutputTaken() }
    }
    if events & tessera_input_is_ready.rawValue != 0, !session.hasEnded { session.readInput() }
  }
}
