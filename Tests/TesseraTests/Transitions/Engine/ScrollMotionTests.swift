import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Animations while scrolling")
struct ScrollMotionTests {
  /// Exposes its context as an effect.
  private struct Telling: ScrollEffectAlgorithm {
    func effect(at moment: ScrollEffectContext) -> VisualEffect {
      VisualEffect(offset: Point(x: moment.velocity, y: moment.overscroll))
    }
  }

  private func collection(_ effect: ScrollEffect, bounces: Bool = false) -> HeadlessCollection {
    let texts = (0..<100).map { "\($0)" }
    return HeadlessCollection(
      size: Size(width: 160, height: 160),
      configuration: EngineConfiguration(overscan: 0, bounces: bounces), at: 0,
      content: lines(texts).scrollEffect(effect))
  }

  @Test("A scroll effect depends on the position in the viewport, even without a clock")
  func position() {
    let collection = HeadlessCollection(
      size: Size(width: 160, height: 160), configuration: EngineConfiguration(overscan: 0),
      content: lines((0..<100).map { "\($0)" }).scrollEffect(.edgeShrink(distance: 16, scale: 0, opacity: 0)))
    #expect(collection.opacity("0") == 0.5 && collection.opacity("1") == 1)
    let operations = collection.scroll(by: 8)
    #expect(collection.opacity("0") == 0 && collection.opacity("1") == 1)
    #expect(operations.contains { $0.word == "present" })
    #expect(!collection.engine.isAnimating)
  }

  @Test("The scroll velocity follows scroll steps and returns to zero")
  func velocity() {
    let collection = collection(ScrollEffect(Telling()))
    for _ in 0..<60 {
      collection.engine.scroll(by: Point(y: 10))
      collection.advance(by: 1.0 / 60)
    }
    #expect(abs(collection.engine.scrollVelocity.y - 600) < 1)
    #expect(collection.engine.isAnimating)
    for _ in 0..<60 { collection.advance(by: 1.0 / 60) }
    #expect(collection.engine.scrollVelocity == .zero && !collection.engine.isAnimating)
    #expect(collection.engine.cells.allSatisfy { $0.presentation.effect == .none })
  }

  @Test("Without scroll effects the velocity is not tracked")
  func withoutEffect() {
    let collection = movingLines((0..<100).map { "\($0)" })
    for _ in 0..<10 {
      collection.engine.scroll(by: Point(y: 10))
      collection.advance(by: 1.0 / 60)
    }
    #expect(collection.engine.scrollVelocity == .zero && !collection.engine.isAnimating)
  }

  @Test("Bouncing content resists a pull beyond its end and springs back")
  func bounce() {
    let collection = collection(ScrollEffect(Telling()), bounces: true)
    collection.scroll(by: -40)
    #expect(collection.engine.viewport.minY == -20)
    #expect(collection.engine.overscroll == -20)
    collection.scroll(by: -40)
    #expect(collection.engine.viewport.minY < -30 && collection.engine.viewport.minY > -40)
    #expect(collection.cell("0")?.presentation.effect.offset.y == collection.engine.overscroll)
    // The pull is pushed back first, and then the content scrolls.
    collection.scroll(by: 60)
    #expect(collection.engine.viewport.minY > 20)
    collection.scroll(by: -100)
    collection.advance(by: 2)
    #expect(collection.engine.viewport.minY == 0)
    collection.advance(by: 2)
    #expect(!collection.engine.isAnimating)
  }

  @Test("Content without bouncing stops at its end")
  func withoutBounce() {
    let collection = collection(ScrollEffect(Telling()))
    collection.scroll(by: -40)
    #expect(collection.engine.viewport.minY == 0 && collection.engine.overscroll == 0)
  }

  @Test("A wobble displaces views by a part of each step, and they spring back")
  func wobble() {
    let collection = collection(.wobble(Wobble(reach: 100)))
    collection.engine.scroll(by: Point(y: 16), at: Point(x: 80, y: 8))
    collection.update()
    // The second line is now at the old center of the first line, under the pointer.
    #expect(collection.cell("1")?.presentation.effect == VisualEffect.none)
    let offsets = ["2", "4"].compactMap { collection.cell($0)?.presentation.effect.offset.y }
    #expect(offsets.count == 2 && offsets[0] > 0 && offsets[1] > offsets[0])
    collection.engine.scroll(to: "60")
    collection.update()
    #expect(collection.cell("60")?.presentation.effect == VisualEffect.none, "a jump is no scrolling")
    collection.advance(by: 5)
    #expect(!collection.engine.isAnimating)
  }
}
