import TesseraLayout
import TesseraTesting
import Testing

@testable import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@MainActor
@Suite("Swipe behavior")
struct SwipeBehaviorTests {
  private func behavior(_ engine: Engine) -> SwipeBehavior? { engine.behavior() }

  @Test("Content without swipe actions does not install the behavior")
  func nothingDeclared() {
    let collection = HeadlessCollection(columns: 8, rows: 3) {
      Section("s") { Label("a").onTap {}.contextAction("Copy") {} }
    }
    let engine = collection.engine
    engine.openSwipe(of: engine.cells[0].id, .leading)
    collection.pointer(.down, at: Point(x: 4, y: 8), time: 0)
    #expect(behavior(engine) == nil && engine.openSwipe == nil)
    #expect(!engine.closeSwipe() && !engine.pressActionKey(.escape) && !engine.claimsPointer)
  }

  @Test("The behavior is active while actions exist, and in more phases while open")
  func phases() {
    let mails = Mails()
    let swiping = behavior(mails.engine)
    #expect(swiping?.activePhases == [.content, .pointer])
    mails.drag(0, by: -80)
    let open: Phases = [
      .content, .pointer, .groups, .keys, .place, .present, .offset, .cells, .scrolls,
    ]
    #expect(swiping?.activePhases == open)
    #expect(mails.engine.press(.escape))
    mails.collection.update()
    #expect(swiping?.activePhases == [.content, .pointer])
    #expect(mails.engine.behaviors.count { $0 is SwipeBehavior } == 1)
  }

  @Test("Content without swipe actions leaves the behavior idle")
  func asleep() {
    let mails = Mails()
    mails.hasActions = false
    mails.show()
    #expect(behavior(mails.engine)?.activePhases == .content)
    mails.drag(0, by: -80)
    #expect(mails.open == nil)
    mails.hasActions = true
    mails.show()
    #expect(behavior(mails.engine)?.activePhases == [.content, .pointer])
    mails.drag(0, by: -80)
    #expect(mails.openID == .item("a", occurrence: 0))
  }

  @Test("Actions added to a visible item or an open group can be swiped")
  func comingActions() {
    let plain = Content<Headless> { Section("s") { Group { Label("a") }.id("g") } }
    let collection = HeadlessCollection(size: Size(width: 240, height: 80), content: plain)
    #expect(behavior(collection.engine) == nil)
    let swiped = Content<Headless> {
      Section("s") { Group { Label("a") }.id("g").swipeActions(trailing: [ContextAction("Go") {}]) }
    }
    for _ in 0..<2 {
      collection.show(swiped)
      #expect(behavior(collection.engine)?.activePhases == [.content, .pointer])
    }
    collection.engine.openSwipe(of: collection.engine.cells[0].id, .trailing)
    collection.update()
    #expect(collection.engine.openSwipe?.key.kind == .group)
    collection.show(plain)
    #expect(behavior(collection.engine)?.activePhases == .content)
    #expect(collection.engine.openSwipe == nil)
  }

  @Test("The slop is that of the settings at the time of the gesture")
  func slop() {
    let mails = Mails()
    mails.engine.adapt(
      gestures: GestureTiming(slop: 40), reducesMotion: false, direction: .leftToRight, pixelGrid: nil)
    mails.drag(0, by: -30, up: false)
    #expect(!mails.engine.claimsPointer)
    mails.collection.pointer(.moved, at: Point(x: 120 - 50, y: 8), time: 0)
    #expect(mails.engine.claimsPointer)
  }

  @Test("A press that becomes a swipe at its end loses the highlight")
  func lateSwipe() {
    let mails = Mails()
    mails.collection.pointer(.down, at: Point(x: 120, y: 8), time: 0)
    #expect(mails.engine.highlightedKey != nil)
    mails.collection.pointer(.up, at: Point(x: 40, y: 8), time: 0)
    #expect(mails.open != nil && mails.engine.highlightedKey == nil)
    #expect(mails.onTap.isEmpty)
  }
}
