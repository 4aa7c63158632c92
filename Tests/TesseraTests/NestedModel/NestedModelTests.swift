import Tessera
import TestSupport
import Testing

@MainActor
@Suite("Nested content compared with a model", .tags(.model))
struct NestedModelTests {
  @Test("Random programs satisfy the invariants", arguments: (0..<UInt64(10)).sampled)
  func randomPrograms(block: UInt64) {
    for seed in block * 15..<block * 15 + 15 {
      var generator = NestedProgramGenerator(seed: seed)
      let program = generator.program(length: 16)
      let failure = smallestFailure(of: program, by: NestedProgram.shrinkers) { NestedRunner.run($0) }
      guard let failure else { continue }
      Testing.Issue.record(
        """
        seed \(seed): \(failure.failureReason)

        @Test func programOfSeed\(seed)() {
          #expect(NestedRunner.run(\(failure.value)) == nil)
        }
        """)
      return
    }
  }
}
