import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Tracer")
struct TracerTests {
  private func recorded(_ collection: HeadlessCollection, _ work: () -> Void) -> TraceRecorder {
    let recorder = TraceRecorder()
    collection.stage.tracer = recorder.tracer
    work()
    #expect(recorder.isBalanced && recorder.open.isEmpty)
    return recorder
  }

  @Test("New content is resolved, paired and laid out; a scroll step is not")
  func phases() {
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 16), configuration: EngineConfiguration(overscan: 0), content: Content())
    let shown = recorded(collection) {
      collection.show(Content { Section("s") { ForEach(0..<9) { Label("\($0)") } } })
    }
    #expect(
      shown.description == """
        snapshot 2
        pair 2
        lay out 2
        measure 2
        reconcile 2
        make view 1
        update view 1
        """)
    let scrolled = recorded(collection) { collection.scroll(by: 16) }
    #expect(scrolled.spans.map { $0.name } == ["measure", "reconcile", "update view"])
    #expect(scrolled.spans.last?.id == 1)
    let resized = recorded(collection) { collection.resize(to: Size(width: 40, height: 16)) }
    #expect(resized.spans.first?.phase == .layOut)
  }

  @Test("Handlers of the app have spans of their own")
  func callbacks() {
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 16), configuration: EngineConfiguration(selectionMode: .single),
      content: Content { Section("s") { Label("a").id("a").onTap { _ in }.onSelect { _ in } } })
    let recorder = recorded(collection) { collection.tap("a") }
    #expect(
      recorder.spans.prefix(3).map { "\($0.depth) \($0.name)" } == [
        "0 handle events", "1 callback", "1 callback",
      ])
  }

  @Test("A removed tracer records nothing")
  func removed() {
    let collection = numberedLines(0..<9)
    #expect(collection.stage.tracer == nil)
    let recorder = recorded(collection) { collection.scroll(by: 16) }
    recorder.removeAll()
    collection.stage.tracer = nil
    collection.scroll(by: 16)
    #expect(recorder.spans == [])
  }

  @Test("Every phase has a distinct name")
  func names() {
    #expect(Set(TracePhase.allCases.map { $0.description }).count == TracePhase.allCases.count)
  }
}
