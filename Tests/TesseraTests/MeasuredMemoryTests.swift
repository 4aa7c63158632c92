import Tessera
import TesseraTesting
import Testing

/// What is kept of rows that were measured.
@MainActor
@Suite("Memory of measured rows")
struct MeasuredMemoryTests {
  /// Counts how many cells there are, and how often one was measured.
  final class Meter {
    var living = 0
    var measured = 0
  }

  /// Exists as long as a cell.
  final class Token: Equatable {
    let meter: Meter

    init(_ meter: Meter) {
      self.meter = meter
      meter.living += 1
    }

    deinit { meter.living -= 1 }

    static func == (left: Token, right: Token) -> Bool { true }
  }

  struct Row: CanvasCell {
    var number: Int
    var token: Token

    static let sizing = Sizing.estimatedHeight(16)

    func draw(in canvas: inout Canvas) { canvas.text("\(number)", in: canvas.bounds) }

    func measure(offered: Size, text: any TextMeasuring) -> Size {
      token.meter.measured += 1
      return Size(width: offered.width, height: number % 2 == 0 ? 16 : 32)
    }
  }

  private func collection(_ meter: Meter) -> HeadlessCollection {
    HeadlessCollection(columns: 9, rows: 20) {
      Section("s") { ForEach(0..<20_000) { Row(number: $0, token: Token(meter)) } }
    }
  }

  @Test("Of rows that are long out of view the size is kept, not the cell")
  func forgotten() {
    let meter = Meter()
    let collection = collection(meter)
    for _ in 0..<900 { collection.scroll(by: Point(y: 320)) }
    #expect(meter.measured > 11_000)
    #expect(meter.living < 2_500)
    // All that was measured still counts: a row in the middle stands behind one and a half lines for each before it.
    let extent = collection.engine.contentSize.height
    for _ in 0..<900 { collection.scroll(by: Point(y: -320)) }
    #expect(collection.text().hasPrefix("0\n1\n"))
    #expect(collection.engine.contentSize.height == extent)
  }

  @Test("Rows that have just left are not measured again")
  func kept() {
    let meter = Meter()
    let collection = collection(meter)
    for _ in 0..<20 { collection.scroll(by: Point(y: 320)) }
    let before = meter.measured
    for _ in 0..<20 { collection.scroll(by: Point(y: -320)) }
    #expect(meter.measured == before)
  }
}
