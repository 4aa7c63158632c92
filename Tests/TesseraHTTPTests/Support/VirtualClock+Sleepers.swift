import TesseraTesting

extension VirtualClock {
  /// Waits until so many tasks are asleep.
  func waitForSleepers(_ count: Int = 1, isolation: isolated (any Actor)? = #isolation) async {
    await until("They never fell asleep") { sleeperCount >= count }
  }
}
