import TesseraLayout
import TesseraTesting
import Testing

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@MainActor
@Suite("Animation behaviors")
struct MotionBehaviorTests {
  private let declared: Phases = [.content, .exchange, .motion]

  /// Returns a collection of ten visible lines, with its clock at 0.
  private func collection(_ content: Content<Headless>, bounces: Bool = false) -> HeadlessCollection {
    HeadlessCollection(
      size: Size(width: 160, height: 160),
      configuration: EngineConfiguration(overscan: 0, bounces: bounces), at: 0, content: content)
  }

  private func plain(_ texts: [String]) -> Content<Headless> {
    Content { Section("lines") { ForEach(texts, id: \.self) { Label($0) } } }
  }

  private func activePhases(_ collection: HeadlessCollection) -> Phases {
    collection.engine.behaviorPhases.all
  }

  @Test("Content without animations installs no behavior")
  func nothingDeclared() {
    let collection = collection(plain((0..<40).map { "\($0)" }))
    collection.scroll(by: 30)
    collection.advance(by: 0.1)
    collection.show(plain(["3", "1", "2"]))
    collection.advance(by: 0.1)
    #expect(collection.engine.behaviors.isEmpty)
    #expect(!collection.engine.isAnimating && collection.engine.scrollVelocity == .zero)
    #expect(collection.engine.overscroll == 0 && collection.engine.nextFrameTime == nil)
  }

  @Test("Content, sections, groups and cells with animations install the behavior")
  func installed() {
    let contents: [Content<Headless>] = [
      plain(["a"]).transition(.fade),
      Content { Section("s") { Label("a") }.scrollEffect(.edgeShrink()) },
      Content { Section("s") { Group { Label("a") }.transition(.fade) } },
      Content { Section("s") { Label("a").transition(.fade) } },
    ]
    for content in contents {
      let collection = collection(content)
      #expect(collection.engine.behaviors.count == 1 && activePhases(collection) == declared)
      #expect(collection.engine.nextFrameTime == nil)
    }
  }

  @Test("A visible cell that declares animations later animates from then on")
  func declaredLater() {
    let content = { (isMoving: Bool, texts: [String]) in
      Content<Headless> {
        Section("lines") {
          ForEach(texts, id: \.self) { text in
            if isMoving {
              AnyCell(Label(text).transitions(.linear))
            } else {
              AnyCell(Label(text))
            }
          }
        }
      }
    }
    let collection = collection(content(false, ["a", "b", "c"]))
    #expect(collection.engine.behaviors.isEmpty)
    collection.show(content(true, ["a", "b", "c"]))
    #expect(activePhases(collection) == declared && !collection.engine.isAnimating)
    collection.show(content(true, ["a", "c"]))
    collection.advance(by: 0.5)
    #expect(collection.opacity("b") == 0.5 && collection.seen("c")?.minY == 24)
  }

  @Test("Content without animations idles the behavior after running ones end")
  func asleep() {
    let collection = collection(lines(["a", "b", "c"]))
    collection.show(plain(["a", "c"]))
    #expect(activePhases(collection) == [.exchange, .motion, .cells], "b is still seen")
    #expect(collection.engine.cells.count == 3 && collection.engine.nextFrameTime == 0)
    collection.advance(by: 1.5)
    #expect(collection.engine.behaviors.count == 1 && activePhases(collection).isEmpty)
    #expect(collection.engine.cells.count == 2 && collection.engine.nextFrameTime == nil)
    collection.show(lines(["a", "b", "c"]))
    #expect(activePhases(collection) == declared && collection.opacity("b") == 0)
  }

  @Test("Content without animations moves animated cells to new positions at once")
  func undeclaredMeanwhile() {
    let collection = collection(lines(["a", "b", "c"]))
    collection.show(lines(["b", "c"]))
    collection.advance(by: 0.5)
    #expect(collection.seen("c")?.minY == 24)
    collection.show(plain(["b", "c"]))
    #expect(collection.seen("c")?.minY == 24, "it goes on")
    collection.show(plain(["x", "y", "b", "c"]))
    #expect(collection.seen("c")?.minY == 48)
    collection.advance(by: 2)
    #expect(activePhases(collection).isEmpty && collection.engine.nextFrameTime == nil)
  }

  @Test("An animated scroll installs its behavior, which is idle after arrival")
  func scrollAnimation() {
    let collection = collection(plain((0..<100).map { "\($0)" }))
    collection.engine.scroll(to: ItemID("50"), at: .start, animated: Animation.none)
    collection.update()
    #expect(collection.engine.behaviors.isEmpty, "it takes no time")
    collection.engine.scroll(to: ItemID("20"), at: .start, animated: .linear(duration: 1))
    collection.update()
    #expect(collection.engine.isScrolling && collection.engine.isAnimating && !collection.engine.isResting)
    #expect(activePhases(collection) == [.scrollAnimationStart, .scrollAnimation, .content, .groups])
    #expect(collection.engine.nextFrameTime == 0)
    collection.advance(by: 2)
    #expect(collection.engine.viewport.minY == 320 && !collection.engine.isScrolling)
    #expect(collection.engine.behaviors.count == 1 && activePhases(collection) == .scrollAnimationStart)
    #expect(collection.engine.nextFrameTime == nil)
  }

  @Test("The first pull installs the bounce behavior, which is idle after the return")
  func bounce() {
    let collection = collection(plain((0..<40).map { "\($0)" }), bounces: true)
    collection.scroll(by: 16)
    #expect(collection.engine.behaviors.isEmpty)
    collection.scroll(by: -48)
    #expect(collection.engine.overscroll < 0 && collection.engine.viewport.minY < 0)
    #expect(activePhases(collection) == [.overscroll, .motion] && collection.engine.isAnimating)
    collection.run(for: 10)
    #expect(collection.engine.overscroll == 0 && activePhases(collection).isEmpty)
    #expect(!collection.engine.isAnimating && collection.engine.nextFrameTime == nil)
  }

  @Test("Without a clock there are neither animated scrolls nor bounces")
  func untimed() {
    let collection = HeadlessCollection(
      size: Size(width: 160, height: 160), configuration: EngineConfiguration(overscan: 0, bounces: true),
      content: plain((0..<100).map { "\($0)" }))
    collection.scroll(by: -20)
    collection.engine.scroll(to: ItemID("20"), at: .start, animated: .standard)
    collection.update()
    #expect(collection.engine.viewport.minY == 320 && collection.engine.behaviors.isEmpty)
  }
}
