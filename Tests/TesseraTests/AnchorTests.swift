import Tessera
import TesseraTesting
import Testing

@MainActor
@Suite("Scroll anchor")
struct AnchorTests {
  @Test("The visible rows stay in place when rows are inserted above them")
  func anchor() {
    let collection = numberedLines(100..<200)
    collection.scroll(by: 160)
    let before = collection.text()
    collection.show(0..<200)
    #expect(collection.text() == before)
    #expect(collection.engine.viewport.minY == 110 * 16)
  }

  @Test("A list anchored to its start shows rows inserted at the start")
  func stickToStart() {
    let collection = numberedLines(100..<200, EngineConfiguration(anchoring: .start))
    collection.show(99..<200)
    #expect(collection.text().hasPrefix("99\n100\n"))
  }

  @Test("A list anchored to its end follows new rows only while it is at the end")
  func stickToEnd() {
    let collection = numberedLines(0..<100, EngineConfiguration(anchoring: .end))
    #expect(collection.text().hasSuffix("98\n99\n"))
    collection.show(0..<101)
    #expect(collection.text().hasSuffix("99\n100\n"))
    collection.scroll(by: -320)
    let before = collection.text()
    collection.show(0..<150)
    #expect(collection.text() == before)
  }

  @Test("The view does not follow an anchor item that moves far away")
  func carriedAway() {
    let collection = HeadlessCollection(columns: 9, rows: 3, configuration: EngineConfiguration(overscan: 0))
    {
      Section("s") { ForEach(Array(0..<100), id: { $0 }) { Label("\($0)") } }
    }
    collection.scroll(by: 16 * 50)
    #expect(collection.text() == "50\n51\n52\n")
    collection.show {
      Section("s") { ForEach([50] + Array(0..<50) + Array(51..<100), id: { $0 }) { Label("\($0)") } }
    }
    #expect(collection.text() == "49\n51\n52\n")
  }

  @Test("The scroll position survives a viewport of zero height")
  func throughNothing() {
    let collection = numberedLines(0..<1000)
    collection.scroll(by: 16 * 500)
    let before = collection.text()
    collection.resize(to: Size(width: 160, height: 0))
    collection.show(100..<1000)
    collection.resize(to: Size(width: 160, height: 160))
    #expect(collection.text() == before)
  }
}
