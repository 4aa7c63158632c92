import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Measuring everything again")
struct RemeasuringTests {
  /// The height of the lines of all cells.
  private final class Font {
    var height = 16.0
    var drawn = 0
  }

  private struct Line: CanvasCell {
    var number: Int
    var font: Font
    static let sizing = Sizing.estimatedHeight(16)
    static func == (left: Line, right: Line) -> Bool { left.number == right.number }
    func measure(offered: Size, text: any TextMeasuring) -> Size {
      Size(width: offered.width, height: font.height)
    }
    func draw(in canvas: inout Canvas) {
      font.drawn += 1
      canvas.text("\(number)")
    }
  }

  private func collection(_ font: Font) -> HeadlessCollection {
    HeadlessCollection(
      size: Size(width: 80, height: 160), configuration: EngineConfiguration(overscan: 0),
      content: content(font, count: 100))
  }

  private func content(_ font: Font, count: Int) -> Content<Headless> {
    Content {
      Section("s") { ForEach(0..<count) { Line(number: $0, font: font) } }
        .header { Line(number: -1, font: font) }
    }
  }

  /// Returns the visible items and their positions on screen.
  private func lines(_ collection: HeadlessCollection) -> [String] {
    let engine = collection.engine
    return engine.cells.map { "\($0.key.element) \($0.placement.frame.minY - engine.viewport.minY)" }
  }

  @Test("Visible cells are measured and drawn again, and the first one stays in place")
  func fonts() {
    let font = Font()
    let collection = collection(font)
    collection.scroll(by: 320)
    let before = lines(collection)
    #expect(before.count == 10)
    font.height = 32
    font.drawn = 0
    collection.stage.remeasureAll()
    #expect(font.drawn == 10)
    collection.update()
    let after = lines(collection)
    #expect(after.count == 5 && after.first == before.first, "\(after)")
    // Off-screen cells are measured when they become visible again; the items hold their positions.
    collection.scroll(by: -10_000)
    #expect(lines(collection) == ["header -16.0", "0 16.0", "1 48.0", "2 80.0", "3 112.0", "4 144.0"])
    #expect(!collection.engine.needsUpdate)
  }

  @Test("Remeasuring together with new content migrates no old size")
  func otherContent() {
    let font = Font()
    let collection = collection(font)
    font.height = 40
    collection.stage.remeasureAll()
    collection.show(content(font, count: 99))
    #expect(lines(collection) == ["header -24.0", "0 16.0", "1 56.0", "2 96.0", "3 136.0"])
    #expect(collection.issues == [])
  }
}
