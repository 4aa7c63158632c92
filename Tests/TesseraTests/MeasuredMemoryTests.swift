import Tessera
import TesseraTesting
import Testing

@MainActor
@Suite("Memory of measured rows")
struct MeasuredMemoryTests {
  /// Counts the living cells and the measurements.
  final class Meter {
    var living = 0
    var measured = 0
  }

  /// Lives as long as its cell.
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

  @Test("Rows that left the screen long ago keep their size but not their cell")
  func forgotten() {
    let meter = Meter()
    let collection = collection(meter)
    for _ in 0..<900 { collection.scroll(by: Point(y: 320)) }
    #expect(meter.measured > 11_000)
    #expect(meter.living < 2_500)
    // Every measured size still counts: each row before a row adds one and a half lines on average.
    let extent = collection.engine.contentSize.height
    for _ in 0..<900 { collection.scroll(by: Point(y: -320)) }
    #expect(collection.text().hasPrefix("0\n1\n"))
    #expect(collection.engine.contentSize.height == extent)
  }

  @Test("Rows that have just left the screen are not measured again")
  func kept() {
    let meter = Meter()
    let collection = collection(meter)
    for _ in 0..<20 { collection.scroll(by: Point(y: 320)) }
    let before = meter.measured
    for _ in 0..<20 { collection.scroll(by: Point(y: -320)) }
    #expect(meter.measured == before)
  }
}
