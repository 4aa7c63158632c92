import Tessera
import TesseraLayout
import TesseraTesting
import TestCells
import Testing

@MainActor
@Suite("Waiting in tests")
struct WaitingTests {
  private final class Work: Settling {
    var isSettled = false
  }

  @Test("`until` returns whether its condition holds before its limit")
  func untilHolds() async {
    var isDone = false
    Task {
      for _ in 0..<50 { await Task.yield() }
      isDone = true
    }
    #expect(await until { isDone })
    #expect(await until(within: .milliseconds(1)) { false } == false)
    #expect(await until(within: .zero) { true })
  }

  @Test("`until` ends when its task is canceled")
  func untilCanceled() async {
    let task = Task { await until(within: .seconds(600)) { false } }
    task.cancel()
    #expect(await task.value == false)
  }

  @Test("`settled` waits until all loaders have settled at the same time")
  func settling() async {
    let (first, second) = (Work(), Work())
    first.isSettled = true
    #expect(await settled(first))
    #expect(await settled(first, second, within: .milliseconds(1)) == false)
    Task { second.isSettled = true }
    #expect(await settled(first, second))
  }

  @Test("A virtual clock advances between deadlines until a condition holds")
  func virtualTime() async {
    let clock = VirtualClock()
    var ticks = 0
    let task = Task {
      while !Task.isCancelled {
        try await clock.sleep(for: .seconds(1))
        ticks += 1
      }
    }
    #expect(await clock.advance(by: .seconds(60)) { ticks == 3 })
    #expect(clock.now.offset == .seconds(3) && ticks == 3)
    #expect(await clock.advance(by: .milliseconds(2_500)) { ticks == 9 } == false)
    #expect(clock.now.offset == .milliseconds(5_500) && ticks == 5)
    #expect(await until { clock.sleeperCount == 1 })
    #expect(clock.nextDeadline?.offset == .seconds(6))
    task.cancel()
    #expect(await until { clock.sleeperCount == 0 })
    #expect(clock.nextDeadline == nil)
    #expect(await clock.advance(by: .seconds(1), patience: .zero) { false } == false)
  }

  @Test("A virtual clock advances to the end of the duration if the next deadline is later")
  func laterDeadline() async {
    let clock = VirtualClock()
    var isAwake = false
    Task {
      try await clock.sleep(for: .seconds(8))
      isAwake = true
    }
    #expect(await clock.advance(by: .seconds(5)) { isAwake } == false)
    #expect(clock.now.offset == .seconds(5))
    #expect(await clock.advance(by: .seconds(5)) { isAwake })
    #expect(clock.now.offset == .seconds(8))
  }

  private func lines(_ count: Int) -> Content<Headless> {
    Content {
      Section("lines") { ForEach(0..<count) { Line("\($0)") } }.header { Line("head") }
      Section("more") { Line("more").id(0) }
    }
  }

  @Test("A collection draws frames until a condition holds")
  func collectionTime() {
    let collection = HeadlessCollection(size: Size(width: 80, height: 48), at: 0, content: lines(100))
    collection.engine.scroll(to: 50, animated: .standard)
    #expect(collection.run { collection.text().contains("50") })
    #expect(collection.text().contains("50"))
    #expect(collection.time.map { $0 > 0 && $0 < 10 } == true)
    #expect(!collection.run { false })
    collection.engine.scroll(to: 0, animated: .standard)
    #expect(!collection.run(within: 0.05) { collection.text().hasPrefix("head") })
  }

  @Test("The frame of an item in the viewport is found by id")
  func frames() {
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 48), configuration: EngineConfiguration(overscan: 0), content: lines(2))
    #expect(collection.frame(of: 1) == Rect(x: 0, y: 32, width: 80, height: 16))
    collection.scroll(by: 16)
    #expect(collection.frame(of: 1) == Rect(x: 0, y: 16, width: 80, height: 16))
    #expect(collection.frame(of: 0, inSection: "more") == Rect(x: 0, y: 32, width: 80, height: 16))
    #expect(collection.frame(of: 0)?.minY == 0)
    #expect(collection.frame(of: 7) == nil && collection.frame(of: 1, inSection: "more") == nil)
  }
}
