import TestSupport
import Testing

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@MainActor
@Suite("Reordering compared with a model", .tags(.model))
struct ReorderModelTests {
  @Test(
    "Random programs show the order of the model",
    arguments: (0..<UInt64(6)).sampled, IdentityScope.allCases)
  func randomPrograms(block: UInt64, scope: IdentityScope) {
    for seed in block * 30..<block * 30 + 30 {
      var generator = ReorderProgramGenerator(seed: seed)
      let program = generator.program(length: 40)
      let failure = smallestFailure(of: program, by: shrinkers) { ReorderRunner.run($0, scope) }
      guard let failure else { continue }
      Testing.Issue.record(
        """
        seed \(seed): \(failure.failureReason)

        @Test func programOfSeed\(seed)() {
          #expect(ReorderRunner.run([
            \(failure.value.map { $0.description }.joined(separator: ",\n    "))
          ], .\(scope)) == nil)
        }
        """)
      return
    }
  }

  /// Leaves out steps, then items everywhere. The first step stays.
  private var shrinkers: [Shrinker<[ReorderStep]>] {
    [
      .leavingOutRuns(keepingFirst: 1),
      .changing(forEach: { _ in 0..<24 }) { program, item in
        program = program.map { step in
          guard case .show(let lists) = step else { return step }
          return .show(lists.map { $0.filter { $0 != item } })
        }
      },
    ]
  }
}
