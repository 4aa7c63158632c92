import TesseraInspector
import TesseraTesting
import Testing

@MainActor
@Suite("The inspector")
struct InspectorTests {
  private struct Row: Component {
    var title: String

    var body: some Component { Text(title) }
  }

  private static func content(_ count: Int) -> Content<Headless> {
    Content {
      Section("letters") { ForEach(0..<count) { Row(title: "row \($0)") } }
        .header { Text("Letters") }
      Section("end") { Row(title: "the end").id("last") }
    }
  }

  private let collection = HeadlessCollection(
    size: Size(width: 160, height: 96), content: Self.content(1000))

  private func panel(of inspector: Inspector) -> HeadlessCollection {
    HeadlessCollection(size: Size(width: 640, height: 1600), content: inspector.content())
  }

  @Test("It records the operations that the engine performed")
  func operations() {
    let inspector = Inspector(collection.engine)
    let count = collection.transactions.count
    for _ in 0..<5 { collection.scroll(by: 48) }
    collection.stage.show(Self.content(3))
    collection.update()
    let transactions = collection.transactions[count...].filter { !$0.operations.isEmpty }
    #expect(
      inspector.frames.filter { !$0.operations.isEmpty }.map(\.operations) == transactions.map(\.operations))
    #expect(transactions.count > 3)
    #expect(inspector.frames.last?.contentSize == collection.engine.contentSize)
    #expect(inspector.frames.last?.viewport == collection.engine.viewport)
  }

  @Test("It lists the sections, and the items on screen with their frames")
  func tree() {
    collection.scroll(by: 160)
    let inspector = Inspector(collection.engine)
    let text = panel(of: inspector).text()
    for cell in collection.engine.cells {
      let frame = cell.placement.frame
      let line = text.split(separator: "\n").first { $0.contains("\(cell.id) ") && $0.contains("Row") }
      if cell.path.item != nil, cell.path.section == 0 {
        #expect(line?.contains("0, \(Int(frame.origin.y))  160×16") == true, "\(cell.key) in:\n\(text)")
      }
    }
    #expect(text.contains("▾ letters") && text.contains("1000 items"))
    #expect(text.contains("▾ end") && text.contains("2 sections, 1001 items"))
  }

  @Test("A closed section lists no items, and more items around those on screen are listed on request")
  func closing() throws {
    let inspector = Inspector(collection.engine)
    let panel = panel(of: inspector)
    inspector.onChange = { panel.stage.show(inspector.content()) }
    let below = try #require(panel.text().split(separator: "\n").first { $0.contains("below") })
    #expect(below.contains("… 991 below"))
    try tap("… 991 below", in: panel, inspector)
    #expect(panel.text().contains("… 941 below"))
    try tap("▾ letters", in: panel, inspector)
    #expect(panel.text().contains("▸ letters") && !panel.text().contains("941 below"))
  }

  @Test("A closed section lists no sections inside of it")
  func closingOuter() throws {
    collection.stage.show(
      Content {
        Section.nesting("outer") {
          Section.nesting("inner") { Section("innermost") { Row(title: "deep").id("deep") } }
        }
        Section("end") { Row(title: "the end").id("last") }
      })
    collection.update()
    let inspector = Inspector(collection.engine)
    let panel = panel(of: inspector)
    #expect(panel.text().contains("▾ innermost") && panel.text().contains("deep"))
    try tap("▾ inner ", in: panel, inspector)
    #expect(panel.text().contains("▸ inner ") && !panel.text().contains("innermost"))
    try tap("▸ inner ", in: panel, inspector)
    try tap("▾ outer", in: panel, inspector)
    #expect(!panel.text().contains("inner") && panel.text().contains("▾ end"))
  }

  @Test("One section, one item and one call are no plurals")
  func plurals() {
    collection.stage.show(Content { Section("only") { Row(title: "alone").id("alone") } })
    collection.update()
    let inspector = Inspector(collection.engine)
    #expect(panel(of: inspector).text().contains("1 section, 1 item"))
    let spy = collection.engine.install { SpyBehavior() }
    collection.scroll(by: 0)
    collection.engine.setNeedsUpdate()
    collection.update()
    #expect(spy.callCount == 1)
    let text = panel(of: inspector).text()
    #expect(text.contains("1 call,") && text.contains("0 values,"), "\(text)")
    collection.stage.show(Content {})
    collection.update()
    #expect(panel(of: inspector).text().contains("0 sections, 0 items"))
  }

  @Test("A tap on an item explains it, with its history")
  func explanation() throws {
    let inspector = Inspector(collection.engine)
    collection.scroll(by: 16)
    let panel = panel(of: inspector)
    try tap("  9  Row", in: panel, inspector)
    let explanation = try #require(inspector.explanation)
    #expect(explanation == collection.engine.explain(9))
    #expect(explanation.history?.isEmpty == false)
    let lines = explanation.description.split(separator: "\n")
    for line in lines where line.count < 78 { #expect(panel.text().contains(line)) }
    #expect(lines.contains { $0.contains("built cell") })
  }

  @Test("Times are counted for the phase in which they pass, without the phases inside")
  func costs() throws {
    var time = 0.0
    let inspector = Inspector(collection.engine) { time }
    let recorder = TraceRecorder()
    let tracer = inspector.tracer
    collection.stage.tracer = Tracer(
      begin: { phase, id in
        recorder.tracer.begin(phase, id)
        time += 1
        tracer.begin(phase, id)
      },
      end: { phase, id in
        recorder.tracer.end(phase, id)
        time += 1
        tracer.end(phase, id)
      })
    collection.stage.show(Self.content(50))
    collection.update()
    let frame = try #require(inspector.frames.last)
    for phase in TracePhase.allCases {
      let count = recorder.spans.count { $0.phase == phase }
      #expect(frame.costs.first { $0.phase == phase }?.count ?? 0 == count, "\(phase)")
    }
    // The clock advances by a second at both ends of a span; all of them lie in outermost spans.
    let outermost = recorder.spans.count { $0.depth == 0 }
    #expect(frame.seconds == Double(2 * recorder.spans.count - outermost))
  }

  @Test("The frames of the cells are drawn over them, follow a scroll and go away")
  func outlines() {
    let before = collection.text()
    let inspector = Inspector(collection.engine)
    inspector.outlinesCells = true
    collection.update()
    #expect(collection.text().contains("row 1"))
    let sizes = collection.text().split(separator: "\n").count { $0.hasSuffix(": 160×16") }
    #expect(sizes == 6, "\(collection.text())")
    collection.scroll(by: 8)
    #expect(collection.engine.cells.last?.placement.frame == collection.engine.viewport)
    collection.scroll(by: -8)
    inspector.outlinesCells = false
    collection.update()
    #expect(collection.text() == before)
    #expect(inspector.frames.allSatisfy { !"\($0.operations)".contains("outlines") })
  }

  @Test("The frames of a recorded update are drawn with its operations, and go away")
  func replay() throws {
    let inspector = Inspector(collection.engine)
    collection.scroll(by: 160)
    let frame = try #require(inspector.frames.last)
    let mounted = Set(frame.operations.compactMap { if case .mount(let id, _, _) = $0 { id } else { nil } })
    #expect(!mounted.isEmpty)
    let shown = frame.cells.filter { mounted.contains($0.id) }
    collection.stage.show(Self.content(3))
    collection.scroll(by: -1000)
    collection.update()
    let before = collection.text()
    let count = inspector.frames.count

    let panel = panel(of: inspector)
    try tap("\(frame.id)  \(frame.description)", in: panel, inspector)
    try tap("Its frames over the cells", in: panel, inspector)
    #expect(inspector.replayedFrame == frame)
    collection.update()
    let text = collection.text()
    #expect(text.split(separator: "\n").count { $0.hasSuffix("mount: 160×16") } == shown.count, "\(text)")
    #expect(frame.cells.allSatisfy { text.contains("\($0.id.number)") }, "\(text)")
    try tap("Its frames over the cells", in: panel, inspector)
    collection.update()
    #expect(collection.text() == before)
    #expect(inspector.frames.count == count, "a replay is no update of the collection")
  }

  @Test("A collection that was inspected is not slower afterwards")
  func stop() {
    let inspector = Inspector(collection.engine)
    inspector.outlinesCells = true
    collection.update()
    inspector.stop()
    collection.update()
    let count = inspector.frames.count
    collection.scroll(by: 160)
    #expect(inspector.frames.count == count)
    #expect(inspector.awakeBehaviors.isEmpty)
  }

  @Test("Issues are listed with how often they were found")
  func issues() {
    let inspector = Inspector(collection.engine)
    inspector.issues = { [collection] in collection.stage.issues }
    #expect(panel(of: inspector).text().contains("No issues."))
    collection.engine.scroll(to: "nowhere")
    collection.update()
    let text = panel(of: inspector).text()
    #expect(text.contains("no item with the id nowhere"))
  }

  @Test("Updates that change nothing are not recorded")
  func idle() {
    let inspector = Inspector(collection.engine)
    collection.scroll(by: 16)
    let count = inspector.frames.count
    for _ in 0..<3 {
      collection.engine.setNeedsUpdate()
      collection.update()
    }
    #expect(inspector.frames.count == count && count > 0)
  }

  private func tap(
    _ text: String, in panel: HeadlessCollection, _ inspector: Inspector,
    location: SourceLocation = #_sourceLocation
  ) throws {
    let lines = panel.text().split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(
      lines.firstIndex { $0.contains(text) }, "\(panel.text())", sourceLocation: location)
    panel.tap(at: Point(x: 40, y: Double(row) * TextMetrics.lineHeight + 8))
    panel.update()
    panel.stage.show(inspector.content())
    panel.update()
  }
}
