import Tessera
import TesseraLayout
import TesseraTesting
import Testing

/// A native cell that claims the kind of ``OneView`` with the base class of its view.
private struct PlainView: Cell {
  let log: LifecycleLog

  static let kind = CellKind("view")
  static func == (left: PlainView, right: PlainView) -> Bool { true }

  func makeView() -> DrawingView {
    log.note("make")
    return DrawingView()
  }

  func update(_ view: DrawingView, state: CellState) { log.note("show") }
}

@MainActor
@Suite("Views that a stage reuses")
struct StoredViewTests {
  @Test("Each native or drawn view is created once, ahead of time or on demand")
  func once() {
    let titles = (0..<100).map { "\($0)" }
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 64), configuration: EngineConfiguration(overscan: 0),
      content: Content {
        Section("drawn") { ForEach(titles, id: \.self) { Label($0) } }
        Section("native") { ForEach(titles, id: \.self) { AnyCell(player: $0) } }
      })
    let before = collection.viewCount
    let recorder = TraceRecorder()
    collection.stage.tracer = recorder.tracer
    collection.stage.prewarm(AnyCell(Label("sample")), count: 3)
    collection.stage.prewarm(AnyCell(player: "sample"), count: 2)
    // Prewarmed views are created in frames; nothing else requests frames here.
    collection.run(for: 0.1)
    let made = { recorder.spans.filter { $0.phase == .makeView }.map(\.id) }
    #expect(made().count == 5)
    for _ in 0..<2 {
      for step in 0..<80 { collection.scroll(by: step < 40 ? 75 : -75) }
    }
    #expect(Set(made()).count == made().count)
    #expect(collection.viewCount == before + made().count)
    let known = made()
    for step in 0..<80 { collection.scroll(by: step < 40 ? 75 : -75) }
    #expect(made() == known)
  }

  @Test("A kind belongs to one exact view class, not to its base class", arguments: [false, true])
  func baseClass(isHiddenBetween: Bool) throws {
    let log = LifecycleLog()
    let one = Content<Headless> { Section("s") { AnyCell(OneView(), upcast: { $0 }) } }
    let collection = HeadlessCollection(size: Size(width: 80, height: 48), content: one)
    let id = try #require(collection.engine.cells.first?.id)
    let view = try #require(collection.stage.view(for: id))
    if isHiddenBetween { collection.show {} }
    collection.show { Section("s") { AnyCell(PlainView(log: log), upcast: { $0 }) } }
    #expect(collection.engine.cells.map(\.id) == [id])
    #expect(collection.issues == [.kindConflict(CellKind("view"))])
    #expect(collection.stage.view(for: id) == nil && log.take() == [])
    collection.show(one)
    #expect(collection.stage.view(for: id) === view && collection.viewCount == 1)
  }
}
