import TestSupport
import Testing

@MainActor
@Suite("All behaviors against the model", .tags(.model))
struct BehaviorModelTests {
  @Test(
    "Selection, expansion, focus, order and pages match the model in random programs",
    arguments: (0..<UInt64(10)).sampled)
  func randomPrograms(block: UInt64) {
    for seed in block * 40..<block * 40 + 40 {
      var generator = BehaviorProgramGenerator(seed: seed)
      let program = generator.program(length: 40)
      let failure = smallestFailure(of: program, by: shrinkers) { BehaviorRunner.run($0) }
      guard let failure else { continue }
      Testing.Issue.record(
        """
        seed \(seed): \(failure.failureReason)

        @Test func programOfSeed\(seed)() {
          #expect(BehaviorRunner.run([
            \(failure.value.map { $0.description }.joined(separator: ",\n    "))
          ]) == nil)
        }
        """)
      return
    }
  }

  @Test("A second drag at an edge starts where the item is in the app's data")
  func takingUpAnother() {
    #expect(
      BehaviorRunner.run([
        .begin(isTimed: true, .forget),
        .tasks([0, 10, 11, 9, 5, 3, 6]),
        .key(.end, []),
        .scroll(-16),
        .beginReorder(7),
        .moveReorder(column: 16, row: 6),
        .delete(4),
      ]) == nil)
  }

  /// Leaves out steps, then tasks everywhere. The first step stays.
  private var shrinkers: [Shrinker<[BehaviorStep]>] {
    [
      .leavingOutRuns(keepingFirst: 1),
      .changing(forEach: { _ in 0..<12 }) { program, task in
        program = program.map { step in
          guard case .tasks(let tasks) = step else { return step }
          return .tasks(tasks.filter { $0 != task })
        }
      },
    ]
  }
}
