import Foundation
import Tessera
import TesseraTesting
import Testing

@MainActor
@Suite("Releasing applied content")
struct ReleaseTests {
  /// Counts released objects, in total and on the main thread.
  private final class ReleaseTracker: @unchecked Sendable {
    // Unchecked: the lock guards both numbers.
    private let lock = NSLock()
    private var counts = (all: 0, onMain: 0)

    func add(onMain: Bool) {
      lock.withLock { counts = (counts.all + 1, counts.onMain + (onMain ? 1 : 0)) }
    }

    var current: (all: Int, onMain: Int) { lock.withLock { counts } }
  }

  private final class Attachment: Sendable {
    let tracker: ReleaseTracker

    init(_ tracker: ReleaseTracker) { self.tracker = tracker }

    deinit { tracker.add(onMain: Thread.isMainThread) }
  }

  private struct Letter: Identifiable, Sendable {
    let id: Int
    let attachment: Attachment
  }

  private nonisolated static func content(_ count: Int, _ tracker: ReleaseTracker)
    -> sending Content<Headless>
  {
    let letters = (0..<count).map { Letter(id: $0, attachment: Attachment(tracker)) }
    return Content { Section("letters") { ForEach(letters) { Label("letter \($0.id)") } } }
  }

  @Test("All of ten thousand rows are released in the background")
  func large() async {
    let tracker = ReleaseTracker()
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 160), configuration: EngineConfiguration(overscan: 0), content: Content())
    await collection.stage.apply { Self.content(10_000, tracker) }
    collection.update()
    #expect(tracker.current.all == 0)
    for _ in 0..<2 {
      await collection.stage.apply { Self.content(3, ReleaseTracker()) }
      collection.update()
    }
    let patience = ContinuousClock.now + .seconds(60)
    while tracker.current.all < 10_000, ContinuousClock.now < patience { await Task.yield() }
    #expect(tracker.current.all == 10_000)
    #expect(tracker.current.onMain == 0)
  }
}
