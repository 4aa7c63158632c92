import Tessera
import TesseraLayout
import TesseraTesting
import TestCells
import Testing

/// Three sections of ten lines each, with a spy, in a viewport of ten lines.
@MainActor
@Suite("A behavior outside of the package: a scroll spy")
struct ScrollSpyTests {
  private final class Log {
    var sections: [ItemID] = []
  }

  private let log = Log()

  private func content(_ ids: [String] = ["a", "b", "c"]) -> Content<Headless> {
    Content {
      ForEach(ids, id: \.self) { id in
        Section(id) { ForEach(0..<10) { Line("\(id) \($0)") } }
      }
    }
  }

  private func spied(_ ids: [String] = ["a", "b", "c"]) -> Content<Headless> {
    content(ids).scrollSpy { [log] in log.sections.append($0) }
  }

  private func collection(_ content: Content<Headless>) -> HeadlessCollection {
    let collection = HeadlessCollection(size: Size(width: 80, height: 160), content: content)
    collection.update(at: 1)
    return collection
  }

  @Test("Each section is reported once when the user scrolls to it, in both directions")
  func told() {
    let collection = collection(spied())
    #expect(log.sections == ["a"])
    for _ in 0..<80 {
      collection.scroll(by: 4)
      collection.advance(by: 0.02)
    }
    #expect(log.sections == ["a", "b", "c"])
    for _ in 0..<80 {
      collection.scroll(by: -4)
      collection.advance(by: 0.02)
    }
    #expect(log.sections == ["a", "b", "c", "b", "a"])
    #expect(collection.issues == [])
  }

  @Test("A focused item that is kept alive off-screen is not reported")
  func focusOutOfView() {
    let collection = collection(spied())
    collection.engine.tap(at: Point(x: 4, y: 4))
    collection.engine.keepAlive(collection.engine.cells[0].id)
    collection.engine.scroll(toEdge: .end)
    collection.update(at: 2)
    #expect(collection.engine.cells.contains { $0.key.section.id == "a" })
    #expect(log.sections == ["a", "c"])
  }

  @Test("Without scrolling nothing is reported and no frame is requested")
  func idle() {
    let collection = collection(spied())
    let count = collection.engine.updateCount
    #expect(collection.engine.nextFrameTime == nil)
    collection.update()
    #expect(collection.engine.updateCount == count)
    collection.update(at: 2)
    #expect(collection.engine.nextFrameTime == nil)
    #expect(log.sections == ["a"])
  }

  @Test("New content is reported only if another section is being read")
  func newContent() {
    let collection = collection(spied())
    collection.show(spied(["a", "c"]))
    #expect(log.sections == ["a"])
    collection.show(spied(["c", "a"]))
    collection.engine.scroll(toEdge: .start)
    collection.update()
    #expect(log.sections.last == "c")
  }

  @Test("Content without a spy does not install the behavior")
  func notDeclared() {
    let collection = collection(content())
    collection.scroll(by: 200)
    #expect(collection.engine.behavior(ScrollSpy.self) == nil)
  }

  @Test("Content without the spy makes it idle, and content with it active")
  func asleep() {
    let collection = collection(spied())
    #expect(collection.engine.behavior(ScrollSpy.self)?.activePhases == [.content, .finish])
    collection.show(content())
    collection.scroll(by: 200)
    #expect(collection.engine.behavior(ScrollSpy.self)?.activePhases == .content)
    #expect(log.sections == ["a"])
    collection.show(spied())
    #expect(log.sections == ["a", "b"])
  }

  @Test("The handler is called outside of an update and can scroll")
  func handler() {
    final class Holder { weak var collection: HeadlessCollection? }
    let holder = Holder()
    let collection = collection(
      content().scrollSpy { id in
        if id == "b" { holder.collection?.engine.scroll(toEdge: .start) }
      })
    holder.collection = collection
    collection.scroll(by: 160)
    #expect(collection.engine.viewport.minY == 0)
    #expect(collection.issues == [])
  }

  @Test("Content with the spy equals content without")
  func equal() {
    #expect(spied() == content())
    #expect(spied().trait(ScrollSpyTrait.self) != nil)
    #expect(content().trait(ScrollSpyTrait.self) == nil)
  }
}
