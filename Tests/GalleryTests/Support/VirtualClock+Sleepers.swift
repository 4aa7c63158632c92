import TesseraTesting
import TestSupport
import Testing

extension VirtualClock {
  func waitForSleeper() async {
    #expect(await waiting { sleeperCount > 0 }, "Nobody fell asleep")
  }
}
