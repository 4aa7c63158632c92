#if !canImport(ObjectiveC)
import TestSupport
import TesseraUIKit
import Testing
import UIKit

/// The same movements on a plain scroll view and on a collection view whose rows have fixed heights: both
/// scroll to the same offsets.
@MainActor
@Suite("Collection view beside a plain scroll view", .simulated)
struct PlainScrollTests {
  @Test(
    "Random fingers, insets, keyboards, rotations and sizes move both to the same offsets",
    .tags(.model, .slow))
  func programs() {
    for seed in (0..<UInt64(3000)).sampled {
      var random = SeededGenerator(seed: seed)
      var program = ScrollProgram.random(using: &random)
      program.quirks = .ofProgram(seed)
      let failure = smallestFailure(of: program, by: [.leavingOutRuns(of: \.steps)], effort: 2000) {
        failureReason($0)
      }
      guard let failure else { continue }
      Testing.Issue.record(
        "seed \(seed), \(failure.value.quirks):\n\(failure.failureReason)\nafter\n\(failure.value.text)")
      return
    }
  }

  private func failureReason(_ program: ScrollProgram) -> String? {
    Simulation.reset()
    Simulation.quirks = program.quirks
    var failureReason: String?
    let violations = Simulation.violations {
      let pair = ScrollPair()
      for step in program.steps where failureReason == nil {
        pair.perform(step)
        failureReason = pair.difference.map { "\(step): \($0)" }
      }
      pair.liftFingers()
    }
    return violations.first.map { "\($0)" } ?? failureReason
  }
}

/// Steps that move a scroll view.
struct ScrollProgram {
  var quirks = SimulationQuirks()
  var steps: [Step] = []

  enum Step {
    case touch(y: CGFloat)
    case move(CGFloat)
    case lift
    case wait(Double)
    case offset(CGFloat)
    case inset(top: CGFloat, bottom: CGFloat)
    case safeArea(top: CGFloat, bottom: CGFloat, sides: CGFloat)
    case keyboard(CGFloat)
    case height(CGFloat)
    case rotate
    case count(Int)
  }

  var text: String { steps.map { "\($0)" }.joined(separator: "\n") }

  static func random(using random: inout SeededGenerator) -> ScrollProgram {
    ScrollProgram(
      steps: (0..<Int.random(in: 5...60, using: &random)).map { _ in .random(using: &random) })
  }
}

extension ScrollProgram.Step {
  /// Whether the step changes the limits of the offset.
  var changesLimits: Bool {
    switch self {
    case .touch, .move, .lift, .wait, .offset: false
    default: true
    }
  }

  static func random(using random: inout SeededGenerator) -> Self {
    func length(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }
    switch Int.random(in: 0..<22, using: &random) {
    case 0...3: return .touch(y: length(150...330))
    case 4...9: return .move(length(-60...60))
    case 10...12: return .lift
    case 13, 14: return .wait(Double(Int.random(in: 1...40, using: &random)) / 20)
    case 15: return .offset(length(-50...4200))
    case 16: return .inset(top: length(0...60), bottom: length(0...60))
    case 17, 18: return .safeArea(top: length(0...100), bottom: length(0...40), sides: length(0...1) * 44)
    case 19: return .keyboard(length(0...1) * length(100...200))
    case 20: return .random(using: &random, of: [.rotate, .height(length(200...480))])
    default: return .count([0, 3, 20, 100].randomElement(using: &random) ?? 100)
    }
  }

  private static func random(using random: inout SeededGenerator, of steps: [Self]) -> Self {
    steps.randomElement(using: &random) ?? .rotate
  }
}
#endif
