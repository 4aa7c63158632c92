@_spi(Behaviors) import TesseraKernel

// Frames of hosts that pass the time. Only a program that calls these methods links the code for motion:
// animated scrolls, springs and bouncing. Transitions and scroll effects are linked by their declarations.

extension Stage {
  /// Performs the pending requests of the engine at a time, as ``update()`` does.
  ///
  /// Motion on screen needs a host that passes the time: an update without one ends all motion, and removes
  /// disappearing views.
  ///
  /// - Parameter time: The time of the frame in seconds, of a monotonic clock of the host; `nil` if the host
  ///   has none.
  public func update(at time: Double?) -> Transaction {
    if time != nil { engine.allowMotion() }
    return performRequests(at: time)
  }

  /// Does the same as ``update(at:)``, but neither calls handlers nor ``onIssue``; see ``layOut()``.
  public func layOut(at time: Double?) -> Transaction {
    if time != nil { engine.allowMotion() }
    return layOutRequests(at: time)
  }

  /// Does the work of one frame: updates until no update leads to further requests.
  ///
  /// - Parameters:
  ///   - time: The time of the frame in seconds; see ``update(at:)``.
  ///   - limit: The maximum number of updates; the rest is done in the next frame.
  ///   - perform: Performs the operations of each update on screen.
  public func updateFrame(at time: Double?, limit: Int = 8, _ perform: (Transaction) -> Void = { _ in }) {
    for round in 0..<limit where round == 0 || engine.needsUpdate { perform(update(at: time)) }
  }

  /// Does the work of one frame without calling handlers: as ``updateFrame(at:limit:_:)``, with
  /// ``layOut(at:)`` for each update.
  public func layOutFrame(at time: Double?, limit: Int = 8, _ perform: (Transaction) -> Void) {
    for round in 0..<limit where round == 0 || engine.needsLayout { perform(layOut(at: time)) }
  }

  /// Does the same as ``updateFrame(at:limit:_:)``, but of the code for motion it links only that for animated
  /// scrolls. Declarations of motion link the rest.
  package func updateFrame(
    withDeclaredMotionAt time: Double, limit: Int = 8, _ perform: (Transaction) -> Void
  ) {
    engine.allowScrollAnimations()
    for round in 0..<limit where round == 0 || engine.needsUpdate { perform(performRequests(at: time)) }
  }
}
