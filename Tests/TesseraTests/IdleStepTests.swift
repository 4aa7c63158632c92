import TesseraLayout
import TesseraTesting
import Testing

@testable import Tessera
@_spi(Behaviors) @testable import TesseraKernel

/// A scroll step handles the visible rows as a whole and skips everything that is idle.
@MainActor
@Suite("Idle scroll steps")
struct IdleStepTests {
  private func rows(_ count: Int = 1_000) -> HeadlessCollection {
    HeadlessCollection(columns: 20, rows: 10, configuration: EngineConfiguration(overscan: 0)) {
      Section("rows") {
        ForEach(0..<count) { Label("\($0)").selectable() }
      }
    }
  }

  @Test("Scrolling alone leaves no requests and needs no input behavior")
  func quiet() {
    let collection = rows()
    for step in [16.0, 8, -8, 160, -16] {
      collection.scroll(by: step)
      #expect(!collection.engine.hasRequests && collection.engine.inputBehavior == nil)
    }
  }

  @Test("Requests and an active input behavior exist only as long as needed")
  func busy() {
    let collection = rows()
    let engine = collection.engine
    engine.pointer(PointerEvent(.down, at: Point(x: 8, y: 8), time: 0))
    #expect(engine.events.isPressing && engine.inputBehavior?.activePhases.contains(.scrolls) == true)
    engine.pointer(PointerEvent(.up, at: Point(x: 8, y: 8), time: 0.1))
    collection.update()
    #expect(!engine.events.isPressing && engine.inputBehavior?.activePhases == [])
    engine.scroll(by: Point(y: 16))
    #expect(engine.hasRequests)
    collection.update()
    #expect(!engine.hasRequests)
    // The tapped item has the focus, is off-screen now, and stays mounted.
    #expect(engine.inputBehavior?.activePhases == [] && engine.keptCount == 1)
  }

  @Test("A screen of rows is one run and stays so while scrolling")
  func oneRun() {
    let collection = rows()
    for step in [16.0, 8, 160, -16, -2, 3] {
      collection.scroll(by: step)
      #expect(collection.engine.shown.areKnown(of: collection.engine.live))
      #expect(collection.engine.shown.runs.count == 1)
      #expect(collection.engine.shown.runs == MountedPaths(collection.engine.live).runs)
    }
  }

  @Test("Rows of new content are found at their new positions")
  func newContent() {
    let collection = rows()
    collection.scroll(by: 160)
    collection.show { Section("rows") { ForEach(5..<1_000) { Label("\($0)").selectable() } } }
    let first = collection.text().prefix { $0 != "\n" }
    #expect(collection.engine.shown.runs == MountedPaths(collection.engine.live).runs)
    collection.scroll(by: 16)
    #expect(collection.text().prefix { $0 != "\n" } == "\((Int(first) ?? 0) + 1)")
    #expect(collection.engine.shown.runs == MountedPaths(collection.engine.live).runs)
  }
}
