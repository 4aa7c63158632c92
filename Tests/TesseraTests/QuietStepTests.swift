import TesseraLayout
import TesseraTesting
import Testing

@testable import Tessera
@_spi(Behaviors) @testable import TesseraKernel

/// A step of scrolling looks at what is in view as a whole, and into nothing in which nothing goes on.
@MainActor
@Suite("Quiet steps")
struct QuietStepTests {
  private func rows(_ count: Int = 1_000) -> HeadlessCollection {
    HeadlessCollection(columns: 20, rows: 10, configuration: EngineConfiguration(overscan: 0)) {
      Section("rows") {
        ForEach(0..<count) { Label("\($0)").selectable() }
      }
    }
  }

  @Test("While nothing goes on beside scrolling, nothing is asked for, and no behavior of events is there")
  func quiet() {
    let collection = rows()
    for step in [16.0, 8, -8, 160, -16] {
      collection.scroll(by: step)
      #expect(!collection.engine.hasRequests && collection.engine.inputBehavior == nil)
    }
  }

  @Test("The engine knows of requests, and the behavior of events is awake, as long as there are any")
  func busy() {
    let collection = rows()
    let engine = collection.engine
    engine.pointer(PointerEvent(.down, at: Point(x: 8, y: 8), time: 0))
    #expect(engine.events.isPressing && engine.inputBehavior?.awake.contains(.scrolls) == true)
    engine.pointer(PointerEvent(.up, at: Point(x: 8, y: 8), time: 0.1))
    collection.update()
    #expect(!engine.events.isPressing && engine.inputBehavior?.awake == [])
    engine.scroll(by: Point(y: 16))
    #expect(engine.hasRequests)
    collection.update()
    #expect(!engine.hasRequests)
    // What was tapped has the focus, is out of view now, and is kept.
    #expect(engine.inputBehavior?.awake == [] && engine.keptCount == 1)
  }

  @Test("A screen of rows is one run, and stays known while it is scrolled")
  func oneRun() {
    let collection = rows()
    for step in [16.0, 8, 160, -16, -2, 3] {
      collection.scroll(by: step)
      #expect(collection.engine.shown.areKnown(of: collection.engine.live))
      #expect(collection.engine.shown.runs.count == 1)
      #expect(collection.engine.shown.runs == ShownPaths(collection.engine.live).runs)
    }
  }

  @Test("Rows of other content are found at their new places")
  func newContent() {
    let collection = rows()
    collection.scroll(by: 160)
    collection.show { Section("rows") { ForEach(5..<1_000) { Label("\($0)").selectable() } } }
    let first = collection.text().prefix { $0 != "\n" }
    #expect(collection.engine.shown.runs == ShownPaths(collection.engine.live).runs)
    collection.scroll(by: 16)
    #expect(collection.text().prefix { $0 != "\n" } == "\((Int(first) ?? 0) + 1)")
    #expect(collection.engine.shown.runs == ShownPaths(collection.engine.live).runs)
  }
}
