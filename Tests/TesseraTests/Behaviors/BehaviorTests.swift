import TesseraLayout
import TesseraTesting
import Testing

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@MainActor
@Suite("Behaviors")
struct BehaviorTests {
  private class Recorder: Behavior {
    let place: Int
    var log: [String] = []

    init(_ place: Int = 0) { self.place = place }

    override var order: Int { place }
    override func migrate(_ pairing: SnapshotPairing, _ issues: inout [Tessera.Issue], _ engine: Engine) {
      log.append("migrate \(engine.count)")
    }
    override func deadline(_ engine: Engine) -> Double? { 7 }
    override func advanceTime(to time: Double, _ engine: Engine) { log.append("time \(time)") }
    override func beginDrag(_ engine: Engine) { log.append("begin") }
    override func didScroll(by step: Double, beyond rest: Double, _ engine: Engine) {
      log.append("drag \(step + 0) beyond \(rest)")
    }
    override func endDrag(velocity: Point, _ engine: Engine) -> ScrollDestination? {
      log.append("end")
      return nil
    }
    override func present(_ operations: inout [MountOperation], _ engine: Engine) { log.append("present") }
    override func beginUpdate(at time: Double?, isNewFrame: Bool, _ engine: Engine) {
      log.append("update at \(time.map { "\($0)" } ?? "no time")" + (isNewFrame ? ", new frame" : ""))
    }
    override func didPress(_ press: KeyPress, _ engine: Engine) { log.append("key was taken") }
    override func press(_ press: KeyPress, in turn: KeyPhase, _ engine: Engine) -> Bool {
      log.append("key in \(turn)")
      return turn == .action && press.key == .function(9)
    }
  }

  private final class FirstRecorder: Recorder {}
  private final class LastRecorder: Recorder {}

  private func collection() -> HeadlessCollection {
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 160),
      content: Content { Section("rows") { ForEach(0..<50) { Label("\($0)") } } })
    collection.update(at: 1)
    return collection
  }

  private func oneRow() -> Content<Headless> { Content { Section("rows") { Label("row") } } }

  @Test("Content that declares no behavior installs none")
  func nothingDeclared() {
    #expect(collection().engine.behaviors.isEmpty)
  }

  @Test("A modifier installs its behavior once; content without it makes it idle")
  func declared() {
    let collection = collection()
    collection.show(oneRow().onRefresh {})
    collection.show(oneRow().onRefresh {})
    #expect(collection.engine.behaviors.count == 1)
    #expect(collection.engine.behaviorPhases.all == [.content, .drag, .keys])
    collection.show(oneRow())
    #expect(collection.engine.behaviors.count == 1)
    #expect(collection.engine.behaviorPhases.all == .content)
  }

  @Test("An idle behavior is never called")
  func asleep() {
    let collection = collection()
    let recorder = collection.engine.installed { Recorder() }
    collection.engine.beginScrolling()
    collection.engine.scroll(by: Point(y: 10))
    collection.engine.endScrolling()
    collection.update(at: 2)
    collection.engine.press(.function(9))
    collection.show(oneRow())
    #expect(recorder.log.isEmpty)
    #expect(collection.engine.nextFrameTime == nil)
  }

  @Test("A behavior is called in its active phases")
  func activePhases() {
    let collection = collection()
    let recorder = collection.engine.installed { Recorder() }
    recorder.activePhases = .drag
    collection.engine.beginScrolling()
    collection.engine.scroll(by: Point(y: -10))
    collection.engine.endScrolling()
    collection.update(at: 2)
    #expect(recorder.log == ["begin", "drag 0.0 beyond -10.0", "end"])
    recorder.log = []
    recorder.activePhases = [.time, .content]
    #expect(collection.engine.nextFrameTime == 7)
    collection.update(at: 3)
    #expect(recorder.log == ["time 3.0"])
    recorder.log = []
    recorder.activePhases = .content
    collection.show(oneRow())
    #expect(recorder.log == ["migrate 1"])
  }

  @Test("Behaviors are called in ascending order until one handles the key")
  func order() {
    let collection = collection()
    let last = collection.engine.installed { LastRecorder(2) }
    let first = collection.engine.installed { FirstRecorder(1) }
    (last.activePhases, first.activePhases) = (.keys, .keys)
    #expect(collection.engine.press(.function(9)))
    #expect(first.log == ["key in continuation", "key in action", "key was taken"])
    #expect(last.log == ["key in continuation", "key was taken"])
    last.log = []
    #expect(!collection.engine.press(.function(8)))
    #expect(last.log == ["key in continuation", "key in action", "key in remainder"])
  }

  @Test("Escape and keys with Option have one phase each; other keys have several")
  func turns() {
    let collection = collection()
    let recorder = collection.engine.installed { Recorder() }
    recorder.activePhases = .keys
    #expect(!collection.engine.press(.escape))
    #expect(recorder.log == ["key in dismissal"])
    recorder.log = []
    #expect(collection.engine.press(.down), "it scrolls")
    #expect(recorder.log == ["key in continuation", "key in action", "key was taken"])
    recorder.log = []
    #expect(!collection.engine.press(.down, modifiers: .option))
    #expect(recorder.log == ["key in option"])
  }

  @Test("Each update begins with the frame phase and reports whether time has passed")
  func updates() {
    let collection = collection()
    let recorder = collection.engine.installed { Recorder() }
    recorder.activePhases = .frame
    for time in [2, 2, nil, nil, 3] as [Double?] { _ = collection.stage.update(at: time) }
    #expect(
      recorder.log == [
        "update at 2.0, new frame", "update at 2.0", "update at no time, new frame",
        "update at no time, new frame", "update at 3.0, new frame",
      ])
  }

  @Test("Content that differs only in handlers is equal; other declarations count")
  func equality() {
    #expect(oneRow().onPage { _ in } == oneRow())
    #expect(oneRow().snapping(.none) == oneRow())
    #expect(oneRow().snapping(.pages) != oneRow())
    #expect(oneRow().snapping(.pages).onRefresh {} == oneRow().onRefresh {}.snapping(.pages))
  }
}
