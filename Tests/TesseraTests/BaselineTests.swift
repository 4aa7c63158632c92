import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Baselines and pixels of cells")
struct BaselineTests {
  /// Text with so much room above it.
  private struct Raised: CanvasCell {
    var room: Double

    func baselines(in size: Size, text: any TextMeasuring) -> Baselines? { Baselines(first: room + 12) }

    func draw(in canvas: inout Canvas) {}
  }

  @Test("A flow aligns the text of its cells")
  func flow() {
    let collection = HeadlessCollection(columns: 10, rows: 5) {
      Section("s", layout: .flow(align: .firstBaseline)) {
        Raised(room: 0).size(.fixed(width: 8, height: 16))
        Raised(room: 20).size(.fixed(width: 8, height: 40))
        Label("x").size(.fixed(width: 8, height: 10)).align(.end)
      }
    }
    #expect(collection.engine.cells.map { $0.placement.frame.minY } == [20, 0, 30])
  }

  @Test("Edges are rounded to pixels, so that cells that touch still touch")
  func pixels() {
    let collection = HeadlessCollection(
      size: Size(width: 100, height: 40), configuration: EngineConfiguration(pixelGrid: PixelGrid(scale: 2)),
      content: Content {
        Section("s", layout: .grid(columns: .count(3))) { ForEach(0..<3) { Label("\($0)") } }
      })
    let frames = collection.engine.cells.map { $0.placement.frame }
    #expect(frames.map { $0.minX } == [0, 33.5, 66.5])
    #expect(frames.map { $0.maxX } == [33.5, 66.5, 100])
  }

  @Test("Absurd sizes are reported, each by what it is the size of")
  func absurd() {
    let collection = HeadlessCollection(columns: 10, rows: 5) {
      Section("s") {
        Label("a").id("nan").size(.height(.nan))
        Label("b").id("negative").size(.height(-5))
        Label("c").id("good")
      }
    }
    #expect(collection.text() == "c\n\n\n\n\n")
    #expect(
      collection.issues.map { $0.description } == [
        "the size of s/nan is not a number, negative or infinite; give it one from 0 on",
        "the size of s/negative is not a number, negative or infinite; give it one from 0 on",
      ])
  }
}
