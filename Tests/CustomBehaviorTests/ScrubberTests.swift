import Tessera
import TesseraLayout
import TesseraTesting
import TestCells
import Testing

/// A hundred lines, of which ten are visible.
@MainActor
@Suite("A behavior outside of the package: a pointer and keys")
struct ScrubberTests {
  private let collection = HeadlessCollection(
    size: Size(width: 80, height: 160),
    content: Content { Section("rows") { ForEach(0..<100) { Line("\($0)").onTap {} } } }
      .trait(ScrubberTrait()))

  private func pointer(_ phase: PointerEvent.Phase, _ x: Double, _ y: Double) {
    collection.pointer(phase, at: Point(x: x, y: y), time: 0)
    collection.update()
  }

  @Test("A press at the edge scrolls and follows the pointer until release")
  func scrubbed() {
    pointer(.down, 76, 80)
    #expect(collection.engine.viewport.minY == 720)
    #expect(collection.engine.claimsPointer && collection.engine.highlightedKey == nil)
    pointer(.moved, 20, 40)
    #expect(collection.engine.viewport.minY == 360)
    pointer(.up, 20, 200)
    #expect(collection.engine.viewport.minY == 1440 && !collection.engine.claimsPointer)
    pointer(.moved, 76, 0)
    #expect(collection.engine.viewport.minY == 1440)
  }

  @Test("A press elsewhere is not handled")
  func pressed() {
    pointer(.down, 20, 80)
    #expect(collection.engine.highlightedKey != nil && !collection.engine.claimsPointer)
    pointer(.moved, 20, 84)
    pointer(.up, 20, 84)
    #expect(collection.engine.viewport.minY == 0)
  }

  @Test("Digits scroll and other keys do not")
  func keys() {
    #expect(collection.engine.press(.character("5")))
    collection.update()
    #expect(collection.engine.viewport.minY == 720)
    #expect(!collection.engine.press(.character("x")))
    #expect(!collection.engine.press(.character("5"), modifiers: .option))
  }

  @Test("Content without the trait does not scroll")
  func notDeclared() {
    collection.show { Section("rows") { ForEach(0..<100) { Line("\($0)") } } }
    pointer(.down, 76, 80)
    #expect(collection.engine.viewport.minY == 0 && !collection.engine.press(.character("5")))
  }
}
