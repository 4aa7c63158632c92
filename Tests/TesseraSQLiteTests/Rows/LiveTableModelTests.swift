import GRDB
import Tessera
import TesseraSQLite
import TesseraTesting
import TestSupport
import Testing

/// Random programs of changes and scrolling, against a plain array.
@MainActor
@Suite("Live tables against a model", .tags(.model))
struct LiveTableModelTests {
  @Test("A collection shows the rows of the table after random changes", arguments: (0..<UInt64(40)).sampled)
  func programs(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let shape = TableShape(using: &random)
    let program = (0..<40).map { _ in TableStep(using: &random) }
    // Each try costs a database, so their number is limited.
    let failure = try await smallestFailure(of: program, by: [.leavingOutRuns()], effort: 300) {
      try await TableRun.failureReason(about: $0, shape)
    }
    guard let failure else { return }
    Issue.record("seed \(seed), \(shape): \(failure.failureReason)\n\(failure.value)")
  }
}
