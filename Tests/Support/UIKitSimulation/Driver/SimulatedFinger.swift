/// A finger on the screen, or the pointer's button held down.
@MainActor public final class SimulatedFinger {
  private let touch: UITouch
  private var isDown = true

  init(_ touch: UITouch) { self.touch = touch }

  /// The view that was hit; `nil` if there is none.
  public var view: UIView? { touch.view }

  /// The position in the window.
  public var location: CGPoint { touch.location(in: nil) }

  /// Moves in a straight line, with one event per frame.
  public func move(to point: CGPoint, during time: TimeInterval = Simulation.frameInterval) {
    guard isDown else { return }
    let start = location
    let steps = max(1, Int((time / Simulation.frameInterval).rounded()))
    for step in 1...steps {
      Simulation.advance(by: time / Double(steps))
      guard touch.phase != .cancelled else { return }
      let part = CGFloat(step) / CGFloat(steps)
      let next =
        step == steps
        ? point : CGPoint(x: start.x + (point.x - start.x) * part, y: start.y + (point.y - start.y) * part)
      TouchDispatcher.shared.moved(touch, to: next)
      Simulation.turn()
    }
  }

  /// Holds still for a time in seconds.
  public func hold(for time: TimeInterval) { Simulation.advance(by: time) }

  /// Lifts the finger.
  public func lift() {
    guard isDown else { return }
    isDown = false
    TouchDispatcher.shared.ended(touch)
    Simulation.turn()
  }

  /// Cancels the touch, as the system does.
  public func cancel() {
    guard isDown else { return }
    isDown = false
    TouchDispatcher.shared.cancelled(touch)
    Simulation.turn()
  }
}
