import Tessera
import TesseraLayout
import TesseraTesting
import TestSupport
import Testing

@_spi(Behaviors) @testable import TesseraKernel

/// In flows and waterfalls cells enter and leave between those that stay, because the screen's edges cut
/// lines.
@MainActor
@Suite("Cells that enter between others")
struct ScatteredCellsTests {
  private struct Tile: Identifiable {
    let id: Int
    var size: Size
  }

  private static let layouts: [Layout] = [
    .flow(spacing: 4), .flow(spacing: 4, align: .center),
    .waterfall(columns: 3, columnSpacing: 4, itemSpacing: 4),
  ]

  private let size = Size(width: 300, height: 400)

  private func content(_ tiles: [Tile], _ layout: Layout) -> Content<Headless> {
    Content {
      Section("tiles", layout: layout) {
        ForEach(tiles) { Label("\($0.id)").size(.fixed(width: $0.size.width, height: $0.size.height)) }
      }
      .header(pinned: true) { Label("head") }
    }
  }

  private func items(_ collection: HeadlessCollection) -> Set<Int> {
    Set(collection.engine.cells.compactMap { $0.path.item })
  }

  @Test("Scrolling step by step shows the same as scrolling at once", arguments: 0..<3, 0..<4)
  func steps(layout: Int, seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let tiles = (0..<400).map { id in
      Tile(
        id: id,
        size: Size(
          width: Double.random(in: 20...90, using: &random),
          height: Double.random(in: 10...120, using: &random)))
    }
    let content = content(tiles, Self.layouts[layout])
    let stepped = HeadlessCollection(size: size, content: content)
    var between = 0
    for step in 0..<60 {
      let before = items(stepped)
      if Int.random(in: 0..<4, using: &random) == 0, let id = before.sorted().randomElement(using: &random) {
        stepped.engine.setSelection(Selection([.item(ItemID(id), occurrence: 0)], inSection: "tiles"))
      }
      stepped.scroll(by: Double.random(in: -60...120, using: &random))
      let after = items(stepped)
      let kept = before.intersection(after)
      if let first = kept.min(), let last = kept.max() {
        between += after.subtracting(before).filter { $0 > first && $0 < last }.count
      }
      let atOnce = HeadlessCollection(size: size, content: content)
      atOnce.engine.setSelection(stepped.engine.selection)
      atOnce.scroll(by: stepped.engine.viewport.origin.y)
      #expect(stepped.svg() == atOnce.svg(), "step \(step)")
    }
    #expect(between > 0)
  }
}
