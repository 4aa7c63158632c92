import Tessera
import TesseraLayout
import TesseraTesting
import TestCells
import Testing

/// Messages in a viewport of ten lines.
@MainActor
@Suite("A behavior outside of the package: a mark for new messages")
struct NewMessagesTests {
  private final class Log {
    var counts: [Int] = []
  }

  private let log = Log()

  private func plain(_ messages: Range<Int>) -> Content<Headless> {
    Content { Section("chat") { ForEach(messages) { Line("\($0)") } } }
  }

  private func content(_ messages: Range<Int>) -> Content<Headless> {
    plain(messages).onNewMessages { [log] in log.counts.append($0) }
  }

  private func collection() -> HeadlessCollection {
    let collection = HeadlessCollection(size: Size(width: 80, height: 160), content: content(100..<150))
    collection.update(at: 1)
    return collection
  }

  @Test("Messages below are counted while the end is off-screen, until it is visible")
  func counted() {
    let collection = collection()
    #expect(log.counts == [], "the first content is not new")
    collection.show(content(100..<152))
    #expect(log.counts == [2])
    collection.show(content(100..<155))
    #expect(log.counts == [2, 5])
    collection.engine.scroll(toEdge: .end)
    collection.update()
    #expect(log.counts == [2, 5, 0])
    collection.show(content(100..<156))
    collection.engine.scroll(toEdge: .end)
    collection.update()
    #expect(log.counts == [2, 5, 0], "what comes while the end is in view is seen")
    #expect(collection.issues == [])
  }

  @Test("Prepended and removed messages are not counted")
  func older() {
    let collection = collection()
    collection.show(content(80..<150))
    collection.show(content(80..<149))
    collection.show(content(80..<149))
    #expect(log.counts == [])
    #expect(collection.engine.nextFrameTime == nil)
  }

  @Test("Content without the modifier has no behavior or leaves it idle")
  func asleep() {
    let bare = HeadlessCollection(size: Size(width: 80, height: 160), content: plain(0..<50))
    #expect(bare.engine.behavior(NewMessages.self) == nil)
    let collection = collection()
    collection.show(plain(100..<160))
    #expect(collection.engine.behavior(NewMessages.self)?.activePhases == .content)
    collection.show(content(100..<170))
    #expect(log.counts == [])
  }
}
