import TesseraTesting
import TestSupport
import Testing

extension VirtualClock {
  /// Waits until a task sleeps.
  func waitForSleeper() async {
    #expect(await waiting { sleeperCount > 0 }, "Nobody fell asleep")
  }
}
