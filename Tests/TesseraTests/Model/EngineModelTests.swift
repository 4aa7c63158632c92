import Tessera
import TesseraTesting
import TestSupport
import Testing

@MainActor
@Suite("Engine against the model")
struct EngineModelTests {
  @Test("Random programs keep the laws", arguments: (0..<UInt64(20)).sampled)
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

  @Test("A failing program becomes as short as it can be")
  func shrinking() {
    var generator = ProgramGenerator(seed: 7)
    let program = generator.program(length: 30) + [.scroll(150)] + generator.program(length: 5)
    // As if scrolling far failed once an item with an even id had been shown.
    let short = ProgramShrinker { program in
      guard let scroll = program.firstIndex(of: .scroll(150)) else { return false }
      return program[..<scroll].contains { step in
        guard case .show(let groups) = step else { return false }
        return groups.contains { $0.items.contains { $0.id % 2 == 0 } }
      }
    }.shrink(program)
    #expect(short.count == 3)
    guard case .show(let groups) = short[1] else {
      Testing.Issue.record("\(short) does not begin with a size and content")
      return
    }
    #expect(groups.count == 1 && groups[0].items.count == 1)
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
