import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Reuse of views")
struct ReuseTests {
  private let log = LifecycleLog()

  private func content(_ titles: [String]) -> Content<Headless> {
    Content { Section("list") { ForEach(titles, id: \.self) { AnyCell(player: $0, log) } } }
  }

  private func list(_ titles: [String], poolLimit: Int = 64) -> HeadlessCollection {
    HeadlessCollection(
      size: Size(width: 80, height: 32),
      configuration: EngineConfiguration(overscan: 0, poolLimit: poolLimit),
      content: content(titles))
  }

  @Test("A view is prepared for reuse once when it leaves its item; a new one is not")
  func prepare() {
    let collection = list(["a", "b", "c"])
    #expect(log.take() == ["make", "show a", "make", "show b"])
    collection.scroll(by: 16)
    #expect(log.take() == ["stop a", "show c"])
    collection.show(content(["b"]))
    #expect(log.take() == ["stop c"])
    collection.show(content(["b", "x"]))
    #expect(log.take() == ["show x"])
  }

  @Test("Scrolled-in items reuse views in the order of their positions")
  func order() {
    let titles = (0..<100).map { "\($0)" }
    let collection = list(titles)
    let views = collection.engine.cells.map(\.id)
    #expect(views.count == 2)
    collection.scroll(by: 160)
    #expect(collection.engine.cells.map(\.id) == views)
    collection.scroll(by: 16)
    #expect(collection.engine.cells.map(\.id) == views.reversed())
  }

  @Test("A view that is updated or moved stays with its item and is not prepared")
  func update() {
    let collection = list(["a", "b"])
    _ = log.take()
    collection.show(content(["b", "a"]))
    #expect(log.take() == [])
  }

  @Test("A discarded view is prepared once before it is discarded")
  func discard() {
    let collection = list(["a", "b"], poolLimit: 0)
    _ = log.take()
    collection.show {}
    #expect(log.take() == ["stop a", "stop b"])
    #expect(collection.viewCount == 0)
  }

  @Test("Prewarming creates some views per frame, and scrolling then creates none")
  func prewarm() {
    let collection = list(["a"])
    _ = log.take()
    collection.stage.prewarm(AnyCell(player: "sample", log), count: 6)
    #expect(collection.engine.nextFrameTime == 0)
    collection.update(at: 1)
    #expect(log.take() == Array(repeating: "make", count: Stage<Headless>.prewarmBudget))
    collection.update(at: 2)
    #expect(log.take() == ["make", "make"])
    #expect(collection.engine.nextFrameTime == nil)
    #expect(collection.viewCount == 7)
    collection.show(content(["a", "b"]))
    #expect(log.take() == ["show b"])
    #expect(collection.viewCount == 7)
  }

  @Test("Prewarming counts pooled views and creates no more than the pool keeps")
  func enough() {
    let collection = list(["a", "b"], poolLimit: 3)
    collection.show {}
    _ = log.take()
    collection.stage.prewarm(AnyCell(player: "sample", log), count: 9)
    for frame in 1...4 { collection.update(at: Double(frame)) }
    #expect(log.take() == ["make"])
    #expect(collection.viewCount == 3)
  }
}
