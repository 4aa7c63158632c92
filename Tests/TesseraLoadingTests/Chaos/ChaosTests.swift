import TestSupport
import Testing

@testable import TesseraLoading

@Suite("Chaos")
struct ChaosTests {
  @Test(
    "However a server fails, nothing is lost, twice there, or lands after it was cancelled, and it ends",
    arguments: 0..<4)
  func chaos(part: Int) async {
    for seed in (0..<2500).sampled {
      // Others wait for a thread as well.
      await Task.yield()
      var random = SeededGenerator(seed: UInt64(part * 2500 + seed))
      let setting = ChaosRun.Setting.random(using: &random)
      let program =
        [.load(.initial), .answer(0, .good)]
        + (0..<Int.random(in: 4...24, using: &random)).map { _ in
          ChaosStep.random(stable: setting.isStable, using: &random)
        }
      guard let failure = shortestFailure(of: program, complaint: { ChaosRun.complaint(setting, $0) }) else {
        continue
      }
      Issue.record("\(failure.complaint), with \(setting), after \(failure.program)")
      return
    }
  }
}
