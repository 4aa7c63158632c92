import TesseraLayout
import TesseraTesting
import Testing

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@MainActor
@Suite("Reorder behavior")
struct ReorderBehaviorTests {
  private func middle(_ row: Int) -> Point { Point(x: 40, y: Double(row) * 16 + 8) }

  private func plain() -> Content<Headless> {
    Content { Section("a") { ForEach(0..<6) { Label("\($0)").reorderable().onTap {} } } }
  }

  private func phases(_ collection: HeadlessCollection) -> Phases { collection.engine.behaviorPhases.all }

  @Test("Content without a reorder handler does not install the behavior")
  func absent() {
    let engine = HeadlessCollection(size: Size(width: 80, height: 96), content: plain()).engine
    #expect(engine.behaviors.isEmpty)
    #expect(!engine.isReordering && engine.draggedKey == nil && engine.reorderMove == nil)
    #expect(
      engine.reorderableKey(of: engine.cells[0].id) == nil && !engine.beginReorder(of: engine.cells[0].id))
    #expect(!engine.moveFocusedItem(.down) && !engine.press(.down, modifiers: .option))
    engine.moveReorder(to: middle(1))
    engine.endReorder()
    engine.cancelReorder()
    #expect(engine.behaviors.isEmpty && !engine.needsUpdate)
  }

  @Test("The behavior is active during drags and idle between them")
  func asleep() {
    let app = ReorderLists(("a", Array(0..<6)))
    let collection = app.shown(at: 0)
    let idle: Phases = [.content, .rewrite, .pointer, .items, .keys]
    #expect(phases(collection) == idle)
    collection.pointer(.down, at: middle(1), time: 0)
    collection.pointer(.moved, at: middle(3), time: 0.1)
    #expect(phases(collection).isSuperset(of: [.events, .hold, .place, .mark, .offset, .keys, .finish]))
    collection.pointer(.up, at: middle(3), time: 0.2)
    collection.advance(by: 5)
    collection.update()
    #expect(phases(collection) == idle)
    #expect(!collection.engine.needsUpdate && collection.engine.nextFrameTime == nil)
    collection.show(plain())
    #expect(phases(collection) == [.content, .rewrite])
    #expect(!collection.engine.beginReorder(of: collection.engine.cells[0].id))
  }

  @Test("A key pressed before the first frame of new content moves the focused item")
  func beforeTheFrame() {
    let app = ReorderLists(("a", [0, 1, 2]))
    let collection = HeadlessCollection(size: Size(width: 80, height: 96), content: plain())
    collection.engine.moveFocus(.first)
    collection.update()
    collection.stage.show(app.content)
    #expect(collection.engine.press(.down, modifiers: .option))
    collection.update()
    #expect(app.moves.map { $0.description } == ["a/0 to a before 2"])
  }

  @Test("A long press uses the timing at the time of its recognition")
  func timing() {
    let app = ReorderLists(("a", Array(0..<6)))
    let collection = app.shown(
      configuration: EngineConfiguration(overscan: 0, dragStart: .longPress), at: 0)
    collection.pointer(.down, at: middle(1), time: 0)
    let gestures = GestureTiming(longPressDuration: 3)
    collection.engine.adapt(
      gestures: gestures, reducesMotion: false, direction: .leftToRight, pixelGrid: nil)
    #expect(collection.engine.nextFrameTime == 3)
    _ = collection.stage.update(at: 2.9)
    #expect(!collection.engine.isReordering)
    _ = collection.stage.update(at: 3)
    #expect(collection.engine.isReordering)
  }

  @Test("A programmatic drag scrolls at an edge once the pointer moves again")
  func edges() {
    let app = ReorderLists(("a", Array(0..<40)))
    let collection = app.shown(at: 0)
    collection.beginReorder(1)
    collection.engine.moveReorder(before: 4)
    collection.advance(by: 0.1)
    #expect(collection.engine.viewport.minY == 0)
    collection.engine.moveReorder(to: Point(x: 40, y: 190))
    collection.advance(by: 0.05)
    collection.advance(by: 0.05)
    #expect(collection.engine.viewport.minY > 0)
    collection.cancelReorder()
    collection.advance(by: 5)
    #expect(!collection.engine.needsUpdate && collection.engine.nextFrameTime == nil)
    #expect(phases(collection).isDisjoint(with: [.hold, .events, .time]))
  }
}
