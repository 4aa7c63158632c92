import TesseraLayout

/// Layouts that modify others.
extension LayoutSample {
  static let wrappers = [
    LayoutSample(
      "inset", "a grid with insets of 64 points on the left and 16 on the other sides",
      .grid(columns: .count(2), spacing: 8).inset(Insets(top: 16, left: 64, bottom: 16, right: 16)),
      isEndless: false, .heights(48, 48, 48, 48, 48)),
    LayoutSample(
      "transposed", "a waterfall with exchanged axes: rows instead of columns",
      .waterfall(columns: 3, spacing: 8).transposed(), isEndless: false,
      [56, 32, 80, 112, 96, 64, 72, 96, 56].map { Tile(width: $0) }),
    LayoutSample("mirrored", "a flow from right to left", .flow(spacing: 8).mirrored(), words),
    LayoutSample(
      "reversed", "a list from the bottom up", .list(spacing: 8).reversed(), isEndless: false,
      .sizes((304, 24), (304, 48), (208, 24), (304, 32))),
    LayoutSample(
      "centered", "a centered grid with columns of fixed width",
      .grid(columns: .fixed(count: 3, width: 64), spacing: 8).centered(), isEndless: false,
      .equal(5, width: nil, height: 40)),
    LayoutSample(
      "aspect", "a centered grid with an aspect ratio of 1",
      .grid(columns: .count(2)).aspect(1).centered(), isEndless: false,
      .equal(2, width: nil, height: nil)),
    LayoutSample(
      id: "rounded", summary: "seven columns, and the same with edges rounded to pixels of 16 points",
      plans: [
        grid("as it is", isRounded: false, y: 16), grid("rounded(to: 1 / 16)", isRounded: true, y: 116),
      ]),
    LayoutSample(
      id: "visibleInset", summary: "a list's items in the framed rectangle, and up to 32 points around it",
      plans: [
        list("as it is", .list(spacing: 4), x: 0),
        list("visible inset -32", .list(spacing: 4).visibleInset(around), x: 156),
      ]),
  ]

  private static let around = Insets(horizontal: 0, vertical: -32)

  private static func grid(_ caption: String, isRounded: Bool, y: Double) -> LayoutPreview {
    let layout = Layout.grid(columns: .count(7))
    return LayoutPreview(
      layout: isRounded ? layout.rounded(to: 1 / 16) : layout, tiles: .equal(7, width: nil, height: 40),
      frame: Rect(x: 0, y: y, width: 304, height: 64), caption: caption, pixel: 16)
  }

  private static func list(_ caption: String, _ layout: Layout, x: Double) -> LayoutPreview {
    LayoutPreview(
      layout: layout, tiles: .equal(8, width: nil, height: 18),
      frame: Rect(x: x, y: 16, width: 148, height: 176), caption: caption,
      visible: Rect(x: 0, y: 66, width: 148, height: 40))
  }
}
