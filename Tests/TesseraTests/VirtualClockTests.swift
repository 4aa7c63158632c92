import Foundation
import Synchronization
import TesseraTesting
import Testing

@MainActor
@Suite("Virtual clock")
struct VirtualClockTests {
  @Test("Sleepers wake up in the order of their deadlines when the clock advances")
  func order() async throws {
    let clock = VirtualClock()
    var awake: [Int] = []
    let tasks = [3, 1, 2].map { seconds in
      Task {
        try await clock.sleep(for: .seconds(seconds))
        awake.append(seconds)
      }
    }
    while clock.sleeperCount < 3 { await Task.yield() }
    #expect(awake == [])
    clock.advance(by: .seconds(1))
    try await tasks[1].value
    #expect(awake == [1])
    clock.advance(by: .seconds(1))
    try await tasks[2].value
    clock.advance(by: .seconds(5))
    try await tasks[0].value
    #expect(awake == [1, 2, 3])
    #expect(clock.now.offset == .seconds(7))
  }

  @Test("A canceled sleeper wakes up with an error")
  func cancellation() async {
    let clock = VirtualClock()
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    while clock.sleeperCount < 1 { await Task.yield() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.sleeperCount == 0)
  }

  @Test("A task canceled before it sleeps is never counted as a sleeper")
  func canceledBefore() async {
    let clock = VirtualClock()
    let watch = SleeperWatch()
    // A thread of its own, because tasks share threads, and some machines have only one.
    Thread.detachNewThread { watch.look(at: clock) }
    var cancelledCount = 0
    for seconds in 0..<2_000 {
      let task = Task.detached {
        withUnsafeCurrentTask { $0?.cancel() }
        try await clock.sleep(for: .seconds(seconds % 2))
      }
      if case .failure = await task.result { cancelledCount += 1 }
    }
    watch.isOver.store(true, ordering: .relaxed)
    #expect(cancelledCount == 2_000)
    #expect(watch.highestCount.load(ordering: .relaxed) == 0)
  }

  /// Records the highest number of sleepers until it is stopped.
  private final class SleeperWatch: Sendable {
    let isOver = Atomic(false)
    let highestCount = Atomic(0)

    func look(at clock: VirtualClock) {
      while !isOver.load(ordering: .relaxed) { highestCount.max(clock.sleeperCount, ordering: .relaxed) }
    }
  }
}
