@_spi(Behaviors) import TesseraKernel

// Frames of hosts that pass the time. Only a program that calls these links what moves over time: animated scrolls, views that
// spring back, content that bounces. What content declares, transitions and scroll effects, its declarations link.

extension Stage {
  /// Carries out what the engine was asked for as ``update()`` does, at a time.
  ///
  /// What is on screen moves only in a host that passes the time: an update without one brings whatever moves to rest, and
  /// takes away what is on its way out.
  ///
  /// - Parameter time: The time of the frame in seconds, of a clock of the host's that does not go back; nil: the host has
  ///   none.
  public func update(at time: Double?) -> Transaction {
    if time != nil { engine.allowMotion() }
    return carryOutRequests(at: time)
  }

  /// Does what ``update(at:)`` does, but for calling handlers and telling ``onIssue``; see ``layOut()``.
  public func layOut(at time: Double?) -> Transaction {
    if time != nil { engine.allowMotion() }
    return layOutRequests(at: time)
  }

  /// Does the work of one frame: updates, and updates again for what is asked for meanwhile, as long as that comes to rest.
  ///
  /// - Parameters:
  ///   - time: The time of the frame in seconds; see ``update(at:)``.
  ///   - limit: How many updates there are at most; what is left then is done in the next frame.
  ///   - carryOut: Called after each update, to do to what is on screen what its operations say.
  public func updateFrame(at time: Double?, limit: Int = 8, _ carryOut: (Transaction) -> Void = { _ in }) {
    for round in 0..<limit where round == 0 || engine.needsUpdate { carryOut(update(at: time)) }
  }

  /// Does the work of one frame but for calling handlers: ``layOut(at:)`` as often as ``updateFrame(at:limit:_:)`` updates.
  public func layOutFrame(at time: Double?, limit: Int = 8, _ carryOut: (Transaction) -> Void) {
    for round in 0..<limit where round == 0 || engine.needsLayout { carryOut(layOut(at: time)) }
  }
}
