/// A recognizer of fingers that touch and leave without moving. The limits of distance and duration are not
/// documented.
@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  private static let allowableMovement: CGFloat = 10
  private static let longestPress: TimeInterval = 1
  private static let longestPause: TimeInterval = 0.35

  private var start = CGPoint.zero
  private var taps = 0
  private var mostTouches = 0
  private var ticket: SimulationClock.Ticket?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    mostTouches = max(mostTouches, numberOfTouches)
    if mostTouches > numberOfTouchesRequired { return fail() }
    if taps == 0 { start = location(in: nil) }
    if (location(in: nil) - start).length > Self.allowableMovement * 4 { return fail() }
    failUnlessDone(within: Self.longestPress)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if (location(in: nil) - start).length > Self.allowableMovement { fail() }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, touches.count >= numberOfTouches else { return }
    guard mostTouches == numberOfTouchesRequired else { return fail() }
    taps += 1
    if taps == numberOfTapsRequired {
      stopTimer()
      state = .ended
    } else {
      failUnlessDone(within: Self.longestPause)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fail() }

  open override func reset() {
    taps = 0
    mostTouches = 0
    stopTimer()
  }

  private func fail() {
    stopTimer()
    if state == .possible { state = .failed }
  }

  private func failUnlessDone(within time: TimeInterval) {
    stopTimer()
    ticket = Simulation.schedule(after: time) { [weak self] in self?.fail() }
  }

  private func stopTimer() {
    if let ticket { Simulation.clock.cancel(ticket) }
    ticket = nil
  }
}
