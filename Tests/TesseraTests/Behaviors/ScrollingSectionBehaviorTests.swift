import TesseraLayout
import TesseraTesting
import Testing

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@MainActor
@Suite("Behavior of scrolling sections")
struct ScrollingSectionBehaviorTests {
  private func collection(_ content: Content<Headless>) -> HeadlessCollection {
    let collection = HeadlessCollection(size: Size(width: 32, height: 48), content: content)
    collection.update()
    return collection
  }

  private func row(_ numbers: Range<Int> = 0..<9) -> Section<Headless> {
    Section("row", layout: .row()) {
      ForEach(numbers) { Label("\($0)").size(.fixed(width: 16, height: 16)) }
    }
  }

  @Test("Content without scrolling sections does not install the behavior")
  func nothingDeclared() {
    #expect(collection(Content { row() }).engine.behaviors.isEmpty)
  }

  @Test("The behavior is active while a section scrolls by itself")
  func phases() {
    let collection = collection(Content { row().scrolls(.horizontal) })
    #expect(collection.engine.behaviorPhases.all == [.content, .drag, .sections])
    collection.show(Content { row() })
    #expect(collection.engine.behaviors.count == 1 && collection.engine.behaviorPhases.all == [])
    collection.show(Content { row().scrolls(.horizontal) })
    collection.scroll(by: Point(x: 32), at: Point(x: 4, y: 8))
    #expect(collection.text() == "2 3\n\n\n")
  }

  @Test("After a drag only the dragged section snaps")
  func snapping() {
    let collection = collection(
      Content {
        row().scrolls(.horizontal, snapping: .items(.start))
        Section("other", layout: .row()) {
          ForEach(0..<9) { Label("\($0)").size(.fixed(width: 16, height: 16)) }
        }
        .scrolls(.horizontal, snapping: .items(.start))
      })
    collection.engine.beginScrolling()
    collection.scroll(by: Point(x: 20), at: Point(x: 4, y: 8))
    collection.engine.endScrolling(velocity: .zero)
    collection.update()
    #expect(collection.text() == "1 2\n0 1\n\n")
    collection.engine.beginScrolling()
    collection.scroll(by: Point(x: 36), at: Point(x: 4, y: 24))
    collection.engine.endScrolling(velocity: .zero)
    collection.update()
    #expect(collection.text() == "1 2\n2 3\n\n")
  }
}
