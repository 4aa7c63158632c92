import TesseraLayout
import TesseraTesting
import Testing

@testable import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@MainActor
@Suite("Input behavior")
struct InputBehaviorTests {
  private final class Log {
    var lines: [String] = []
  }

  private let log = Log()

  private func collection(_ count: Int = 20, highlightDelay: Double = 0.1) -> HeadlessCollection {
    let configuration = EngineConfiguration(gestures: GestureTiming(highlightDelay: highlightDelay))
    return HeadlessCollection(columns: 8, rows: 3, configuration: configuration) { [log] in
      Section("s") { ForEach(0..<count) { row in Label("\(row)").onTap { log.lines.append("tap \(row)") } } }
    }
  }

  private func behavior(_ engine: Engine) -> InputBehavior? { engine.behavior() }

  @Test("A collection without input does not install the behavior")
  func notInstalled() {
    let collection = HeadlessCollection(columns: 8, rows: 3) {
      Section("s") {
        ForEach(0..<20) { row in Label("\(row)").onDoubleTap {}.contextAction("Copy") {}.tooltip("row") }
      }
    }
    let engine = collection.engine
    for step in [16.0, 160, -16] { collection.scroll(by: step) }
    engine.scroll(to: ItemID(9))
    collection.update()
    #expect(behavior(engine) == nil)
  }

  @Test("Reading the input state does not install the behavior")
  func asking() {
    let engine = collection().engine
    #expect(engine.highlightedKey == nil && engine.contextMenu == nil && !engine.claimsPointer)
    #expect(engine.actions(of: engine.cells[0].id).isEmpty && engine.tooltip(at: .zero) == nil)
    engine.closeContextMenu()
    engine.handleEvents()
    #expect(!engine.needsUpdate && engine.nextFrameTime == nil)
    #expect(behavior(engine) == nil)
  }

  @Test("The behavior is active during a press and idle otherwise")
  func phases() {
    let collection = collection()
    let engine = collection.engine
    let place = Point(x: 4, y: 8)
    collection.pointer(.down, at: place, time: 0)
    #expect(behavior(engine)?.activePhases == [.time, .settings, .content, .groups, .scrolls])
    engine.recognizeGestures(at: 10)
    #expect(behavior(engine)?.activePhases == [.time, .settings, .content, .groups, .scrolls, .mark])
    collection.pointer(.up, at: place, time: 10)
    #expect(behavior(engine)?.activePhases == [])
    #expect(log.lines == ["tap 0"])
    #expect(engine.behaviors.count { $0 is InputBehavior } == 1)
  }

  @Test("A press ends when its item is removed or the content scrolls")
  func ending() {
    let collection = collection()
    let engine = collection.engine
    collection.pointer(.down, at: Point(x: 4, y: 8), time: 0)
    collection.scroll(by: 16)
    #expect(behavior(engine)?.activePhases == [])
    collection.pointer(.down, at: Point(x: 4, y: 8), time: 1)
    collection.show(Content { Section("s") { Label("other") } })
    #expect(behavior(engine)?.activePhases == [])
    collection.pointer(.up, at: Point(x: 4, y: 8), time: 1.1)
    #expect(log.lines.isEmpty)
  }

  @Test("An event during a transaction waits and installs the behavior")
  func waiting() {
    let log = log
    let collection = collection()
    let engine = collection.engine
    engine.isInTransaction = true
    engine.activate(engine.cells[1].id)
    #expect(behavior(engine)?.activePhases == [.waiting, .handlers, .content, .groups, .scrolls])
    #expect(engine.needsUpdate && log.lines.isEmpty)
    engine.isInTransaction = false
    collection.update()
    #expect(log.lines == ["tap 1"])
    #expect(behavior(engine)?.activePhases == [])
  }

  @Test("Handlers enqueued by a behavior are called in the same update")
  func installedByOthers() {
    let log = log
    let collection = collection()
    let engine = collection.engine
    let noting = NotingBehavior { engine in engine.events.append(.call { log.lines.append("noted") }) }
    engine.installed { noting }
    collection.update()
    #expect(log.lines == ["noted"])
    #expect(!engine.needsUpdate)
  }

  @Test("New gesture settings apply during a press and to later presses")
  func timing() {
    let collection = collection()
    let engine = collection.engine
    func adapt(_ timing: GestureTiming) {
      engine.adapt(gestures: timing, reducesMotion: false, direction: .leftToRight, pixelGrid: nil)
    }
    collection.pointer(.down, at: Point(x: 4, y: 8), time: 0)
    let slow = GestureTiming(doubleTapInterval: 2, longPressDuration: 3, slop: 40)
    adapt(slow)
    #expect(behavior(engine)?.state.gestures.timing == slow)
    collection.pointer(.cancelled, at: Point(x: 4, y: 8), time: 1)
    #expect(behavior(engine)?.activePhases == [])
    adapt(GestureTiming())
    collection.pointer(.down, at: Point(x: 4, y: 8), time: 2)
    #expect(behavior(engine)?.state.gestures.timing == GestureTiming())
  }
}

/// Calls a closure once, when it handles events.
private final class NotingBehavior: Behavior {
  private let note: (Engine) -> Void

  init(_ note: @escaping (Engine) -> Void) {
    self.note = note
    super.init()
    activePhases = [.waiting, .events]
  }

  override func isWaiting(_ engine: Engine) -> Bool { true }

  override func handleEvents(at time: Double?, _ engine: Engine) {
    activePhases = []
    note(engine)
  }
}
