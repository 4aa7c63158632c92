import Tessera
import TesseraLayout
import TesseraTesting

/// A row that says it is 16 points high and is as high as it likes.
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

/// Rows of one to three lines, by their numbers; ten lines in view.
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
  /// Where the first item on screen with an id begins, from the top of the viewport.
  func top(of id: ItemID) -> Double? {
    engine.cells.first { $0.key.element == .item(id, occurrence: 0) }
      .map { $0.placement.frame.minY - engine.viewport.minY }
  }

  /// Shows frames to a time, sixty in a second.
  ///
  /// - Returns: Where the viewport was in each.
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
