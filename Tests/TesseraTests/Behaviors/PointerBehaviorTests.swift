import TesseraLayout
import TesseraTesting
import Testing

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@MainActor
@Suite("Behaviors and pointers")
struct PointerBehaviorTests {
  /// A behavior that records its pointer calls and handles events of one phase.
  private class Recorder: Behavior {
    let place: Int
    var log: [String] = []
    var taken: PointerEvent.Phase?
    var claims = false
    var works = false
    var holds = false

    init(_ place: Int) {
      self.place = place
      super.init()
      activePhases = [.pointer, .items]
    }

    override var order: Int { place }
    override func handle(_ event: PointerEvent, at hit: PointerHit, _ engine: Engine) -> Bool {
      log.append("\(event.phase)")
      return event.phase == taken
    }
    override func claimsPointer(_ engine: Engine) -> Bool { claims }
    override func claimsPointer(movingAcross across: Double, along: Double, _ engine: Engine) -> Bool {
      across > along
    }
    override func cancelPointer(_ engine: Engine) { log.append("yield") }
    override func holdPointer(until time: Double, _ engine: Engine) -> Bool { holds }
    override func canAct(on cell: DeclaredCell, at path: ElementPath, _ engine: Engine) -> Bool { works }
    override func handlesTap(on cell: DeclaredCell, at path: ElementPath, _ engine: Engine) -> Bool { works }
    override func tap(
      on cell: DeclaredCell, _ key: ItemKey, at path: ElementPath, from focused: ElementPath?,
      modifiers: KeyModifiers, _ engine: Engine
    ) {
      log.append("tap \(key)")
    }

    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private final class FirstRecorder: Recorder {}
  private final class LastRecorder: Recorder {}

  /// Three rows of which the first has a handler.
  private let collection: HeadlessCollection
  private let first: FirstRecorder
  private let last: LastRecorder
  private let log = EventLog()

  init() {
    let log = log
    collection = HeadlessCollection(columns: 8, rows: 3) {
      Section("s") {
        Label("a").id("a").onTap { log.note("tap a") }.onLongPress { log.note("hold a") }
        Label("b").id("b")
        Label("c").id("c")
      }
    }
    last = collection.engine.installed { LastRecorder(2) }
    first = collection.engine.installed { FirstRecorder(1) }
  }

  private func point(_ phase: PointerEvent.Phase, _ y: Double = 8, time: Double = 0) {
    collection.pointer(phase, at: Point(x: 4, y: y), time: time)
  }

  @Test("The first behavior that handles a pointer event cancels the others and the tap")
  func taken() {
    first.taken = .moved
    point(.down)
    #expect(collection.engine.highlightedKey != nil)
    point(.moved)
    point(.up)
    #expect(first.take() == ["down", "moved", "up"])
    #expect(last.take() == ["down", "yield", "up"])
    #expect(log.lines.isEmpty)
    #expect(collection.engine.highlightedKey == nil)
  }

  @Test("A behavior that claims the pointer is called before those of a lower order")
  func claimed() {
    #expect(!collection.engine.claimsPointer)
    last.claims = true
    #expect(collection.engine.claimsPointer)
    last.taken = .moved
    point(.down)
    point(.moved)
    #expect(first.take() == ["down", "yield"])
    #expect(last.take() == ["down", "moved"])
  }

  @Test("A movement that a behavior would claim does not scroll")
  func movement() {
    #expect(collection.engine.claimsPointer(movingBy: Point(x: 9, y: 1)))
    #expect(!collection.engine.claimsPointer(movingBy: Point(x: 1, y: 9)))
  }

  @Test("Scrolling and a long press cancel the pointer in all behaviors")
  func givenUp() {
    point(.down)
    collection.scroll(by: 1)
    #expect(first.take() == ["down", "yield"])
    point(.up)
    point(.down, time: 1)
    _ = first.take()
    collection.update(at: 2)
    #expect(log.lines == ["hold a"])
    #expect(first.take() == ["yield"])
  }

  @Test("A behavior that takes a held pointer prevents the long press")
  func held() {
    last.holds = true
    point(.down)
    collection.update(at: 2)
    point(.up, time: 3)
    #expect(log.lines.isEmpty)
    #expect(first.take() == ["down", "yield", "up"])
  }

  @Test("A behavior can make items tappable and focusable, and is called before the item")
  func items() {
    let engine = collection.engine
    #expect(!engine.handlesTap(engine.cells[1]))
    #expect(engine.tap(at: Point(x: 4, y: 24)) == nil)
    first.works = true
    #expect(engine.handlesTap(engine.cells[1]))
    collection.tap(at: Point(x: 4, y: 24))
    #expect(first.take() == ["tap s/b"])
    collection.tap(at: Point(x: 4, y: 8))
    #expect(first.take() == ["tap s/a"])
    #expect(log.lines == ["tap a"])
    #expect(engine.moveFocus(.last))
    collection.update()
    #expect(engine.focusedKey?.description == "s/c")
  }
}
