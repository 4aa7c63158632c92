import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Estimates")
struct EstimateTests {
  /// Rows with an estimated height of 16 points that are 48 points high.
  private func collection(_ configuration: EngineConfiguration = .init(overscan: 0)) -> HeadlessCollection {
    HeadlessCollection(columns: 3, rows: 12, configuration: configuration) { rows(0..<1000) }
  }

  private func rows(_ range: Range<Int>) -> Section<Headless> {
    Section("rows") { ForEach(range) { _ in Paragraph("a b c d e f") } }
  }

  @Test("Enough measured cells replace the declared estimate once")
  func decided() {
    let collection = collection()
    #expect(collection.engine.contentSize.height == 12 * 48 + 988 * 16)
    var heights: Set<Double> = []
    for _ in 0..<40 {
      collection.scroll(by: 96)
      heights.insert(collection.engine.contentSize.height)
    }
    #expect(collection.engine.contentSize.height == 1000 * 48)
    #expect(heights.filter { $0 == 48000 }.count == 1 && heights.count < 20, "then it stays")
  }

  @Test("The visible rows stay in place when the estimate changes")
  func anchored() {
    let collection = collection()
    for _ in 0..<6 { collection.scroll(by: 160) }
    let before = collection.engine.cells.map { $0.placement.frame.minY - collection.engine.viewport.minY }
    collection.scroll(by: 1)
    let after = collection.engine.cells.map { $0.placement.frame.minY - collection.engine.viewport.minY }
    #expect(after.prefix(3).elementsEqual(before.prefix(3).map { $0 - 1 }))
  }

  @Test("Without samples the declared estimate stays")
  func never() {
    let collection = collection(EngineConfiguration(overscan: 0, estimateSampleCount: 0))
    for _ in 0..<10 { collection.scroll(by: 192) }
    #expect(collection.engine.contentSize.height < 1000 * 48 / 2)
  }

  @Test("Another width discards measured sizes")
  func widths() {
    let collection = collection(EngineConfiguration(overscan: 0, estimateSampleCount: 0))
    collection.scroll(by: 480)
    let height = collection.engine.contentSize.height
    collection.resize(to: Size(width: 400, height: 192))
    #expect(collection.engine.contentSize.height < height)
    collection.engine.scroll(to: .zero)
    collection.update()
    collection.resize(to: Size(width: 24, height: 192))
    #expect(collection.engine.contentSize.height == height)
  }

  @Test("Measured sizes stay with their items")
  func moved() {
    let collection = collection(EngineConfiguration(overscan: 0, estimateSampleCount: 0))
    let height = collection.engine.contentSize.height
    collection.show { rows(-10..<1000) }
    collection.engine.scroll(to: 0, at: .start)
    collection.update()
    #expect(collection.engine.contentSize.height == height + 160)
  }
}
