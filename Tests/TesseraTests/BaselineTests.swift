import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Baselines and pixel rounding of cells")
struct BaselineTests {
  /// Text with `room` points above it.
  private struct Raised: CanvasCell {
    var room: Double

    func baselines(in size: Size, text: any TextMeasuring) -> Baselines? { Baselines(first: room + 12) }

    func draw(in canvas: inout Canvas) {}
  }

  @Test("A flow aligns the baselines of its cells")
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

  @Test("Edges are rounded to pixels so that adjacent cells still touch")
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

  @Test("Sizes measured by cells or by the host are rounded up to pixels")
  func measuredPixels() throws {
    let collection = HeadlessCollection(
      size: Size(width: 100, height: 40), configuration: EngineConfiguration(pixelGrid: PixelGrid(scale: 2)),
      content: Content { Section("s") { ForEach(0..<2) { _ in Uneven().size(.estimatedHeight(20)) } } })
    func heights() -> [Double] { collection.engine.cells.map { $0.placement.frame.height } }
    #expect(heights() == [10.5, 10.5])
    let first = try #require(collection.engine.cells.first)
    collection.engine.setMeasuredSize(Size(width: 100, height: 20.2), of: first.id)
    collection.update()
    #expect(heights() == [20.5, 10.5])
    #expect(collection.engine.contentSize.height == 31)
  }

  /// A cell whose height is not a whole number of pixels.
  private struct Uneven: CanvasCell {
    func measure(offered: Size, text: any TextMeasuring) -> Size { Size(width: 8, height: 10.3) }

    func draw(in canvas: inout Canvas) {}
  }

  @Test("Clips are rounded to pixels like cells")
  func clippedPixels() {
    let collection = HeadlessCollection(
      size: Size(width: 32, height: 40), configuration: EngineConfiguration(pixelGrid: PixelGrid(scale: 2)),
      content: Content {
        Section("before") { Label("a").size(.height(10.3)) }
        Section("strip", layout: .row()) {
          ForEach(0..<9) { Label("\($0)").size(.fixed(width: 16, height: 16)) }
        }
        .scrolls(.horizontal)
      })
    let clips = Set(collection.engine.cells.compactMap { $0.placement.clip })
    #expect(clips == [Rect(x: 0, y: 10.5, width: 32, height: 16)])
  }

  @Test("Each size out of range is reported with its item")
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
        "the size of s/nan is negative or not finite; return one that is at least 0",
        "the size of s/negative is negative or not finite; return one that is at least 0",
      ])
  }
}
