import TestSupport
import Testing

@MainActor
@Suite("All behaviours at once against the model")
struct BehaviourModelTests {
  @Test(
    "Selection, expansion, focus, order and pages are those of the model, whatever is done in between",
    arguments: (0..<UInt64(10)).sampled)
  func randomPrograms(block: UInt64) {
    for seed in block * 40..<block * 40 + 40 {
      var generator = BehaviourProgramGenerator(seed: seed)
      let program = generator.program(length: 40)
      if BehaviourRunner.run(program) != nil {
        report(program, seed: seed)
        return
      }
    }
  }

  @Test("Who takes an item up while another one is carried at an edge carries it from where the app has it")
  func takingUpAnother() {
    #expect(
      BehaviourRunner.run([
        .begin(isTimed: true, .forget),
        .tasks([0, 10, 11, 9, 5, 3, 6]),
        .key(.end, []),
        .scroll(-16),
        .pickUp(7),
        .carry(column: 16, row: 6),
        .delete(4),
      ]) == nil)
  }

  /// Prints a failing program, as short as it can be, as a test.
  private func report(_ program: [BehaviourStep], seed: UInt64) {
    var short = program
    while let shorter = candidates(short).first(where: { BehaviourRunner.run($0) != nil }) { short = shorter }
    Testing.Issue.record(
      """
      seed \(seed): \(BehaviourRunner.run(short) ?? "no longer fails")

      @Test func programOfSeed\(seed)() {
        #expect(BehaviourRunner.run([
          \(short.map { $0.description }.joined(separator: ",\n    "))
        ]) == nil)
      }
      """)
  }

  /// The program without a stretch of steps, or with fewer tasks.
  private func candidates(_ program: [BehaviourStep]) -> [[BehaviourStep]] {
    let withoutSteps = [16, 8, 4, 2, 1].flatMap { length in
      program.indices.dropFirst().dropLast(length - 1).map { start in
        Array(program[..<start]) + Array(program[(start + length)...])
      }
    }
    let withoutTasks = (0..<12).map { task in
      program.map { step in
        guard case .tasks(let tasks) = step else { return step }
        return .tasks(tasks.filter { $0 != task })
      }
    }
    return withoutSteps + withoutTasks.filter { $0 != program }
  }
}
