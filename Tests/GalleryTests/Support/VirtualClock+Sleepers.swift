import TesseraTesting

extension VirtualClock {
  /// Waits until a task is asleep.
  func waitForSleeper() async {
    while sleeperCount == 0 { await Task.yield() }
  }
}
