import Foundation
import Tessera
import TestSupport
import Testing

@MainActor
@Suite("Nested content against the laws")
struct NestedModelTests {
  /// How many programs are run in each block, by `TESSERA_NESTED_PROGRAMS`.
  private nonisolated static var count: UInt64 {
    ProcessInfo.processInfo.environment["TESSERA_NESTED_PROGRAMS"].flatMap(UInt64.init) ?? 15
  }

  @Test("Random programs keep the laws", arguments: (0..<UInt64(10)).sampled)
  func randomPrograms(block: UInt64) {
    let count = Self.count
    for seed in (block * count)..<(block * count + count) {
      var generator = NestedProgramGenerator(seed: seed)
      let program = generator.program(length: 16)
      if NestedRunner.run(program) != nil {
        report(program, seed: seed)
        return
      }
    }
  }

  /// Prints a failing program, as short as it can be, as a test.
  private func report(_ program: NestedProgram, seed: UInt64) {
    let short = NestedShrinker { NestedRunner.run($0) != nil }.shrink(program)
    Testing.Issue.record(
      """
      seed \(seed): \(NestedRunner.run(short) ?? "no longer fails")

      @Test func programOfSeed\(seed)() {
        #expect(NestedRunner.run(\(short)) == nil)
      }
      """)
  }
}
