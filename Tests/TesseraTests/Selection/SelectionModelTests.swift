import TesseraTesting
import TestSupport
import Testing

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@MainActor
@Suite("Selection compared with a model", .tags(.model))
struct SelectionModelTests {
  @Test(
    "Random programs select the same items as the model", arguments: (0..<UInt64(6)).sampled,
    IdentityScope.allCases
  )
  func randomPrograms(block: UInt64, scope: IdentityScope) {
    for seed in block * 40..<block * 40 + 40 {
      var generator = SelectionProgramGenerator(seed: seed)
      let program = generator.program(length: 30)
      let failure = smallestFailure(of: program, by: shrinkers) { SelectionRunner.run($0, scope) }
      guard let failure else { continue }
      Testing.Issue.record(
        """
        seed \(seed): \(failure.failureReason)

        @Test func programOfSeed\(seed)() {
          #expect(SelectionRunner.run([
            \(failure.value.map { $0.description }.joined(separator: ",\n    "))
          ], .\(scope)) == nil)
        }
        """)
      return
    }
  }

  /// Leaves out steps, then items everywhere. The first step stays.
  private var shrinkers: [Shrinker<[SelectionStep]>] {
    [
      .leavingOutRuns(keepingFirst: 1),
      .changing(forEach: { _ in 0..<24 }) { program, item in
        program = program.map { step in
          guard case .show(let sections) = step else { return step }
          return .show(sections.map { $0.filter { $0 != item } })
        }
      },
    ]
  }
}
