import Testing
import TesseraLayout

@Suite("Grid positions")
struct GridPositionTests {
  private let container = Size(width: 300, height: 200)

  private func places(_ layout: Layout, _ items: TestItems) -> [[Int]] {
    let arrangement = layout.arrange(items, in: container)
    return (0..<arrangement.count).compactMap { index in
      arrangement.gridPosition(at: index).map { [$0.row, $0.column, $0.rowSpan, $0.columnSpan] }
    }
  }

  @Test("Grid positions count the items line by line, also inside wrappers")
  func grid() throws {
    let items = TestItems([ItemSize](repeating: ItemSize(.fixed(10), .fixed(10)), count: 5))
    let grid = Layout.grid(columns: .count(3))
    let expected = [[0, 0, 1, 1], [0, 1, 1, 1], [0, 2, 1, 1], [1, 0, 1, 1], [1, 1, 1, 1]]
    for layout in [
      grid, grid.inset(8), grid.mirrored(), grid.reversed(), grid.centered(), grid.rounded(to: 1),
      grid.aspect(2), grid.visibleInset(Insets(-9)),
    ] {
      #expect(places(layout, items) == expected, "\(layout)")
    }
    #expect(places(grid.transposed(), items) == expected.map { [$0[1], $0[0], 1, 1] })
    let arrangement = grid.arrange(items, in: container)
    let last = try #require(arrangement.gridPosition(at: 4))
    #expect(last.rowCount == 2 && last.columnCount == 3)
    #expect(arrangement.gridPosition(at: 5) == nil && arrangement.gridPosition(at: -1) == nil)
  }

  @Test("Grid positions include spans and incomplete lines")
  func spans() throws {
    let items = TestItems([ItemSize](repeating: ItemSize(.fixed(10), .fixed(10)), count: 4))
    items.traits = [0: LayoutTraits(span: 2), 1: LayoutTraits(span: 2), 3: LayoutTraits(span: 9)]
    #expect(
      places(.grid(columns: .count(3)), items) == [
        [0, 0, 1, 2], [1, 0, 1, 2], [1, 2, 1, 1], [2, 0, 1, 3],
      ])
  }

  @Test("Layouts without rows and columns have no grid positions")
  func others() {
    let items = TestItems([ItemSize](repeating: ItemSize(.fixed(10), .fixed(10)), count: 4))
    for layout in [
      Layout.grid(columns: .count(1)), .list(), .flow(), .row(), .waterfall(columns: 2), .overlay,
    ] {
      #expect(places(layout, items).isEmpty, "\(layout)")
    }
  }
}
