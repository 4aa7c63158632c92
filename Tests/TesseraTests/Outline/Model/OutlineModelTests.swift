import TestSupport
import Testing

@testable import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@MainActor
@Suite("Outlines against a naive one")
struct OutlineModelTests {
  @Test(
    "Whatever is done, and in whatever order answers come, the rows are those of a naive flattening",
    arguments: (0..<UInt64(20)).sampled)
  func random(block: UInt64) {
    for seed in block * 20..<(block + 1) * 20 {
      var random = SeededGenerator(seed: seed)
      let program = OutlineProgram.random(&random)
      guard failure(of: program) != nil else { continue }
      let small = program.shrunk { failure(of: $0) != nil }
      Testing.Issue.record("seed \(seed): \(failure(of: small) ?? "")\n\(small)")
      return
    }
  }

  private func failure(of program: OutlineProgram) -> String? {
    do {
      try OutlineRunner.run(program)
      return nil
    } catch {
      return "\(error)"
    }
  }
}
