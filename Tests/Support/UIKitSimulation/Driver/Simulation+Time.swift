extension Simulation {
  static var clock = SimulationClock()

  /// The time between two frames, in seconds.
  public static let frameInterval: TimeInterval = 1.0 / 60

  /// Virtual time, in seconds since the beginning.
  public static var now: TimeInterval { clock.now }

  /// How much work waits for time to pass.
  public static var pendingCount: Int { clock.pendingCount }

  /// One turn of the main run loop: what is due, then layout and drawing of what asked for it.
  public static func turn() {
    let horizon = clock.horizon
    while let job = clock.takeDue(before: horizon) { job() }
    commit()
  }

  /// Lets time pass, turn by turn.
  public static func advance(by seconds: TimeInterval) {
    let end = clock.now + seconds
    turn()
    while let due = clock.nextDue, due <= end {
      clock.move(to: due)
      turn()
    }
    clock.move(to: end)
  }

  /// Lets time pass until nothing is pending, or for so many seconds at most. Returns whether nothing is pending.
  @discardableResult
  public static func settle(within seconds: TimeInterval = 60) -> Bool {
    let end = clock.now + seconds
    turn()
    while let due = clock.nextDue {
      guard due <= end else { return false }
      clock.move(to: due)
      turn()
    }
    return true
  }

  @discardableResult
  static func schedule(after delay: TimeInterval, _ run: @escaping @MainActor () -> Void)
    -> SimulationClock.Ticket
  {
    clock.schedule(after: delay, run)
  }

  /// What Core Animation does before the main run loop sleeps.
  private static func commit() {
    for window in visibleWindows {
      window.propagateEnvironment()
      window.layoutIfNeeded()
      window.displayIfNeeded()
    }
    UIFocusSystem.updateIfNeeded()
  }
}
