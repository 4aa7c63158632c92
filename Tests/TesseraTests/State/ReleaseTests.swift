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

  /// Shows content, replaces it by other content, and waits until it has released a number of objects.
  ///
  /// - Returns: The number of objects that were released while the content was shown.
  private func replace(
    _ tracker: ReleaseTracker, releasing count: Int,
    _ content: @escaping @Sendable () -> sending Content<Headless>
  ) async -> Int {
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 160), configuration: EngineConfiguration(overscan: 0), content: Content())
    await collection.stage.apply(content)
    collection.update()
    let before = tracker.current.all
    for _ in 0..<2 {
      await collection.stage.apply { Self.content(3, ReleaseTracker()) }
      collection.update()
    }
    let patience = ContinuousClock.now + .seconds(60)
    while tracker.current.all < before + count, ContinuousClock.now < patience { await Task.yield() }
    return before
  }

  @Test("All of ten thousand rows are released in the background")
  func large() async {
    let tracker = ReleaseTracker()
    #expect(await replace(tracker, releasing: 10_000) { Self.content(10_000, tracker) } == 0)
    #expect(tracker.current.all == 10_000)
    #expect(tracker.current.onMain == 0)
  }

  /// An id that holds an object if it was made in the background.
  private struct HoldingID: Hashable, Sendable {
    let number: Int
    let attachment: Attachment?

    init(_ number: Int, _ tracker: ReleaseTracker) {
      self.number = number
      attachment = Thread.isMainThread ? nil : Attachment(tracker)
    }

    static func == (left: HoldingID, right: HoldingID) -> Bool { left.number == right.number }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  private struct Note: Identifiable, Sendable {
    let number: Int
    let tracker: ReleaseTracker

    var id: HoldingID { HoldingID(number, tracker) }
  }

  private nonisolated static func notes(_ count: Int, _ tracker: ReleaseTracker) -> sending Content<Headless>
  {
    let notes = (0..<count).map { Note(number: $0, tracker: tracker) }
    return Content { Section("notes") { ForEach(notes) { Label("note \($0.number)") } } }
  }

  @Test("The copied ids of ten thousand rows are released in the background")
  func ids() async {
    let tracker = ReleaseTracker()
    let before = await replace(tracker, releasing: 10_000) { Self.notes(10_000, tracker) }
    #expect(tracker.current.all >= before + 10_000)
    #expect(tracker.current.onMain == 0)
  }

  /// A list whose arrangements report their release.
  private struct TrackedList: LayoutAlgorithm {
    let tracker: ReleaseTracker

    func arrange(_ items: any LayoutItems, in container: Size) -> Arrangement {
      TrackedArrangement(Layout.list().arrange(items, in: container), tracker)
    }

    static func == (left: TrackedList, right: TrackedList) -> Bool { left.tracker === right.tracker }
  }

  private final class TrackedArrangement: Arrangement {
    private let base: Arrangement
    private let tracker: ReleaseTracker

    init(_ base: Arrangement, _ tracker: ReleaseTracker) {
      (self.base, self.tracker) = (base, tracker)
      super.init(count: base.count, contentSize: base.contentSize)
    }

    override func frame(at index: Int) -> Rect { base.frame(at: index) }

    deinit { tracker.add(onMain: Thread.isMainThread) }
  }

  private nonisolated static func twoKinds(_ count: Int, _ tracker: ReleaseTracker)
    -> sending Content<Headless>
  {
    let letters = (0..<count).map { Letter(id: $0, attachment: Attachment(ReleaseTracker())) }
    return Content {
      Section("letters", layout: Layout(TrackedList(tracker: tracker))) {
        ForEach(letters) { letter in
          if letter.id % 3 == 0 {
            Label("letter \(letter.id)").size(height: .fixed(32))
          } else {
            Label("letter \(letter.id)")
          }
        }
      }
    }
  }

  @Test("The arrangement of ten thousand rows of two kinds is released in the background")
  func arrangement() async {
    let tracker = ReleaseTracker()
    #expect(await replace(tracker, releasing: 1) { Self.twoKinds(10_000, tracker) } == 0)
    #expect(tracker.current.all == 1)
    #expect(tracker.current.onMain == 0)
  }
}
