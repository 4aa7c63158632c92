import Tessera
import TesseraTesting
import TestSupport
import Testing

@MainActor
@Suite("Random changes while things move")
struct RandomMotionProgramTests {
  @Test(
    "An engine that animates shows the same as one that does not, and nothing jumps",
    arguments: (0..<UInt64(8)).sampled)
  func randomPrograms(block: UInt64) {
    for seed in (block * 20)..<(block * 20 + 20) {
      var generator = ProgramGenerator(seed: seed)
      let program = generator.program(length: 20)
      guard MotionProgramRunner.run(program, seed: seed) != nil else { continue }
      let short = ProgramShrinker { MotionProgramRunner.run($0, seed: seed) != nil }.shrink(program)
      Testing.Issue.record(
        """
        seed \(seed): \(MotionProgramRunner.run(short, seed: seed) ?? "no longer fails")
        MotionProgramRunner.run([
          \(short.map { $0.description }.joined(separator: ",\n    "))
        ], seed: \(seed))
        """)
      return
    }
  }
}
