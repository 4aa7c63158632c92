import Tessera
import TesseraTesting
import TestSupport
import Testing

@MainActor
@Suite("Random changes during animations", .tags(.model))
struct RandomMotionProgramTests {
  @Test("An animating engine ends in the same state, and nothing jumps", arguments: (0..<UInt64(8)).sampled)
  func randomPrograms(block: UInt64) {
    for seed in (block * 20)..<(block * 20 + 20) {
      var generator = ProgramGenerator(seed: seed)
      let program = generator.program(length: 20)
      let failure = smallestFailure(of: program, by: Step.shrinkers) {
        MotionProgramRunner.run($0, seed: seed)
      }
      guard let failure else { continue }
      Testing.Issue.record(
        """
        seed \(seed): \(failure.failureReason)
        MotionProgramRunner.run([
          \(failure.value.map { $0.description }.joined(separator: ",\n    "))
        ], seed: \(seed))
        """)
      return
    }
  }
}
