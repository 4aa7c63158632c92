import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Time of the next frame")
struct NextFrameTests {
  private let log = LifecycleLog()

  private func list(
    _ configuration: EngineConfiguration = EngineConfiguration(overscan: 0),
    @ContentBuilder<Headless> _ content: () -> [Section<Headless>]
  ) -> HeadlessCollection {
    HeadlessCollection(
      size: Size(width: 80, height: 48), configuration: configuration, at: 0, content: Content(content))
  }

  @Test("A collection at rest requests no frame; a scroll requests one")
  func rest() {
    let collection = list { Section("list") { ForEach(0..<9) { Label("\($0)") } } }
    #expect(collection.engine.nextFrameTime == nil)
    #expect(collection.run(for: 5) == [])
    collection.engine.scroll(by: Point(y: 16))
    #expect(collection.engine.nextFrameTime == collection.engine.now)
    #expect(collection.run(for: 5).count == 1)
  }

  @Test("An impression completes in the one frame that it requests")
  func impression() {
    let collection = list {
      Section("list") { ForEach(0..<9) { row in Label("\(row)").onImpression { log.note("\(row)") } } }
    }
    #expect(collection.run(for: 5) == [1])
    #expect(log.take() == ["0", "1", "2"])
  }

  @Test("Long presses and single taps are recognized in the frames that they request")
  func gestures() {
    let collection = list {
      Section("list") {
        Label("a").onLongPress { log.note("hold") }.onDoubleTap { log.note("double") }.onTap {
          log.note("tap")
        }
      }
    }
    collection.engine.pointer(PointerEvent(.down, at: .zero, time: 1))
    collection.update(at: 1)
    #expect(collection.run(for: 2) == [1.5])
    #expect(log.take() == ["hold"])
    collection.engine.pointer(PointerEvent(.up, at: .zero, time: 3))
    collection.engine.pointer(PointerEvent(.down, at: .zero, time: 4))
    collection.engine.pointer(PointerEvent(.up, at: .zero, time: 4))
    collection.update(at: 4)
    #expect(collection.run(for: 2).count == 1)
    #expect(log.take() == ["tap"])
  }

  @Test("An animation requests frames as long as it runs")
  func motion() {
    let collection = movingLines(["a", "b"])
    collection.show(lines(["b", "a"]))
    let frames = collection.run(for: 5, framesPerSecond: 8)
    #expect(frames.count == 8 && frames.last == 1)
    #expect(collection.engine.nextFrameTime == nil)
  }

  @Test("Prefetching continues from frame to frame without scrolling")
  func prefetching() {
    let collection = list(EngineConfiguration(overscan: 0, prefetchBudget: 2)) {
      Section("list") {
        ForEach(0..<20) { Label("\($0)") }.onPrefetch(ahead: .items(5)) { log.note("\($0)") }
      }
    }
    #expect(collection.run(for: 5).count == 2)
    #expect(log.take() == ["[3, 4]", "[5, 6]", "[7]"])
  }

  @Test("Prewarming views continues from frame to frame")
  func prewarming() {
    let collection = list { Section("list") { Label("a") } }
    collection.stage.prewarm(AnyCell(player: "sample", log), count: 9)
    #expect(collection.run(for: 5).count == 3)
    #expect(log.take().count == 9)
  }
}
