import TestSupport
import Testing

@testable import TesseraLoading

@Suite("Chaos", .tags(.model))
struct ChaosTests {
  @Test("A faulty server causes no lost, duplicate or late rows, and loading ends", arguments: 0..<4)
  func chaos(part: Int) async {
    for seed in (0..<2500).sampled {
      // Lets other tests use the thread.
      await Task.yield()
      var random = SeededGenerator(seed: UInt64(part * 2500 + seed))
      let setting = ChaosRun.Setting.random(using: &random)
      let program =
        [.load(.initial), .answer(0, .good)]
        + (0..<Int.random(in: 4...24, using: &random)).map { _ in
          ChaosStep.random(stable: setting.isStable, using: &random)
        }
      let failure = await smallestFailure(of: program, by: [.leavingOutRuns()]) {
        ChaosRun.failureReason(setting, $0)
      }
      guard let failure else { continue }
      Issue.record("\(failure.failureReason), with \(setting), after \(failure.value)")
      return
    }
  }
}
