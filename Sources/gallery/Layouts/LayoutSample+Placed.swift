import TesseraLayout

/// Layouts with explicit positions, and custom layouts.
extension LayoutSample {
  static let placed = [
    LayoutSample(
      "overlay", "items on top of each other, aligned in four ways", columns: 2, height: 80,
      [
        overlay("start, start", .start, .start), overlay("center, center", .center, .center),
        overlay("end, end", .end, .end), overlay("stretch, end", .stretch, .end),
      ]),
    LayoutSample(
      "absolute", "items with frames that the caller provides",
      .absolute([
        Rect(x: 16, y: 16, width: 120, height: 80), Rect(x: 184, y: 8, width: 104, height: 56),
        Rect(x: 104, y: 72, width: 136, height: 64), Rect(x: 24, y: 144, width: 64, height: 40),
        Rect(x: 264, y: 96, width: 32, height: 88),
      ]), isEndless: false,
      .equal(5, width: nil, height: nil)),
    LayoutSample(
      id: "pages", summary: "pages as high as the viewport, less the visible edges of their neighbors",
      plans: [
        LayoutPreview(
          layout: .pages(spacing: 8, peek: 24), tiles: .equal(3, width: nil, height: nil),
          frame: Rect(size: board), isEndless: true, scrolled: 136)
      ]),
    LayoutSample(
      "closure", "a closure that returns the frame of each item",
      .custom(id: 40.0) { index, _ in
        Rect(x: Double(index) * 40, y: Double(index) * 24, width: 104, height: 48)
      }, isEndless: false, .equal(6, width: nil, height: nil)),
    LayoutSample(
      "circle", "a custom layout: items on a circle that fits the container", Layout(CircleLayout()),
      isEndless: false,
      .equal(8, width: 48, height: 32)),
    LayoutSample(
      "cards", "a custom layout: each card covers the previous one", Layout(CardStackLayout(peek: 28)),
      .equal(5, width: nil, height: 80)),
  ]

  private static func overlay(
    _ caption: String, _ horizontal: Alignment, _ vertical: Alignment
  ) -> (caption: String, layout: Layout, tiles: Tiles) {
    (
      caption, .overlay(horizontal: horizontal, vertical: vertical),
      .sizes((128, 80), (56, 48), (16, 16))
    )
  }
}
