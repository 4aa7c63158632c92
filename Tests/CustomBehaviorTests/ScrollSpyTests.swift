import Tessera
import TesseraLayout
import TesseraTesting
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

  @Test("Each section is told once when users come to it, forwards and back")
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

  @Test("An item with the focus that is kept out of view is not being read")
  func focusOutOfView() {
    let collection = collection(spied())
    collection.engine.tap(at: Point(x: 4, y: 4))
    collection.engine.keepAlive(collection.engine.cells[0].id)
    collection.engine.scroll(toEdge: .end)
    collection.update(at: 2)
    #expect(collection.engine.cells.contains { $0.key.section.id == "a" })
    #expect(log.sections == ["a", "c"])
  }

  @Test("Nothing is told and no frame is asked for while nothing scrolls")
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

  @Test("New content with the same section being read tells nothing, with another one it does")
  func newContent() {
    let collection = collection(spied())
    collection.show(spied(["a", "c"]))
    #expect(log.sections == ["a"])
    collection.show(spied(["c", "a"]))
    collection.engine.scroll(toEdge: .start)
    collection.update()
    #expect(log.sections.last == "c")
  }

  @Test("Content that declares no spy does not have the behavior")
  func notDeclared() {
    let collection = collection(content())
    collection.scroll(by: 200)
    #expect(collection.engine.behavior(ScrollSpy.self) == nil)
  }

  @Test("Content without the spy leaves it asleep, and with it wakes it")
  func asleep() {
    let collection = collection(spied())
    #expect(collection.engine.behavior(ScrollSpy.self)?.awake == [.content, .finish])
    collection.show(content())
    collection.scroll(by: 200)
    #expect(collection.engine.behavior(ScrollSpy.self)?.awake == .content)
    #expect(log.sections == ["a"])
    collection.show(spied())
    #expect(log.sections == ["a", "b"])
  }

  @Test("The handler may ask for anything: no update is under way when it is called")
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

  @Test("The spy is handlers only: content with it equals content without")
  func equal() {
    #expect(spied() == content())
    #expect(spied().trait(ScrollSpyTrait.self) != nil)
    #expect(content().trait(ScrollSpyTrait.self) == nil)
  }
}
