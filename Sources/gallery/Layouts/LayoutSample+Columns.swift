import TesseraLayout

/// Layouts of columns: grids, waterfalls and mosaics.
extension LayoutSample {
  static let columns = [
    LayoutSample(
      "grid", "columns of equal width; each line is as high as its tallest item",
      .grid(columns: .count(3), spacing: 8),
      [
        Tile(height: 40), Tile(height: 64), Tile(height: 24), Tile(height: 72),
        Tile(height: 24, traits: LayoutTraits(align: .center), remark: "center"),
        Tile(height: 24, traits: LayoutTraits(align: .end), remark: "end"), Tile(height: 40),
      ]),
    LayoutSample(
      "columns", "four ways to choose the columns of a grid", height: 24,
      [
        grid("count: 5", .count(5)), grid("minimumWidth: 80", .minimumWidth(80)),
        grid("width: 80", .width(80)),
        grid("fixed, count: 2, width: 80", .fixed(count: 2, width: 80)),
      ]),
    LayoutSample(
      "spans", "a grid in which 2, 4 and 5 span several columns, and 8 spans all",
      .grid(columns: .count(4), spacing: 8),
      [1, 2, 1, 3, 2, 1, 1, .max].map { span(of: $0, height: 40) }),
    LayoutSample(
      "waterfall", "each item goes into the shortest column", .waterfall(columns: 3, spacing: 8),
      .heights(56, 32, 80, 64, 40, 48, 40, 56, 40)),
    LayoutSample(
      "waterfallSpans", "a waterfall in which 3 and 6 span two columns, and 7 spans all",
      .waterfall(columns: 3, spacing: 8),
      [(1, 48), (1, 24), (2, 40), (1, 56), (1, 40), (2, 24), (.max, 24)].map { span(of: $0, height: $1) }),
    LayoutSample(
      "mosaic", "a repeated pattern of one large item and two small ones",
      .mosaic(
        .row(
          height: .points(92), spacing: 8,
          [.item(width: .fraction(2 / 3)), .column(spacing: 8, [.item(), .item()])]),
        spacing: 8),
      .equal(6, width: nil, height: nil)),
  ]

  private static func grid(
    _ caption: String, _ columns: GridLayout.Columns
  ) -> (caption: String, layout: Layout, tiles: Tiles) {
    let count =
      switch columns {
      case .count(let count), .fixed(let count, _): count
      case .minimumWidth, .width: 3
      }
    return (caption, .grid(columns: columns, spacing: 8), .equal(count, width: nil, height: 24))
  }

  private static func span(of count: Int, height: Double) -> Tile {
    let remark = count == .max ? "all" : "×\(count)"
    return Tile(height: height, traits: LayoutTraits(span: count), remark: count > 1 ? remark : "")
  }
}
