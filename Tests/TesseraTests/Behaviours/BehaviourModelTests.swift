import Testing

@MainActor
@Suite("All behaviours at once against the model")
struct BehaviourModelTests {
  @Test(
    "Selection, expansion, focus, order and pages are those of the model, whatever is done in between",
    arguments: 0..<10)
  func randomPrograms(block: UInt64) {
    for seed in (block + 100) * 400..<(block + 100) * 400 + 400 {
      var generator = BehaviourProgramGenerator(seed: seed)
      let program = generator.program(length: 60)
      if BehaviourRunner.run(program) != nil {
        report(program, seed: seed)
        return
      }
    }
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
