/// Virtual time: scheduled jobs in the order of their due times.
struct SimulationClock {
  struct Ticket: Hashable {
    fileprivate let number: Int
  }

  private struct Job {
    let due: TimeInterval
    let ticket: Ticket
    let run: @MainActor () -> Void
  }

  /// The time in seconds since the beginning.
  private(set) var now: TimeInterval = 0

  private var jobs: [Job] = []
  private var lastNumber = 0

  var pendingCount: Int { jobs.count }

  var nextDue: TimeInterval? { jobs.map(\.due).min() }

  /// The number of the last ticket: jobs with a higher one were scheduled later.
  var horizon: Int { lastNumber }

  mutating func schedule(after delay: TimeInterval, _ run: @escaping @MainActor () -> Void) -> Ticket {
    lastNumber += 1
    let ticket = Ticket(number: lastNumber)
    jobs.append(Job(due: now + max(0, delay), ticket: ticket, run: run))
    return ticket
  }

  mutating func cancel(_ ticket: Ticket) { jobs.removeAll { $0.ticket == ticket } }

  /// Removes and returns the first job that is due now and was scheduled before the horizon.
  mutating func takeDue(before horizon: Int) -> (@MainActor () -> Void)? {
    let due = jobs.indices.filter { jobs[$0].due <= now && jobs[$0].ticket.number <= horizon }
    let first = due.min { (jobs[$0].due, jobs[$0].ticket.number) < (jobs[$1].due, jobs[$1].ticket.number) }
    return first.map { jobs.remove(at: $0).run }
  }

  mutating func move(to moment: TimeInterval) { now = max(now, moment) }
}
