import Observation
import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Bugs of older list libraries")
struct ListRegressionTests {
  private func rows(_ lines: Range<Int>, _ text: (Int) -> String) -> String {
    lines.map { text($0) + "\n" }.joined()
  }

  @Test("Scrolling through duplicate ids shows the right rows (CollectionKit)")
  func duplicatesScrolled() {
    let collection = HeadlessCollection(columns: 20, rows: 4) {
      Section("s") { ForEach(0..<60, id: { $0 / 3 }) { Label("row \($0)") } }
    }
    for step in [1, 3, 7, 20, -4, -19, 25, -33, 0] {
      collection.scroll(by: Double(step) * 16)
      let first = Int(collection.engine.viewport.minY / 16)
      #expect(collection.text() == rows(first..<first + 4) { "row \($0)" })
    }
  }

  @Observable
  fileprivate final class Shared {
    var names = ["a", "b"]
  }

  @Test("Two collections with the same data are both updated (CollectionKit)")
  func sharedData() {
    let shared = Shared()
    let collections = (0..<2).map { _ in
      HeadlessCollection(size: Size(width: 64, height: 48), content: Content())
    }
    for collection in collections {
      collection.stage.observe {
        Content { Section("names") { ForEach(shared.names, id: { $0 }) { Label($0) } } }
      }
      collection.update()
    }
    shared.names.insert("new", at: 0)
    for collection in collections {
      #expect(collection.engine.needsUpdate)
      collection.update()
      #expect(collection.text() == "new\na\nb\n")
    }
  }

  @Test("A view reused by another section shows the new content (CollectionKit #127)")
  func reuseAcrossSections() {
    let collection = HeadlessCollection(columns: 20, rows: 4) {
      for section in 0..<20 {
        Section(section) { ForEach(0..<3) { Label("\(section).\($0)") } }
      }
    }
    for _ in 0..<12 {
      collection.scroll(by: 4 * 16)
      let first = Int(collection.engine.viewport.minY / 16)
      #expect(collection.text() == rows(first..<first + 4) { "\($0 / 3).\($0 % 3)" })
    }
  }

  private final class Measures: Equatable, @unchecked Sendable {
    // Only used on the main actor; equal to every other, so that it does not make cells differ.
    var count = 0
    static func == (left: Measures, right: Measures) -> Bool { true }
  }

  private struct Measured: CanvasCell {
    var text: String
    var measures: Measures

    static let sizing = Sizing.estimatedHeight(10)

    func measure(offered: Size, text: any TextMeasuring) -> Size {
      measures.count += 1
      return Size(width: offered.width, height: 16)
    }

    func draw(in canvas: inout Canvas) { canvas.text(text) }
  }

  @Test("A change in one section does not measure the others again (CollectionKit #89)")
  func unrelatedSections() {
    let measures = Measures()
    func content(_ words: String) -> Content<Headless> {
      Content {
        Section("one") { Measured(text: words, measures: measures).id("row") }
        Section("others") { ForEach(0..<5) { Measured(text: "\($0)", measures: measures) } }
      }
    }
    let collection = HeadlessCollection(size: Size(width: 64, height: 96), content: content("before"))
    #expect(measures.count >= 6)
    measures.count = 0
    collection.show(content("after"))
    #expect(collection.text() == "after\n0\n1\n2\n3\n4\n")
    #expect(measures.count == 1)
  }

  @Test("Content applied later is animated and later removed (UIComponent)")
  func laterContent() async {
    let collection = HeadlessCollection(
      size: Size(width: 64, height: 64), at: 0,
      content: Content { Section("s") { ForEach(["a"], id: { $0 }) { Label($0) } } })
    let isShown = await collection.stage.apply {
      Content { Section("s") { ForEach(["b", "a"], id: { $0 }) { Label($0) } } }
        .transitions(Transitions(insert: .fade, delete: .fade))
    }
    collection.update()
    #expect(isShown && collection.engine.isAnimating)
    collection.run(for: 2)
    #expect(collection.text() == "b\na\n\n\n")
    let isGone = await collection.stage.apply { Content() }
    collection.update()
    collection.run(for: 2)
    #expect(isGone && collection.engine.cells.isEmpty && collection.text() == "\n\n\n\n")
  }

  @Test("Reused pages show their content (Astrolabe #39)")
  func reusedPages() {
    let pager = HeadlessCollection(
      size: Size(width: 80, height: 16), configuration: EngineConfiguration(overscan: 0),
      content: Content(scrolling: .horizontal, layout: .list().transposed()) {
        Section("pages", layout: .pages().transposed()) { ForEach(0..<30) { Label("page \($0)") } }
      }
      .snapping(.pages))
    for page in Array(0..<30) + [3, 29, 0, 17] {
      pager.engine.selectPage(ItemID(page))
      pager.update()
      #expect(pager.text() == "page \(page)\n")
    }
  }
}
