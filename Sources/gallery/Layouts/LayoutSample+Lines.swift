import TesseraLayout

/// Layouts of lines: lists, rows, flows, and the alignment of items in their lines.
extension LayoutSample {
  static let lines = [
    LayoutSample(
      "list", "items below each other; 3, 4 and 5 have their own alignment", .list(spacing: 8),
      [
        Tile(width: 304, height: 32), Tile(width: 144, height: 48),
        Tile(width: 144, height: 24, traits: LayoutTraits(align: .end), remark: "end"),
        Tile(width: 144, height: 24, traits: LayoutTraits(align: .center), remark: "center"),
        Tile(width: 144, height: 24, traits: LayoutTraits(align: .stretch), remark: "stretch"),
      ]),
    LayoutSample(
      "row", "items side by side that fill, grow or shrink", height: 40,
      [
        (
          "1 and 3 have widths, 2 and 4 fill", .row(spacing: 8),
          [
            Tile(width: 64, height: 40), Tile(width: 0, height: 40, traits: LayoutTraits(fillsWidth: true)),
            Tile(width: 32, height: 24), Tile(width: 0, height: 40, traits: LayoutTraits(fillsWidth: true)),
          ]
        ),
        (
          "widths of 40; 1 and 3 grow, 1 : 2", .row(spacing: 8),
          [
            Tile(width: 40, height: 40, traits: LayoutTraits(grow: 1)), Tile(width: 40, height: 40),
            Tile(width: 40, height: 40, traits: LayoutTraits(grow: 2)),
          ]
        ),
        (
          "widths of 144; 1 and 3 shrink", .row(spacing: 8),
          [
            Tile(width: 144, height: 40, traits: LayoutTraits(shrink: 1)), Tile(width: 144, height: 40),
            Tile(width: 144, height: 40, traits: LayoutTraits(shrink: 1)),
          ]
        ),
      ]),
    LayoutSample("flow", "items side by side that continue on a new line", .flow(spacing: 8), words),
    LayoutSample(
      "justifications", "ways to distribute the free space of a line", height: 16,
      Justification.allCases.map {
        ("\($0)", Layout.row(spacing: 8, justify: $0), Tiles.equal(3, width: 48, height: 16))
      }),
    LayoutSample(
      "alignments", "ways to align items across their line", columns: 2, height: 44,
      Alignment.allCases.map { ("\($0)", Layout.row(spacing: 8, align: $0), texts) }),
    LayoutSample(
      "baselines", "a flow that aligns the first baselines of each line",
      .flow(spacing: 8, align: .firstBaseline),
      [
        text(width: 88, above: 8, lines: 1), text(width: 88, above: 32, lines: 1),
        text(width: 96, above: 16, lines: 3), text(width: 144, above: 20, lines: 2),
        text(width: 96, above: 0, lines: 1),
      ]),
  ]

  typealias Tile = LayoutPreview.Tile
  typealias Tiles = [LayoutPreview.Tile]

  /// Tiles of several widths and heights, as for a flow.
  static let words = Tiles.sizes(
    (88, 40), (56, 24), (120, 40), (40, 56), (104, 32), (72, 40), (56, 24), (144, 40), (64, 24))

  /// Three tiles of different heights with text.
  private static let texts = [
    text(width: 40, above: 0, lines: 1), text(width: 40, above: 6, lines: 1),
    text(width: 40, above: 0, lines: 2),
  ]

  /// Returns a tile with lines of text and the given space above and below them, in points.
  private static func text(width: Double, above: Double, lines: Double) -> Tile {
    // The baseline of a line of 16 points is 12 points below its top.
    Tile(
      width: width, height: 2 * above + lines * 16,
      baselines: Baselines(first: above + 12, last: above + lines * 16 - 4))
  }
}
