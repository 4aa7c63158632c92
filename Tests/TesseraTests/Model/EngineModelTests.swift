import Tessera
import TesseraTesting
import Testing

@MainActor
@Suite("Engine against the model")
struct EngineModelTests {
  @Test("Random programs keep the laws", arguments: 0..<20)
  func randomPrograms(block: UInt64) {
    for seed in (block * 100)..<(block * 100 + 100) {
      var generator = ProgramGenerator(seed: seed)
      let program = generator.program(length: 20)
      if ProgramRunner.run(program) != nil {
        report(program, seed: seed)
        return
      }
    }
  }

  /// Prints a failing program, as short as it can be, as a test.
  private func report(_ program: [Step], seed: UInt64) {
    let shrinker = ProgramShrinker { ProgramRunner.run($0) != nil }
    let short = shrinker.shrink(program)
    Testing.Issue.record(
      """
      seed \(seed): \(ProgramRunner.run(short) ?? "no longer fails")

      @Test func programOfSeed\(seed)() {
        #expect(ProgramRunner.run([
          \(short.map { $0.description }.joined(separator: ",\n    "))
        ]) == nil)
      }
      """)
  }
}
