/// The running animations of `UIView.animate`.
@MainActor final class AnimationRegistry {
  static var shared = AnimationRegistry()

  private struct Running {
    let group: AnimationGroup
    let ticket: SimulationClock.Ticket?
    let completion: ((Bool) -> Void)?
  }

  private var running: [Int: Running] = [:]
  private var lastNumber = 0

  /// Schedules the completion; a repeating animation never completes.
  func start(
    _ group: AnimationGroup, endingAfter time: TimeInterval?, completion: ((Bool) -> Void)?
  ) {
    lastNumber += 1
    let number = lastNumber
    group.holdTouches()
    let ticket = time.map { time in
      Simulation.schedule(after: time) { [weak self] in self?.end(number, finished: true) }
    }
    running[number] = Running(group: group, ticket: ticket, completion: completion)
  }

  /// Ends all animations of a view and calls their completions with `false`.
  func cancelAnimations(of view: UIView) {
    for number in running.keys.sorted() where running[number]?.group.changes(view) == true {
      end(number, finished: false)
    }
  }

  private func end(_ number: Int, finished: Bool) {
    guard let animation = running.removeValue(forKey: number) else { return }
    if let ticket = animation.ticket { Simulation.clock.cancel(ticket) }
    animation.group.releaseTouches()
    animation.completion?(finished)
  }
}
