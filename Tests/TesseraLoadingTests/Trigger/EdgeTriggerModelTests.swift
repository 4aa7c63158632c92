import TestSupport
import Tessera
import TesseraLoading
import Testing

@Suite("Random scrolling")
struct EdgeTriggerModelTests {
  @Test("An end is reached once per content, only ahead, until the viewport is full", arguments: 0..<40)
  func random(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let program = (0..<300).map { _ in ScrollSimulation.Step.random(&random) }
    let failure = smallestFailure(
      of: program, by: [.leavingOutRuns()], failureReason: ScrollSimulation.failureReason)
    guard let failure else { return }
    Issue.record("seed \(seed): \(failure.failureReason)\n\(failure.value.map { ".\($0)" })")
  }
}

/// A viewport of 100 points on a feed that loads pages at reached ends.
private struct ScrollSimulation {
  enum Step: Equatable {
    case scroll(Double)
    case rest
    /// A page of so many points arrives.
    case arrive(PageDirection, Double)
    case fail(PageDirection)
    /// The content changes in another way.
    case change

    static func random(_ random: inout some RandomNumberGenerator) -> Step {
      let direction: PageDirection = Bool.random(using: &random) ? .next : .previous
      switch Int.random(in: 0..<12, using: &random) {
      case 0...1: return .rest
      case 2...4: return .arrive(direction, Double.random(in: 0...300, using: &random).rounded())
      case 5: return .fail(direction)
      case 6: return .change
      default: return .scroll(Double.random(in: -3000...3000, using: &random).rounded())
      }
    }
  }

  private var trigger = EdgeTrigger()
  private var offset = 0.0
  private var length = 30.0
  private var velocity = 0.0
  private var contentNumber = 0
  private var loading: Set<PageDirection> = []
  private var reached: [PageDirection: Int] = [:]

  static func failureReason(_ program: [Step]) -> String? {
    var simulation = ScrollSimulation()
    for (number, step) in program.enumerated() {
      if let failureReason = simulation.run(step) { return "step \(number): \(failureReason)" }
    }
    return simulation.fillingFailure()
  }

  private mutating func run(_ step: Step) -> String? {
    switch step {
    case .scroll(let speed):
      velocity = speed
      offset = min(max(0, offset + speed / 60), max(0, length - 100))
    case .rest: velocity = 0
    case .arrive(let direction, let room): arrive(direction, room)
    case .fail(let direction): loading.remove(direction)
    case .change: contentNumber += 1
    }
    return report()
  }

  private mutating func arrive(_ direction: PageDirection, _ room: Double) {
    guard loading.remove(direction) != nil else { return }
    contentNumber += 1
    length += room
    // The visible rows stay in place.
    if direction == .previous { offset += room }
  }

  private mutating func report() -> String? {
    let report = ViewportReport(
      extent: 100, distanceToStart: offset, distanceToEnd: max(0, length - 100 - offset), velocity: velocity,
      isScrolling: velocity != 0, contentNumber: contentNumber)
    let directions = trigger.directions(reachedBy: report)
    for direction in PageDirection.allCases {
      let distance = direction == .next ? report.distanceToEnd : report.distanceToStart
      let speed = direction == .next ? velocity : -velocity
      let isNear = distance <= 150 || speed > 0 && distance / speed <= 1
      let isFull = length > 100
      let isAhead = isFull ? speed >= 0 : direction == .next
      let isWanted = isNear && isAhead && reached[direction] != contentNumber
      if directions.contains(direction) != isWanted {
        return "\(direction) is \(isWanted ? "not " : "")reached: \(report)"
      }
      if isWanted { reached[direction] = contentNumber }
    }
    loading.formUnion(directions)
    return nil
  }

  /// At rest, once all pages have arrived, there are enough rows around the viewport.
  private mutating func fillingFailure() -> String? {
    velocity = 0
    contentNumber += 1
    for _ in 0..<100 {
      if let failureReason = report() { return failureReason }
      if loading.isEmpty { break }
      for direction in PageDirection.allCases where loading.contains(direction) { arrive(direction, 20) }
    }
    let isFull = offset > 150 && length - 100 - offset > 150
    return isFull ? nil : "nothing is asked for at \(offset) of \(length)"
  }
}
