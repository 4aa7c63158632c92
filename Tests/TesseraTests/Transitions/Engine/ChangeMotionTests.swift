import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Animations of content changes")
struct ChangeMotionTests {
  @Test("An inserted item fades in while the others move")
  func insertion() {
    let collection = movingLines(["a", "b"])
    collection.show(lines(["a", "new", "b"]))
    #expect(collection.opacity("new") == 0)
    #expect(collection.cell("b")?.placement.frame.minY == 32, "placements are where things belong")
    #expect(collection.seen("b")?.minY == 16)
    #expect(collection.engine.isAnimating)
    collection.advance(by: 0.25)
    #expect(collection.opacity("new") == 0.25)
    #expect(collection.seen("b")?.minY == 20)
    collection.advance(by: 0.75)
    #expect(
      collection.cell("new")?.presentation == Presentation(frame: Rect(x: 0, y: 16, width: 160, height: 16)))
    #expect(collection.seen("b")?.minY == 32)
    #expect(!collection.engine.isAnimating)
    #expect(collection.advance(by: 1).isEmpty)
  }

  @Test("A deleted item fades out in its layer, without taps and without being counted")
  func deletion() {
    let collection = movingLines(["a", "b", "c"])
    collection.show(lines(["a", "c"]))
    #expect(collection.engine.cells.map { $0.key.element.description } == ["a", "b", "c"])
    #expect(collection.engine.count == 2)
    #expect(collection.cell("b")?.isLeaving == true)
    #expect(collection.engine.cell(at: Point(x: 4, y: 24))?.key.element.description == "c")
    #expect(!collection.tap("b"))
    collection.advance(by: 0.25)
    #expect(collection.opacity("b") == 0.75)
    let operations = collection.advance(by: 0.75)
    #expect(operations.map { $0.word }.sorted() == ["present", "unmount"])
    #expect(collection.cell("b") == nil)
  }

  @Test("An item inserted again while it leaves gets its old view back")
  func comingBack() {
    let collection = movingLines(["a", "b", "c"])
    let view = collection.cell("b")?.id
    collection.show(lines(["a", "c"]))
    collection.advance(by: 0.25)
    let operations = collection.show(lines(["a", "b", "c"]))
    #expect(!operations.contains { $0.word == "mount" || $0.word == "unmount" })
    #expect(collection.cell("b")?.id == view && collection.cell("b")?.isLeaving == false)
    #expect(collection.opacity("b") == 0.75)
    #expect(collection.tap("b"))
    collection.advance(by: 1)
    #expect(collection.cell("b")?.presentation.effect == VisualEffect.none)
    #expect(collection.engine.cells.count == 3 && collection.viewCount == 3)
  }

  @Test("An updated item grows to its new size, and another view kind cross-fades")
  func updateAndReload() {
    let collection = HeadlessCollection(
      size: Size(width: 160, height: 160), at: 0,
      content: Content { Section("s") { Paragraph("a").id("a") } }.transitions(.linear))
    let view = collection.cell("a")?.id
    collection.show(Content { Section("s") { Paragraph("a\nb\nc").id("a") } }.transitions(.linear))
    #expect(collection.seen("a")?.height == 16)
    collection.advance(by: 0.5)
    #expect(collection.seen("a")?.height == 32)
    #expect(collection.cell("a")?.id == view)
    collection.advance(by: 0.5)
    collection.show(Content { Section("s") { Label("other").id("a") } }.transitions(.linear))
    #expect(collection.engine.cells.map { $0.isLeaving } == [true, false])
    collection.advance(by: 0.25)
    #expect(collection.engine.cells.map { $0.presentation.effect.opacity } == [0.75, 0.25])
    collection.advance(by: 1)
    #expect(collection.engine.cells.count == 1)
  }

  @Test("A change during an animation continues from the current presentation")
  func interruption() {
    let collection = movingLines(["a", "b", "c"])
    collection.show(lines(["c", "a", "b"]))
    collection.advance(by: 0.5)
    let before = ["a", "b", "c"].map { collection.seen($0) }
    collection.show(lines(["b", "c", "a"]))
    #expect(["a", "b", "c"].map { collection.seen($0) } == before)
    collection.advance(by: 9)
    #expect(collection.text().hasPrefix("b\nc\na\n"))
  }

  @Test("The first appearance is not animated unless declared")
  func firstAppearance() {
    let calm = movingLines(["a"])
    #expect(calm.opacity("a") == 1 && !calm.engine.isAnimating)
    var transitions = Transitions.linear
    transitions.animatesFirstAppearance = true
    #expect(movingLines(["a"], transitions).opacity("a") == 0)
  }

  @Test("Scrolling animates no cells")
  func scrolling() {
    let collection = movingLines((0..<100).map { "\($0)" })
    for _ in 0..<20 {
      let operations = collection.scroll(by: 40)
      #expect(!operations.contains { $0.word == "present" })
      collection.advance(by: 0.01)
    }
    collection.engine.scroll(to: "0")
    #expect(!collection.update().contains { $0.word == "present" })
    #expect(!collection.engine.isAnimating)
  }

  @Test("Inserting above the anchor animates no cells")
  func anchor() {
    let texts = (0..<100).map { "\($0)" }
    let collection = movingLines(texts)
    collection.scroll(by: 800)
    let operations = collection.show(lines(["x", "y", "z"] + texts))
    #expect(collection.text().hasPrefix("50\n51\n"))
    #expect(!operations.contains { $0.word == "present" })
    #expect(!collection.engine.isAnimating)
  }

  @Test("A list anchored to its end slides up")
  func slidingUp() {
    let texts = (0..<20).map { "\($0)" }
    let configuration = EngineConfiguration(overscan: 0, anchoring: .end)
    let collection = movingLines(texts, .linear, configuration)
    #expect(collection.seen("19")?.maxY == 160)
    collection.show(lines(texts + ["20"]))
    #expect(collection.seen("19")?.maxY == 160 && collection.opacity("20") == 0)
    collection.advance(by: 0.5)
    #expect(collection.seen("19")?.maxY == 152)
    #expect(collection.seen("10")?.minY == -8, "what goes out of sight goes along")
    collection.advance(by: 0.5)
    #expect(collection.seen("19")?.maxY == 144 && collection.cell("10") == nil)
  }

  @Test("Cells that enter after a deletion move in with their neighbors")
  func comingAlong() {
    let texts = (0..<20).map { "\($0)" }
    let collection = movingLines(texts)
    collection.show(lines(Array(texts[2...])))
    #expect(collection.seen("11")?.minY == 176 && collection.opacity("11") == 1)
    collection.advance(by: 0.5)
    #expect(collection.seen("11")?.minY == 160)
    #expect(collection.seen("9")?.minY == 128)
  }

  @Test("Scrolling during an animation moves the animated cells along")
  func scrollingMeanwhile() {
    let texts = (0..<40).map { "\($0)" }
    let collection = movingLines(texts)
    collection.show(lines(["new"] + texts))
    // The first item is the anchor, so the new one is above the viewport.
    collection.scroll(by: -16)
    collection.show(lines(["new"] + texts.filter { $0 != "2" }))
    collection.advance(by: 0.5)
    let leaving = collection.seen("2")?.minY ?? 0
    let moving = collection.seen("3")?.minY ?? 0
    collection.scroll(by: 10)
    #expect(collection.seen("2")?.minY == leaving - 10)
    #expect(collection.seen("3")?.minY == moving - 10)
  }

  @Test("With reduced motion cells fade quickly and do not move")
  func reducedMotion() {
    let configuration = EngineConfiguration(overscan: 0, reducesMotion: true)
    var transitions = Transitions.linear
    transitions.insert = .fade.combined(with: .slide(from: .leading))
    let collection = movingLines(["a", "b"], transitions, configuration)
    collection.show(lines(["new", "a", "b"], transitions))
    #expect(collection.seen("new") == Rect(x: 0, y: 0, width: 160, height: 16))
    #expect(collection.opacity("new") == 0)
    #expect(collection.seen("b")?.minY == 32)
    collection.advance(by: 0.2)
    #expect(!collection.engine.isAnimating)
  }

  @Test("A host without a clock shows no animations")
  func withoutClock() {
    let collection = HeadlessCollection(
      size: Size(width: 160, height: 160), content: lines(["a", "b"]))
    let operations = collection.show(lines(["b", "c"]))
    #expect(!operations.contains { $0.word == "present" })
    #expect(collection.engine.cells.count == 2 && !collection.engine.isAnimating)
  }

  @Test("An update without a time ends all animations")
  func losingTheClock() {
    let collection = movingLines(["a", "b"])
    collection.show(lines(["b", "c"]))
    #expect(collection.engine.cells.count == 3)
    let transaction = collection.stage.update()
    #expect(transaction.operations.contains { $0.word == "unmount" })
    #expect(collection.engine.cells.allSatisfy { $0.presentation == Presentation(frame: $0.placement.frame) })
    #expect(!collection.engine.isAnimating)
  }

  @Test("Staggered neighbors are inserted one after another")
  func stagger() {
    var transitions = Transitions.linear
    transitions.stagger = Stagger(interval: 0.1)
    let collection = movingLines([], transitions)
    collection.show(lines(["0"], transitions))
    collection.advance(by: 5)
    collection.show(lines(["0", "a", "b"], transitions))
    collection.advance(by: 0.5)
    #expect(collection.opacity("a") == 0.5 && abs((collection.opacity("b") ?? 0) - 0.4) < 1e-9)
  }

  @Test("In right-to-left layout leading slides come from the right")
  func rightToLeft() {
    let configuration = EngineConfiguration(overscan: 0, direction: .rightToLeft)
    let slide = Transitions(
      insert: .slide(from: .leading), delete: .slide(from: .leading), animation: .linear(duration: 1))
    let collection = movingLines(["a", "b"], slide, configuration)
    collection.show(lines(["a", "new"], slide))
    #expect(collection.seen("new")?.minX == 160)
    collection.advance(by: 0.5)
    #expect(collection.seen("new")?.minX == 80 && collection.seen("b")?.minX == 80)
  }

  @Test("Resizing the viewport does not animate cells")
  func resizing() {
    let collection = movingLines(["a", "b"])
    collection.show(lines(["new", "a", "b"]))
    collection.resize(to: Size(width: 80, height: 160))
    #expect(collection.seen("a") == Rect(x: 0, y: 16, width: 80, height: 16))
  }
}
