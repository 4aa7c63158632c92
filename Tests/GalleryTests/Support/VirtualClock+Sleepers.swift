import TesseraTesting
import TestSupport
import Testing

extension VirtualClock {
  /// Waits until a task is asleep.
  func waitForSleeper() async {
    #expect(await waiting { sleeperCount > 0 }, "Nobody fell asleep")
  }
}
