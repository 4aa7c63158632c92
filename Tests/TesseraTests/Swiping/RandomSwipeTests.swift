import TestSupport
import TesseraLayout
import Testing

@testable import Tessera
@_spi(Behaviors) @testable import TesseraKernel

private struct Row: Identifiable { var id: Int }

/// A step for the state machine of swipes.
private enum SwipeStep {
  /// A pointer goes down on a row, moves by distances in some durations, waits, and goes up or is canceled.
  case stroke(row: Int?, moves: [Move], wait: Double, isCancelled: Bool)
  case close
  case open(row: Int, SwipeEdge)
  case remove(row: Int)

  struct Move {
    var across: Double
    var along: Double
    var duration: Double
  }

  static func random(_ random: inout SeededGenerator) -> SwipeStep {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return .close
    case 1:
      return .open(
        row: Int.random(in: 0..<4, using: &random), Bool.random(using: &random) ? .leading : .trailing)
    case 2: return .remove(row: Int.random(in: 0..<4, using: &random))
    default:
      let moves = (0..<Int.random(in: 0...5, using: &random)).map { _ in
        Move(
          across: Double(Int.random(in: -60...60, using: &random)),
          along: Double(Int.random(in: -12...12, using: &random)),
          // Exact in binary, so that both compute the same.
          duration: [0, 0.015625, 0.125, 1].randomElement(using: &random) ?? 0)
      }
      return .stroke(
        row: [nil, 0, 1, 2, 3].randomElement(using: &random) ?? nil, moves: moves,
        wait: [0, 0.03125, 0.5].randomElement(using: &random) ?? 0,
        isCancelled: Int.random(in: 0..<6, using: &random) == 0)
    }
  }
}

private func limits(of row: Int?) -> SwipeLimits {
  switch row {
  case 0: SwipeLimits(leading: 40, trailing: 60, extent: 120, full: [.leading, .trailing])
  case 1: SwipeLimits(trailing: 80, extent: 100, full: [])
  case 2: SwipeLimits(leading: 30, extent: 60, full: [.leading])
  default: SwipeLimits(extent: 100)
  }
}

/// A naive swipe model that evaluates each stroke as a whole when it ends.
private struct NaiveSwipes: Equatable {
  var row: Int?
  var offset = 0.0
  var performed: [String] = []

  mutating func perform(_ step: SwipeStep) {
    switch step {
    case .close: rest(nil, 0)
    case .remove(let removed): if removed == row { rest(nil, 0) }
    case .open(let row, let side):
      let limits = limits(of: row)
      rest(row, side == .leading ? limits.leading : -limits.trailing)
    case .stroke(let row, let moves, let wait, let isCancelled):
      stroke(row, moves, wait, isCancelled)
    }
  }

  private mutating func stroke(_ row: Int?, _ moves: [SwipeStep.Move], _ wait: Double, _ isCancelled: Bool) {
    let base = row != nil && row == self.row ? offset : 0
    if base == 0 { rest(nil, 0) }
    var places: [(across: Double, along: Double)] = []
    for move in moves {
      places.append(((places.last?.across ?? 0) + move.across, (places.last?.along ?? 0) + move.along))
    }
    let limits = limits(of: row)
    let decisive = places.first { $0.across * $0.across + $0.along * $0.along > 100 }
    let isSwipe = decisive.map { place in
      row != nil && abs(place.across) > abs(place.along) && limited(base + place.across, limits) != base
    }
    guard isSwipe ?? false else {
      if !isCancelled { rest(nil, 0) }
      return
    }
    if isCancelled { return rest(row, base) }
    let end = limited(base + (places.last?.across ?? 0), limits)
    let (room, isLeading) = (end > 0 ? limits.leading : limits.trailing, end > 0)
    let far = min(limits.extent, max(limits.extent * 0.6, room + 40))
    if end != 0, limits.full.contains(isLeading ? .leading : .trailing), abs(end) >= far {
      performed.append("\(row ?? -1) \(isLeading)")
      return rest(nil, 0)
    }
    let last = moves.last { $0.duration > 0 }
    let speed = wait > 0.1 ? 0 : last.map { $0.across / $0.duration } ?? 0
    let landing = abs(end) + (isLeading ? speed : -speed) / 5
    rest(row, end != 0 && landing > room / 2 ? (isLeading ? room : -room) : 0)
  }

