import Tessera
import TesseraDiff
import TesseraTesting
import Testing

@testable import gallery

@MainActor
@Suite("Realtime")
struct RealtimeTests {
  @Test("The difference of pictures has only the necessary changes of posts")
  func difference() throws {
    let example = try RealtimeExample(arguments: [])
    var (inserted, deleted, moved, changed) = (0, 0, 0, 0)
    for _ in 0..<Notice.frames.count {
      let old: Content<Headless> = example.content()
      #expect(example.press("n"))
      let difference = (example.content() as Content<Headless>).difference(from: old)
      inserted += difference.sectionInserts.count
      deleted += difference.sectionDeletes.count
      moved += difference.sectionMoves.count
      changed += difference.updates.count
    }
    #expect((inserted, deleted, moved, changed) == (3, 3, 3, 6))
  }

  @Test("The picture changes every two seconds, and the first follows the last")
  func time() async throws {
    let clock = VirtualClock()
    let example = try BasicExample.$clock.withValue(clock) { try RealtimeExample(arguments: []) }
    var pictures: [String] = []
    example.follow { pictures.append(example.status(focused: nil)) }
    for _ in 0..<6 {
      await clock.waitForSleeper()
      clock.advance(by: .seconds(2))
    }
    await clock.waitForSleeper()
    #expect(pictures == (2...6).map { "picture \($0) of 6" } + ["picture 1 of 6"])
    example.stopUpdates()
  }

  @Test("A post that changes keeps its view")
  func views() throws {
    let example = try RealtimeExample(arguments: [])
    let collection = example.shown(columns: 46, rows: 20)
    let ferry = collection.engine.cells.first {
      $0.key.section.id == ItemID(Notice.Subject.ferry) && $0.path.item == 0
    }
    for _ in 0..<12 {
      _ = example.press("n")
      collection.show(example.content())
      let now = collection.engine.cells.first { $0.key == ferry?.key }
      #expect(now?.id == ferry?.id)
    }
    #expect(collection.issues == [])
  }
}
