import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("When there is work next")
struct NextFrameTests {
  private let log = LifecycleLog()

  private func list(
    _ configuration: EngineConfiguration = EngineConfiguration(overscan: 0),
    @ContentBuilder<Headless> _ content: () -> [Section<Headless>]
  ) -> HeadlessCollection {
    HeadlessCollection(
      size: Size(width: 80, height: 48), configuration: configuration, at: 0, content: Content(content))
  }

  @Test("A collection at rest asks for no frame, and for one as soon as something is requested")
  func rest() {
    let collection = list { Section("list") { ForEach(0..<9) { Label("\($0)") } } }
    #expect(collection.engine.nextFrameTime == nil)
    #expect(collection.run(for: 5) == [])
    collection.engine.scroll(by: Point(y: 16))
    #expect(collection.engine.nextFrameTime == collection.engine.now)
    #expect(collection.run(for: 5).count == 1)
  }

  @Test("An impression is complete in the one frame that is asked for then")
  func impression() {
    let collection = list {
      Section("list") { ForEach(0..<9) { row in Label("\(row)").onImpression { log.note("\(row)") } } }
    }
    #expect(collection.run(for: 5) == [1])
    #expect(log.take() == ["0", "1", "2"])
  }

  @Test("A press becomes a long one, and a tap a single one, in the frame that is asked for then")
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

  @Test("What moves is drawn for as long as it moves")
  func motion() {
    let collection = movingLines(["a", "b"])
    collection.show(lines(["b", "a"]))
    let frames = collection.run(for: 5, framesPerSecond: 8)
    #expect(frames.count == 8 && frames.last == 1)
    #expect(collection.engine.nextFrameTime == nil)
  }

  @Test("What is prefetched goes on from frame to frame without anybody scrolling")
  func prefetching() {
    let collection = list(EngineConfiguration(overscan: 0, prefetchBudget: 2)) {
      Section("list") {
        ForEach(0..<20) { Label("\($0)") }.onPrefetch(ahead: .items(5)) { log.note("\($0)") }
      }
    }
    #expect(collection.run(for: 5).count == 2)
    #expect(log.take() == ["[3, 4]", "[5, 6]", "[7]"])
  }

  @Test("Views are made ahead from frame to frame")
  func prewarming() {
    let collection = list { Section("list") { Label("a") } }
    collection.stage.prewarm(AnyCell(player: "sample", log), count: 9)
    #expect(collection.run(for: 5).count == 3)
    #expect(log.take().count == 9)
  }
}
