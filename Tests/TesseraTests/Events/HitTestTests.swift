import TesseraLayout
import TesseraTesting
import Testing

@_spi(Behaviors) @testable import Tessera
import TesseraKernel

@MainActor
@Suite("Hit tests")
struct HitTestTests {
  /// A behavior that queries the hit path of a pointer and then calls a closure.
  private class Asking: Behavior {
    var isCurious = true
    var paths: [ElementPath?] = []
    var onEvent: (PointerEvent) -> Void = { _ in }

    override init() {
      super.init()
      activePhases = .pointer
    }

    override func handle(_ event: PointerEvent, at hit: PointerHit, _ engine: Engine) -> Bool {
      if isCurious { paths.append(engine.path(at: hit)) }
      onEvent(event)
      return false
    }
  }

  private final class FirstAsking: Asking {}
  private final class LastAsking: Asking {}

  private let log = EventLog()

  /// Returns three rows with every pointer interaction, and empty space below.
  private func collection() -> HeadlessCollection {
    let configuration = EngineConfiguration(
      selectionMode: .extended, selectsByMarquee: true, selectsForMenu: true, dragsItems: true)
    let log = log
    let content = Content<Headless> {
      Section("s") {
        ForEach(0..<3, id: \.self) { row in
          Label("\(row)").onTap { log.note("tap \(row)") }.onDoubleTap {}.contextAction("Copy") {}
            .swipeActions(trailing: [ContextAction("Delete") {}])
            .draggable(row)
            .reorderable()
        }
      }
    }
    return HeadlessCollection(
      size: Size(width: 64, height: 96), configuration: configuration, content: content.onReorder { _ in })
  }

  private func count(_ collection: HeadlessCollection) -> Int {
    collection.engine.inputBehavior?.hitTestCount ?? 0
  }

  /// Returns the number of hit tests that an event makes.
  private func cost(
    of phase: PointerEvent.Phase, x: Double = 4, y: Double, button: PointerEvent.Button = .primary,
    _ collection: HeadlessCollection
  ) -> Int {
    let before = count(collection)
    collection.engine.pointer(
      PointerEvent(phase, at: Point(x: x, y: y), time: 0, button: button))
    return count(collection) - before
  }

  @Test("A press on an item with all gestures makes one hit test")
  func press() {
    let collection = collection()
    let engine = collection.engine
    #expect(engine.behavior(SwipeBehavior.self) != nil && engine.behavior(ReorderBehavior.self) != nil)
    #expect(engine.behavior(DragBehavior.self) != nil && engine.behavior(SelectionBehavior.self) != nil)
    #expect(cost(of: .down, y: 24, collection) == 1)
    #expect(cost(of: .moved, y: 25, collection) == 0)
    #expect(cost(of: .up, y: 25, collection) == 0)
    engine.recognizeGestures(at: 5)
    #expect(log.lines == ["tap 1"])
  }

  @Test("A press beside items makes one hit test, and one more if it ends there")
  func marquee() {
    let collection = collection()
    #expect(cost(of: .down, y: 80, collection) == 1)
    #expect(cost(of: .up, y: 80, collection) == 1)
    #expect(cost(of: .down, y: 80, collection) == 1)
    #expect(cost(of: .moved, y: 30, collection) == 0)
    #expect(collection.engine.selectionMarquee != nil)
    #expect(cost(of: .moved, y: 8, collection) == 0)
    #expect(cost(of: .up, y: 8, collection) == 0)
  }

  @Test("A press that opens a menu makes one hit test, even if it selects")
  func menu() {
    let collection = collection()
    #expect(cost(of: .down, y: 24, button: .secondary, collection) == 1)
    #expect(collection.engine.contextMenu?.key.description == "s/1")
    #expect(collection.engine.selection.ids == [1])
    #expect(cost(of: .up, y: 24, button: .secondary, collection) == 0)
  }

  @Test("All behaviors share one hit test with the press")
  func shared() {
    let collection = collection()
    let first = collection.engine.installed { FirstAsking() }
    let last = collection.engine.installed { LastAsking() }
    #expect(cost(of: .down, y: 40, collection) == 1)
    #expect(cost(of: .moved, y: 41, collection) == 1)
    #expect(cost(of: .up, y: 90, collection) == 1)
    #expect(first.paths == [.item(2, in: 0), .item(2, in: 0), nil])
    #expect(last.paths == first.paths)
    last.isCurious = false
    first.isCurious = false
    #expect(cost(of: .moved, y: 41, collection) == 0)
  }

  @Test("If content changes while a press is handled, the press hits the new content")
  func changed() {
    let log = log
    let collection = HeadlessCollection(columns: 8, rows: 6) {
      Section("s") { Label("old").onTap { log.note("tap old") } }
    }
    let asking = collection.engine.installed { FirstAsking() }
    asking.onEvent = { event in
      guard event.phase == .down else { return }
      collection.show { Section("s") { Label("new").id("new").onTap { log.note("tap new") } } }
    }
    #expect(cost(of: .down, y: 8, collection) == 2)
    #expect(cost(of: .up, y: 8, collection) == 1)
    #expect(log.lines == ["tap new"])
  }
}
