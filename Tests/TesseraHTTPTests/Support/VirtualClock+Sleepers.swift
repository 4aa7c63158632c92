import TesseraTesting

extension VirtualClock {
  /// Waits until a number of tasks are asleep.
  func waitForSleepers(_ count: Int = 1, isolation: isolated (any Actor)? = #isolation) async {
    await until("They never fell asleep") { sleeperCount >= count }
  }
}
