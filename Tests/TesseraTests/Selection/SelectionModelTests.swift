import TesseraTesting
import TestSupport
import Testing

@testable import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@MainActor
@Suite("Selection against the model")
struct SelectionModelTests {
  @Test(
    "Random programs select what the model selects", arguments: (0..<UInt64(6)).sampled,
    IdentityScope.allCases
  )
  func randomPrograms(block: UInt64, scope: IdentityScope) {
    for seed in block * 40..<block * 40 + 40 {
      var generator = SelectionProgramGenerator(seed: seed)
      let program = generator.program(length: 30)
      if SelectionRunner.run(program, scope) != nil {
        report(program, scope, seed: seed)
        return
      }
    }
  }

  /// Prints a failing program, as short as it can be, as a test.
  private func report(_ program: [SelectionStep], _ scope: IdentityScope, seed: UInt64) {
    var short = program
    while let shorter = candidates(short).first(where: { SelectionRunner.run($0, scope) != nil }) {
      short = shorter
    }
    Testing.Issue.record(
      """
      seed \(seed): \(SelectionRunner.run(short, scope) ?? "no longer fails")

      @Test func programOfSeed\(seed)() {
        #expect(SelectionRunner.run([
          \(short.map { $0.description }.joined(separator: ",\n    "))
        ], .\(scope)) == nil)
      }
      """)
  }

  /// The program without a step, or without an item.
  private func candidates(_ program: [SelectionStep]) -> [[SelectionStep]] {
    let withoutSteps = program.indices.dropFirst().map { index in
      program.enumerated().filter { $0.offset != index }.map { $0.element }
    }
    let withoutItems = (0..<24).map { item in
      program.map { step in
        guard case .show(let sections) = step else { return step }
        return .show(sections.map { $0.filter { $0 != item } })
      }
    }
    return withoutSteps + withoutItems.filter { $0 != program }
  }
}
