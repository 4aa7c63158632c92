import GRDB
import Tessera
import TesseraSQLite
import TesseraTesting
import TestSupport
import Testing

/// Random programs of changes and looks, against a plain array.
@MainActor
@Suite("Live tables, as a model has them")
struct LiveTableModelTests {
  @Test("Whatever is changed, what is shown is what is in the table", arguments: (0..<UInt64(40)).sampled)
  func programs(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let shape = TableShape(using: &random)
    let program = (0..<40).map { _ in TableStep(using: &random) }
    guard try await TableRun.complaint(about: program, shape) != nil else { return }
    let shortest = try await shortest(program, shape)
    Issue.record("seed \(seed), \(shape): \(shortest.complaint)\n\(shortest.program)")
  }

  /// The failing program without what it does not need.
  private func shortest(
    _ program: [TableStep], _ shape: TableShape
  ) async throws -> (program: [TableStep], complaint: String) {
    var (shortest, position) = ((program: program, complaint: ""), 0)
    // From the end: what comes after the failure goes at once. A run costs a database, so there are not too
    // many.
    var runs = 0
    while position < shortest.program.count, runs < 150 {
      runs += 1
      var shorter = shortest.program
      shorter.remove(at: shorter.count - 1 - position)
      if let complaint = try await TableRun.complaint(about: shorter, shape) {
        shortest = (shorter, complaint)
      } else {
        position += 1
      }
    }
    return shortest
  }
}
