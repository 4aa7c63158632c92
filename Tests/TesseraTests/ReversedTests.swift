import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Bottom-up content")
struct ReversedTests {
  private func content(_ rows: Range<Int>) -> Content<Headless> {
    Content {
      Section("chat", layout: .list().reversed()) { ForEach(rows) { Label("\($0)") } }
    }
  }

  @Test("The first item is at the bottom, where a list anchored to its end begins")
  func begins() {
    let collection = HeadlessCollection(
      size: Size(width: 24, height: 48), configuration: EngineConfiguration(anchoring: .end),
      content: content(0..<100))
    #expect(collection.text() == "2\n1\n0\n")
    #expect(collection.viewCount < 12)
    collection.show(content(-1..<100))
    #expect(collection.text() == "1\n0\n-1\n")
    collection.scroll(by: -160)
    #expect(collection.text() == "11\n10\n9\n")
    collection.show(content(-5..<100))
    #expect(collection.text() == "11\n10\n9\n", "further up nothing moves")
    collection.show(content(-5..<200))
    #expect(collection.text() == "11\n10\n9\n")
  }

  @Test("Sections can be reversed too")
  func sections() {
    let collection = HeadlessCollection(
      size: Size(width: 24, height: 64),
      content: Content(layout: .list().reversed()) {
        Section("a") { ForEach(0..<2) { Label("a\($0)") } }
        Section("b") { ForEach(0..<2) { Label("b\($0)") } }
      })
    #expect(collection.text() == "b0\nb1\na0\na1\n")
  }
}
