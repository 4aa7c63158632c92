extension Simulation {
  static var clock = SimulationClock()

  /// The time between two frames, in seconds.
  public static let frameInterval: TimeInterval = 1.0 / 60

  /// The virtual time, in seconds since the beginning.
  public static var now: TimeInterval { clock.now }

  /// The number of scheduled jobs.
  public static var pendingCount: Int { clock.pendingCount }

  /// Runs one turn of the main run loop: due jobs, then layout and drawing where needed.
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

  /// Lets time pass until nothing is pending, or up to a number of seconds. Returns whether nothing is
  /// pending.
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

  /// Runs the work of Core Animation before the main run loop sleeps.
  private static func commit() {
    for window in visibleWindows {
      window.propagateEnvironment()
      window.layoutIfNeeded()
      window.displayIfNeeded()
    }
    UIFocusSystem.updateIfNeeded()
  }
}
