import TestSupport
import Testing

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@MainActor
@Suite("Outlines compared with a model", .tags(.model))
struct OutlineModelTests {
  @Test(
    "The rows equal those of a naive outline after any actions and load results",
    arguments: (0..<UInt64(20)).sampled)
  func random(block: UInt64) {
    for seed in block * 20..<(block + 1) * 20 {
      var random = SeededGenerator(seed: seed)
      let program = OutlineProgram.random(&random)
      let failure = smallestFailure(of: program, by: [.leavingOutRuns(of: \.steps)]) { program in
        do {
          try OutlineRunner.run(program)
          return nil
        } catch {
          return "\(error)"
        }
      }
      guard let failure else { continue }
      Testing.Issue.record("seed \(seed): \(failure.failureReason)\n\(failure.value)")
      return
    }
  }
}
