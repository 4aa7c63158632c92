import TestSupport
import Testing

@testable import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@MainActor
@Suite("Reordering against the model")
struct ReorderModelTests {
  @Test(
    "Random programs show the order of the model", arguments: (0..<UInt64(6)).sampled, IdentityScope.allCases)
  func randomPrograms(block: UInt64, scope: IdentityScope) {
    for seed in block * 30..<block * 30 + 30 {
      var generator = ReorderProgramGenerator(seed: seed)
      let program = generator.program(length: 40)
      if ReorderRunner.run(program, scope) != nil {
        report(program, scope, seed: seed)
        return
      }
    }
  }

  /// Prints a failing program, as short as it can be, as a test.
  private func report(_ program: [ReorderStep], _ scope: IdentityScope, seed: UInt64) {
    var short = program
    while let shorter = candidates(short).first(where: { ReorderRunner.run($0, scope) != nil }) {
      short = shorter
    }
    Testing.Issue.record(
      """
      seed \(seed): \(ReorderRunner.run(short, scope) ?? "no longer fails")

      @Test func programOfSeed\(seed)() {
        #expect(ReorderRunner.run([
          \(short.map { $0.description }.joined(separator: ",\n    "))
        ], .\(scope)) == nil)
      }
      """)
  }

  /// The program without a step, or without an item.
  private func candidates(_ program: [ReorderStep]) -> [[ReorderStep]] {
    let withoutSteps = program.indices.dropFirst().map { index in
      program.enumerated().filter { $0.offset != index }.map { $0.element }
    }
    let withoutItems = (0..<24).map { item in
      program.map { step in
        guard case .show(let lists) = step else { return step }
        return .show(lists.map { $0.filter { $0 != item } })
      }
    }
    return withoutSteps + withoutItems.filter { $0 != program }
  }
}
