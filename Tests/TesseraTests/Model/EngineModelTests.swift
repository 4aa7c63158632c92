import Tessera
import TesseraTesting
import TestSupport
import Testing

@MainActor
@Suite("The engine compared with a model", .tags(.model))
struct EngineModelTests {
  @Test("Random programs satisfy the invariants", arguments: (0..<UInt64(20)).sampled)
  func randomPrograms(block: UInt64) {
    for seed in (block * 100)..<(block * 100 + 100) {
      var generator = ProgramGenerator(seed: seed)
      let program = generator.program(length: 20)
      let failure = smallestFailure(of: program, by: Step.shrinkers) { ProgramRunner.run($0) }
      guard let failure else { continue }
      Testing.Issue.record(
        """
        seed \(seed): \(failure.failureReason)

        @Test func programOfSeed\(seed)() {
          #expect(ProgramRunner.run([
            \(failure.value.map { $0.description }.joined(separator: ",\n    "))
          ]) == nil)
        }
        """)
      return
    }
  }

  @Test("A failing program is shortened as far as possible")
  func shrinking() {
    var generator = ProgramGenerator(seed: 7)
    let program = generator.program(length: 30) + [.scroll(150)] + generator.program(length: 5)
    // A simulated failure: scrolling far fails after an item with an even id was shown.
    let failure = smallestFailure(of: program, by: Step.shrinkers) { program in
      guard let scroll = program.firstIndex(of: .scroll(150)) else { return nil }
      return program[..<scroll].contains { step in
        guard case .show(let groups) = step else { return false }
        return groups.contains { $0.items.contains { $0.id % 2 == 0 } }
      } ? "an item with an even id" : nil
    }
    guard let short = failure?.value, short.count == 3, case .show(let groups) = short[1] else {
      Testing.Issue.record("\(String(describing: failure)) is not a size, content and a scroll")
      return
    }
    #expect(groups.count == 1 && groups[0].items.count == 1)
  }
}