  private func limited(_ offset: Double, _ limits: SwipeLimits) -> Double {
    if offset > 0 { return limits.leading > 0 ? min(offset, limits.extent) : 0 }
    return limits.trailing > 0 ? max(offset, -limits.extent) : 0
  }

  private mutating func rest(_ row: Int?, _ offset: Double) {
    (self.row, self.offset) = offset == 0 ? (nil, 0) : (row, offset)
  }
}

@Suite("Swipes in random programs", .tags(.model))
struct RandomSwipeTests {
  @Test("The state machine has the same result as the naive model", arguments: (0..<UInt64(8)).sampled)
  func programs(block: UInt64) {
    for seed in block * 500..<block * 500 + 500 {
      var random = SeededGenerator(seed: seed)
      let program = (0..<12).map { _ in SwipeStep.random(&random) }
      let failure = smallestFailure(of: program, by: [.leavingOutRuns()], failureReason: run)
      guard let (program, failureReason) = failure else { continue }
      Testing.Issue.record(
        "seed \(seed): \(failureReason)\n\(program.map { "  .\($0)," }.joined(separator: "\n"))")
      return
    }
  }

  private func run(_ program: [SwipeStep]) -> String? {
    var machine = SwipeGestures<Row>(slop: 10)
    var naive = NaiveSwipes()
    var performed: [String] = []
    var time = 0.0
    for (number, step) in program.enumerated() {
      let before = naive
      naive.perform(step)
      switch step {
      case .close: machine.close()
      case .open(let row, let side): machine.open(Row(id: row), limits(of: row), side)
      case .remove(let row): machine.retarget { $0.id == row ? nil : $0 }
      case .stroke(let row, let moves, let wait, let isCancelled):
        var place = SwipeGestures<Row>.Place(across: 7, along: 3, time: time)
        var answers = [machine.down(on: row.map { Row(id: $0) }, limits(of: row), at: place)]
        for move in moves {
          place.across += move.across
          place.along += move.along
          place.time += move.duration
          answers.append(machine.moved(to: place))
          if let open = machine.open, abs(open.offset) > open.limits.extent {
            return "step \(number): too far"
          }
        }
        place.time += wait
        time = place.time
        answers.append(isCancelled ? machine.cancel() : machine.up(at: place))
        if let failureReason = failureReason(answers, wasOpen: before.row != nil) {
          return "step \(number): \(failureReason)"
        }
        if case .performed(let row, let side) = answers[answers.count - 1] {
          performed.append("\(row.id) \(side == .leading)")
        }
      }
      if machine.open?.target.id != naive.row || (machine.open?.offset ?? 0) != naive.offset {
        let is1 = machine.open.map { "row \($0.target.id) at \($0.offset)" } ?? "nothing"
        return "after step \(number) \(is1) is open and not row \(naive.row ?? -1) at \(naive.offset)"
      }
      if machine.open?.isHeld ?? false { return "after step \(number) something is held" }
      if performed != naive.performed { return "performed \(performed) and not \(naive.performed)" }
    }
    return nil
  }

  /// Checks that a claimed pointer stays claimed until it goes up; while an item is open, all presses belong
  /// to the swipe.
  private func failureReason(_ answers: [SwipeGestures<Row>.Outcome], wasOpen: Bool) -> String? {
    var (isTaken, claims) = (wasOpen, 0)
    for answer in answers {
      switch answer {
      case .notTaken: if isTaken { return "lets go of the pointer" }
      case .taken: if !isTaken { return "takes the pointer without a claim" }
      case .claimed: (isTaken, claims) = (true, claims + 1)
      case .performed: if claims == 0 { return "performs what was not swiped" }
      }
    }
    return claims > 1 ? "claims twice" : nil
  }
}
