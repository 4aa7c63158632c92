import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Animator faults of other libraries")
struct AnimatorRegressionTests {
  @Test("Leaving views keep their layer below remaining views")
  func pile() {
    let collection = movingLines(["a", "b", "c", "d"])
    collection.show(lines(["a", "d", "new"]))
    #expect(collection.engine.cells.map { $0.key.element.description } == ["a", "b", "c", "d", "new"])
    collection.show(lines(["d", "a", "new"]))
    #expect(collection.engine.cells.map { $0.key.element.description } == ["b", "c", "d", "a", "new"])
    collection.advance(by: 0.1)
    collection.show(lines([]))
    #expect(collection.engine.cells.map { $0.key.element.description } == ["b", "c", "d", "a", "new"])
  }

  @Test("An id that is deleted and inserted repeatedly has one view")
  func flicker() {
    let collection = movingLines(["a", "b"])
    for round in 0..<20 {
      collection.show(lines(round % 2 == 0 ? ["a"] : ["a", "b"]))
      collection.advance(by: 0.1)
      #expect(collection.engine.cells.count == 2)
    }
    #expect(collection.viewCount == 2)
  }

  @Test("A view reused for another item does not slide in from its old position")
  func reuse() {
    let collection = movingLines(
      ["a", "b", "c"], Transitions(insert: Transition.none, delete: Transition.none))
    collection.show(lines(["b", "c"], Transitions(insert: Transition.none, delete: Transition.none)))
    collection.show(lines(["b", "c", "x"], Transitions(insert: Transition.none, delete: Transition.none)))
    #expect(collection.viewCount == 3)
    #expect(collection.seen("x")?.minY == 32)
  }

  @Test("An update without changes does not disturb a running animation")
  func unchanged() {
    let collection = movingLines(["a", "b"])
    collection.show(lines(["b", "a"]))
    collection.advance(by: 0.5)
    #expect(collection.show(lines(["b", "a"])).isEmpty)
    #expect(collection.seen("a")?.minY == 8)
    collection.advance(by: 0.5)
    #expect(collection.seen("a")?.minY == 16 && !collection.engine.isAnimating)
  }

  @Test("Deleting or inserting off-screen items animates no cells")
  func outOfSight() {
    let texts = (0..<100).map { "\($0)" }
    let collection = movingLines(texts, .linear, EngineConfiguration(overscan: 64))
    collection.show(lines(Array(texts.dropLast(88))))
    collection.show(lines(texts))
    #expect(collection.engine.cells.allSatisfy { !$0.isLeaving })
    #expect(!collection.engine.isAnimating)
  }

  @Test("A view that leaves a scrolling section stays clipped by it")
  func clip() {
    let content = { (texts: [String]) in
      Content<Headless> {
        Section("strip", layout: .row()) {
          ForEach(texts, id: \.self) { Label($0).size(width: .fixed(100), height: .fixed(16)) }
        }
        .scrolls(.horizontal)
      }
      .transitions(.linear)
    }
    let collection = HeadlessCollection(
      size: Size(width: 160, height: 160), at: 0, content: content(["a", "b", "c"]))
    let clip = collection.cell("b")?.placement.clip
    collection.show(content(["a", "c"]))
    #expect(collection.cell("b")?.isLeaving == true)
    #expect(clip != nil && collection.cell("b")?.placement.clip == clip)
  }

  @Test("Views of a fully deleted list are reused when the items return")
  func everything() {
    let collection = movingLines(["a", "b", "c"])
    let views = Set(collection.engine.cells.map { $0.id })
    collection.show(Content {})
    collection.advance(by: 0.5)
    #expect(collection.engine.cells.count == 3 && collection.engine.count == 0)
    collection.show(lines(["c", "a", "b"]))
    #expect(Set(collection.engine.cells.map { $0.id }) == views)
    collection.advance(by: 5)
    #expect(collection.text().hasPrefix("c\na\nb\n"))
  }
}
