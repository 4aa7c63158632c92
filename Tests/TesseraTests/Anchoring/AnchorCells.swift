import Tessera
import TesseraLayout
import TesseraTesting

/// A row with an estimated height of 16 points and another measured height.
struct TallCell: CanvasCell {
  var text: String
  var lines: Int

  init(_ text: String, lines: Int) { (self.text, self.lines) = (text, lines) }

  static var sizing: Sizing { .estimatedHeight(16) }

  func measure(offered: Size, text: any TextMeasuring) -> Size {
    Size(width: offered.width, height: 16 * Double(lines))
  }

  func draw(in canvas: inout Canvas) { canvas.text(text) }
}

/// Returns a collection of rows of one to three lines each; ten lines are visible.
@MainActor
func unevenRows(
  _ rows: Range<Int>, _ configuration: EngineConfiguration = EngineConfiguration(overscan: 0),
  lines: @escaping (Int) -> Int = { 1 + abs($0) % 3 }
) -> HeadlessCollection {
  HeadlessCollection(
    size: Size(width: 80, height: 160), configuration: configuration,
    content: unevenContent(rows, lines: lines))
}

@MainActor
func unevenContent(_ rows: Range<Int>, lines: @escaping (Int) -> Int = { 1 + abs($0) % 3 }) -> Content<
  Headless
> {
  Content { Section("rows") { ForEach(rows) { TallCell("\($0)", lines: lines($0)) } } }
}

extension HeadlessCollection {
  /// Returns the distance from the top of the viewport to the first visible item with an id.
  func top(of id: ItemID) -> Double? {
    engine.cells.first { $0.key.element == .item(id, occurrence: 0) }
      .map { $0.placement.frame.minY - engine.viewport.minY }
  }

  /// Draws frames until a time, sixty per second. Returns the position of the viewport in each frame.
  @discardableResult
  func frames(until time: Double) -> [Double] {
    var positions: [Double] = []
    var now = engine.now
    while now < time {
      now = min(time, now + 1 / 60)
      _ = stage.update(at: now)
      positions.append(engine.viewport.minY)
    }
    return positions
  }
}
