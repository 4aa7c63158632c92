import CAllocationCounter

/// Lets programs do the same work by turns, so that what disturbs the machine disturbs all of them.
public struct Comparison: Sendable {
  /// How often everybody has a turn.
  public var rounds = 15
  /// How long a turn lasts at least; the work is repeated to fill it.
  public var turn = Duration.milliseconds(2)
  /// A program that has used up so much time sits out the remaining rounds.
  public var patience = Duration.seconds(3)

  /// Creates the comparison of a full run.
  public init() {}

  /// A shorter, less exact comparison.
  public static let quick: Comparison = {
    var comparison = Comparison()
    comparison.rounds = 5
    comparison.turn = .microseconds(500)
    comparison.patience = .milliseconds(500)
    return comparison
  }()

  /// Warms up, and takes the times.
  public func measure<Name>(_ competitors: [Competitor<Name>]) -> Measurement<Name> {
    var result = Measurement<Name>()
    var runners = competitors.map { Runner($0, turn: turn) }
    for runner in runners { result.allocations[runner.name] = runner.allocations() }
    for round in 0..<rounds {
      var times: [Name: Double] = [:]
      // Another one begins each round, so that nobody always follows the same one.
      for offset in runners.indices {
        let index = (round + offset) % runners.count
        guard round == 0 || runners[index].spent < patience else { continue }
        times[runners[index].name] = runners[index].measureOnce()
      }
      result.rounds.append(times)
    }
    return result
  }
}

/// A program with its input, ready to work.
public struct Competitor<Name: Hashable> {
  let name: Name
  let operations: Int
  let run: () -> Void

  /// Creates a competitor of a comparison.
  ///
  /// - Parameters:
  ///   - name: Who it is; there is one of each name.
  ///   - operations: How often one call does what is measured, at least once; times are divided by it.
  ///   - run: One call, from the input to the end of the result's life.
  public init(_ name: Name, operations: Int = 1, run: @escaping () -> Void) {
    self.name = name
    self.operations = operations
    self.run = run
  }
}

/// A program in a comparison.
private struct Runner<Name: Hashable> {
  private let competitor: Competitor<Name>
  private var repetitions = 1
  /// The time it has used.
  private(set) var spent = Duration.zero

  var name: Name { competitor.name }

  /// Repeats the work twice as often each time, until it fills a turn: that warms up, too.
  init(_ competitor: Competitor<Name>, turn: Duration) {
    self.competitor = competitor
    while true {
      let elapsed = time()
      spent += elapsed
      if elapsed >= turn { break }
      repetitions *= 2
    }
  }

  /// Nanoseconds of one operation.
  mutating func measureOnce() -> Double {
    let elapsed = time()
    spent += elapsed
    return elapsed / .nanoseconds(1) / Double(repetitions * competitor.operations)
  }

  /// How many blocks of memory one call asks for; nothing where that cannot be counted.
  func allocations() -> Int? {
    let before = allocation_counter_total()
    competitor.run()
    let after = allocation_counter_total()
    return before < 0 ? nil : after - before
  }

  private func time() -> Duration {
    ContinuousClock().measure { for _ in 0..<repetitions { competitor.run() } }
  }
}
