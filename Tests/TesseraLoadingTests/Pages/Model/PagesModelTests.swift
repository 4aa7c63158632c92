import TestSupport
import Testing

@testable import TesseraLoading

@Suite("Pages against a naive model")
struct PagesModelTests {
  @Test("Pages have no duplicate ids and equal the model after random steps", arguments: 0..<10)
  func random(block: UInt64) {
    for seed in block * 20..<(block + 1) * 20 {
      var random = SeededGenerator(seed: seed)
      let program = PagesProgram.random(&random)
      let failure = smallestFailure(of: program, by: [.leavingOutRuns(of: \.steps)]) {
        PagesRunner.failureReason(about: $0)
      }
      guard let failure else { continue }
      Issue.record("seed \(seed): \(failure.failureReason)\n\(failure.value)")
      return
    }
  }
}
