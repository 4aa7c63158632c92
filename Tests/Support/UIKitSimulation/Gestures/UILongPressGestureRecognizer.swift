@MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  open var minimumPressDuration: TimeInterval = 0.5
  open var allowableMovement: CGFloat = 10

  private var start = CGPoint.zero
  private var ticket: SimulationClock.Ticket?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == numberOfTouchesRequired else { return fail() }
    start = location(in: nil)
    ticket = Simulation.schedule(after: minimumPressDuration) { [weak self] in
      if self?.state == .possible { self?.state = .began }
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    switch state {
    case .possible: if (location(in: nil) - start).length > allowableMovement { fail() }
    case .began, .changed: state = .changed
    default: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if [.began, .changed].contains(state) { state = .ended } else { fail() }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if [.began, .changed].contains(state) { state = .cancelled } else { fail() }
  }

  open override func reset() { stopTimer() }

  private func fail() {
    stopTimer()
    if state == .possible { state = .failed }
  }

  private func stopTimer() {
    if let ticket { Simulation.clock.cancel(ticket) }
    ticket = nil
  }
}
