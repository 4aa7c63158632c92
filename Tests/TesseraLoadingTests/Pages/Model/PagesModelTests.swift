import TestSupport
import Testing

@testable import TesseraLoading

@Suite("Pages against naive ones")
struct PagesModelTests {
  @Test(
    "Whatever a server does and whoever changes items: no id comes twice, and the list is that of arrays",
    arguments: 0..<10)
  func random(block: UInt64) {
    for seed in block * 20..<(block + 1) * 20 {
      var random = SeededGenerator(seed: seed)
      var program = PagesProgram.random(&random)
      let failure = shortestFailure(of: program.steps) { steps in
        var shorter = program
        shorter.steps = steps
        return PagesRunner.complaint(about: shorter)
      }
      guard let failure else { continue }
      program.steps = failure.program
      Issue.record("seed \(seed): \(failure.complaint)\n\(program)")
      return
    }
  }
}
