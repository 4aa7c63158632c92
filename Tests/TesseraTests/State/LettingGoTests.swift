import Foundation
import Tessera
import TesseraTesting
import Testing

/// Data that was made in the background is let go of there.
@MainActor
@Suite("Letting go of applied content")
struct LettingGoTests {
  /// Counts objects that have gone, and how many of them went on the main thread.
  private final class Graveyard: @unchecked Sendable {
    // Sendable by hand: the lock guards both numbers.
    private let lock = NSLock()
    private var counts = (all: 0, onMain: 0)

    func add(onMain: Bool) {
      lock.withLock { counts = (counts.all + 1, counts.onMain + (onMain ? 1 : 0)) }
    }

    var current: (all: Int, onMain: Int) { lock.withLock { counts } }
  }

  private final class Attachment: Sendable {
    let graveyard: Graveyard

    init(_ graveyard: Graveyard) { self.graveyard = graveyard }

    deinit { graveyard.add(onMain: Thread.isMainThread) }
  }

  private struct Letter: Identifiable, Sendable {
    let id: Int
    let attachment: Attachment
  }

  private nonisolated static func content(_ count: Int, _ graveyard: Graveyard) -> sending Content<Headless> {
    let letters = (0..<count).map { Letter(id: $0, attachment: Attachment(graveyard)) }
    return Content { Section("letters") { ForEach(letters) { Label("letter \($0.id)") } } }
  }

  @Test("Ten thousand rows go in the background, and all of them do")
  func large() async {
    let graveyard = Graveyard()
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 160), configuration: EngineConfiguration(overscan: 0), content: Content())
    await collection.stage.apply { Self.content(10_000, graveyard) }
    collection.update()
    #expect(graveyard.current.all == 0)
    for _ in 0..<2 {
      await collection.stage.apply { Self.content(3, Graveyard()) }
      collection.update()
    }
    let patience = ContinuousClock.now + .seconds(60)
    while graveyard.current.all < 10_000, ContinuousClock.now < patience { await Task.yield() }
    #expect(graveyard.current.all == 10_000)
    #expect(graveyard.current.onMain == 0)
  }
}
