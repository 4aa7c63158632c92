import TesseraTesting
import Testing

@testable import gallery

@MainActor
@Suite("Ticker")
struct TickerTests {
  @Test("A ticker ticks only when its clock reaches the next tick")
  func ticks() async {
    let clock = VirtualClock()
    let ticker = Ticker(seconds: 1, clock: clock)
    var ticks = 0
    ticker.start { ticks += 1 }
    await clock.waitForSleeper()
    #expect(ticks == 0)
    clock.advance(by: .milliseconds(999))
    await clock.waitForSleeper()
    #expect(ticks == 0)
    clock.advance(by: .milliseconds(1))
    await clock.waitForSleeper()
    #expect(ticks == 1)
    clock.advance(by: .seconds(1))
    await clock.waitForSleeper()
    #expect(ticks == 2)
    clock.advance(by: .seconds(10))
    await clock.waitForSleeper()
    #expect(ticks == 3)
    ticker.stop()
    while clock.sleeperCount > 0 { await Task.yield() }
    clock.advance(by: .seconds(10))
    for _ in 0..<100 { await Task.yield() }
    #expect(ticks == 3)
  }

  @Test("A ticker restarted at a tick calls only the new handler")
  func restart() async {
    let clock = VirtualClock()
    let ticker = Ticker(seconds: 2, clock: clock)
    var log: [String] = []
    ticker.start { log.append("first") }
    await clock.waitForSleeper()
    clock.advance(by: .seconds(2))
    ticker.start { log.append("second") }
    await clock.waitForSleeper()
    clock.advance(by: .seconds(2))
    await clock.waitForSleeper()
    #expect(log == ["second"])
    ticker.stop()
  }
}
