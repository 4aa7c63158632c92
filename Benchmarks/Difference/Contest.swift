import CAllocationCounter

/// Lets programs do the same work by turns, so that what disturbs the machine disturbs all of them.
struct Contest {
  /// How often everybody has a turn.
  var rounds = 15
  /// How long a turn lasts at least; the work is repeated to fill it.
  var turn = Duration.milliseconds(2)
  /// A program that has used up so much time sits out the remaining rounds.
  var patience = Duration.seconds(3)

  /// A contest that is over soon, and says less.
  static let quick = Contest(rounds: 5, turn: .microseconds(500), patience: .milliseconds(500))

  /// Warms up, and takes the times.
  func measure(_ contestants: [Contestant]) -> Measurement {
    var result = Measurement()
    var runners = contestants.map { Runner($0, turn: turn) }
    for runner in runners { result.allocations[runner.program] = runner.allocations() }
    for round in 0..<rounds {
      var times: [Program: Double] = [:]
      // Another one begins each round, so that nobody always follows the same one.
      for offset in runners.indices {
        let index = (round + offset) % runners.count
        guard round == 0 || runners[index].spent < patience else { continue }
        times[runners[index].program] = runners[index].takeTurn()
      }
      result.rounds.append(times)
    }
    return result
  }
}

/// A program in a contest.
private struct Runner {
  private let contestant: Contestant
  private var repetitions = 1
  /// The time it has used.
  private(set) var spent = Duration.zero

  var program: Program { contestant.program }

  /// Repeats the work twice as often each time, until it fills a turn: that warms up, too.
  init(_ contestant: Contestant, turn: Duration) {
    self.contestant = contestant
    while true {
      let elapsed = time()
      spent += elapsed
      if elapsed >= turn { break }
      repetitions *= 2
    }
  }

  /// Nanoseconds of one call.
  mutating func takeTurn() -> Double {
    let elapsed = time()
    spent += elapsed
    return elapsed / .nanoseconds(1) / Double(repetitions)
  }

  /// How many blocks of memory one call asks for; nothing where that cannot be counted.
  func allocations() -> Int? {
    let before = allocation_counter_total()
    contestant.run()
    let after = allocation_counter_total()
    return before < 0 ? nil : after - before
  }

  private func time() -> Duration {
    ContinuousClock().measure { for _ in 0..<repetitions { contestant.run() } }
  }
}

/// What a contest found.
struct Measurement {
  /// Nanoseconds of one call, of those who took part in a round.
  var rounds: [[Program: Double]] = []
  /// Blocks of memory that one call asks for.
  var allocations: [Program: Int] = [:]

  /// The median time of one call, in nanoseconds.
  func time(of program: Program) -> Double? { median(rounds.compactMap { $0[program] }) }

  /// The median of the rounds' ratios.
  func ratio(of program: Program, to reference: Program) -> Double? {
    median(
      rounds.compactMap { times in
        guard let time = times[program], let other = times[reference] else { return nil }
        return time / other
      })
  }
}

/// The middle of some values, or the mean of the two in the middle.
private func median(_ values: [Double]) -> Double? {
  guard !values.isEmpty else { return nil }
  let sorted = values.sorted()
  return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
}
