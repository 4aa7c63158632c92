import Tessera
import TesseraLayout
import TesseraTesting
import TestCells
import Testing

/// Fifty lines, of which ten are visible.
@MainActor
@Suite("A behavior outside of the package: all public phases")
struct EveryPhaseTests {
  private let collection: HeadlessCollection
  private let behavior: EveryPhase

  init() {
    collection = HeadlessCollection(
      size: Size(width: 80, height: 160),
      content: Content { Section("rows") { ForEach(0..<50) { Line("\($0)") } } })
    collection.update(at: 1)
    behavior = collection.engine.install { EveryPhase() }
  }

  @Test("A behavior is installed once")
  func installed() {
    #expect(collection.engine.install { EveryPhase() } === behavior)
    #expect(collection.engine.behavior(EveryPhase.self) === behavior)
  }

  @Test("New content calls the phases of content, cells and updates")
  func content() {
    collection.show { Section("rows") { ForEach(5..<40) { Line("row \($0)") } } }
    let log = behavior.takeLog()
    #expect(log.starts(with: ["handleEvents", "migrate"]))
    for phase in ["mark", "didUpdate", "didMount", "willLeave", "finish"] {
      #expect(log.contains(phase), "\(phase)")
    }
  }

  @Test("A deadline requests one frame at its time")
  func time() {
    behavior.next = 3
    #expect(collection.engine.nextFrameTime == 3)
    #expect(collection.run(for: 10) == [3])
    #expect(behavior.takeLog().contains("advanceTime"))
    #expect(collection.engine.nextFrameTime == nil)
  }

  @Test("A drag is followed and ends at an item that the behavior chooses")
  func drags() {
    let engine = collection.engine
    engine.beginScrolling()
    engine.scroll(by: Point(y: 20))
    engine.endScrolling(velocity: Point(y: 100))
    collection.update(at: 2)
    let log = behavior.takeLog().filter { $0.contains("Drag") || $0.contains("Scroll") }
    #expect(log == ["beginDrag", "didScroll by 20.0 beyond 0.0", "endDrag"])
    #expect(engine.viewport.minY == 128)
    engine.beginScrolling()
    engine.scroll(by: Point(y: -28))
    engine.endScrolling(velocity: .zero)
    collection.update(at: 3)
    #expect(engine.viewport.minY == 100, "there is no item of the number that was answered")
    #expect(collection.issues == [])
  }

  @Test("A wheel step is followed")
  func wheel() {
    collection.scroll(by: -30)
    #expect(behavior.takeLog().contains("didScroll by 0.0 beyond -30.0"))
  }

  @Test("Placements and states change when the behavior requests an update")
  func places() {
    behavior.shift = 8
    #expect(!collection.engine.needsUpdate)
    collection.engine.setNeedsLayout()
    #expect(collection.engine.needsUpdate)
    collection.update()
    #expect(collection.engine.cells.allSatisfy { $0.placement.frame.minX == 8 })
    _ = behavior.takeLog()
    collection.engine.setNeedsUpdate()
    collection.update()
    #expect(behavior.takeLog().contains("mark"))
    #expect(!collection.engine.needsUpdate)
  }

  @Test("Pointers, keys, taps and the focus are handled")
  func input() {
    let engine = collection.engine
    #expect(engine.press(.character("m")))
    #expect(behavior.takeLog().contains("press"))
    engine.pointer(PointerEvent(.down, at: Point(x: 4, y: 40), time: 1))
    #expect(behavior.hitPath == .item(2, in: 0))
    #expect(behavior.takeLog().contains("claimsPointer"))
    engine.recognizeGestures(at: 2)
    #expect(behavior.takeLog().contains("holdPointer until 2.0"))
    engine.pointer(PointerEvent(.cancelled, at: Point(x: 4, y: 40), time: 1))
    _ = engine.tap(at: Point(x: 4, y: 40))
    collection.update()
    #expect(behavior.takeLog().contains("tap 0.2"))
    collection.press(.down)
    #expect(behavior.takeLog().contains { $0.hasPrefix("didMoveFocus") })
  }

  @Test("Content can be read by index path, and an invalid path returns nil")
  func reading() {
    let engine = collection.engine
    #expect(engine.sectionCount == 1)
    #expect(engine.itemCount(inSection: 0) == 50)
    #expect(engine.itemCount(inSection: 7) == 0)
    #expect(engine.sectionKey(at: 0)?.id == "rows")
    #expect(engine.sectionKey(at: -1) == nil)
    #expect(engine.itemKey(at: .item(3, in: 0))?.description == "rows/3")
    #expect(engine.itemKey(at: .item(50, in: 0)) == nil)
    #expect(engine.frame(at: .item(20, in: 0)) == Rect(x: 0, y: 320, width: 80, height: 16))
    #expect(engine.frame(at: .item(-1, in: 0)) == nil)
    #expect(engine.frame(at: .item(0, in: 2)) == nil)
    #expect(engine.frame(ofSection: 0)?.size.height == 800)
    #expect(engine.frame(ofSection: 1) == nil)
    #expect(engine.trait(UnreadTrait.self) == nil)
    #expect(engine.trait(UnreadTrait.self, ofSection: 9) == nil)
  }

  @Test("A trait of a section installs its behavior")
  func sections() {
    collection.show { Section("rows") { Line("one") }.trait(UnreadTrait()) }
    #expect(collection.engine.behavior(UnreadMark.self) != nil)
    #expect(collection.engine.trait(UnreadTrait.self, ofSection: 0) != nil)
    #expect(collection.engine.trait(UnreadTrait.self) == nil)
  }
}
