/// The animations of `UIView.animate` that are under way.
@MainActor final class AnimationRegistry {
  static var shared = AnimationRegistry()

  private struct Running {
    let group: AnimationGroup
    let ticket: SimulationClock.Ticket?
    let completion: ((Bool) -> Void)?
  }

  private var running: [Int: Running] = [:]
  private var lastNumber = 0

  /// Calls the completion when the time has come; never, where the animation repeats itself.
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

  /// Ends whatever animates a view: its completions hear `false`.
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
