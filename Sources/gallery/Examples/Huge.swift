import TesseraComponents

/// Ten million rows of mixed height: no row is asked for its height, and a row is created only when visible.
final class HugeExample: BasicExample, Example {
  static let summary = "Ten million rows of different heights; option: --count"

  private let count: Int

  override init(arguments: [String]) throws(GalleryError) {
    count = try Self.count(from: arguments, default: 10_000_000, in: 0...1_000_000_000)
    super.init()
  }

  func content<H: CollectionHost>() -> Content<H> {
    Content {
      Section("rows", layout: HugeRow.layout) {
        ForEach(1..<count + 1) { HugeRow(number: $0).selectable() }
      }
      .header(pinned: true) { SectionTitle(count.of("row"), detail: "offset in points") }
    }
  }

  func status(focused: ItemKey?) -> String {
    focused?.value(as: Int.self).map { "row \($0.grouped) of \(count.grouped)" } ?? count.of("row")
  }

  var prompt: String? { "row" }

  func answer(_ text: String) -> String? {
    go(to: text, of: count) { ScrollTarget(section: "rows", item: ItemID($0)) }
  }
}

/// A row with its number and its offset. Ten heights repeat, so that both follow from the number.
struct HugeRow: CanvasCell {
  /// The number of the row, counted from 1.
  var number: Int

  private static let heights = [16, 32, 16, 48, 16, 16, 32, 64, 16, 48]

  /// The heights as a column that repeats: a mosaic asks no item for its size.
  static let layout = Layout.mosaic(.column(heights.map { .item(height: .points(Double($0))) }))

  /// The height of the row, in points.
  var height: Int { Self.heights[(number - 1) % Self.heights.count] }

  /// The height of all rows above, in points.
  var offset: Int {
    let (rounds, rest) = (number - 1).quotientAndRemainder(dividingBy: Self.heights.count)
    return rounds * Self.heights.reduce(0, +) + Self.heights.prefix(rest).reduce(0, +)
  }

  func draw(in canvas: inout Canvas) {
    canvas.highlight()
    let colors: [Color] = [.accent, .positive, .warning, .negative]
    canvas.fill(
      Rect(x: 8, y: 0, width: 8, height: Double(height) - 2), colors[height / 16 - 1], cornerRadius: 3)
    let line = Rect(x: 32, y: 0, width: max(0, canvas.size.width - 48), height: TextMetrics.lineHeight)
    canvas.text(number.grouped, in: line, TextStyle(isBold: true))
    canvas.text(offset.grouped, in: line, TextStyle(color: .secondary, alignment: .trailing))
  }
}
