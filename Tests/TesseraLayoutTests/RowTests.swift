import Testing

@testable import TesseraLayout
import TestSupport

@Suite("Rows")
struct RowTests {
  private let container = Size(width: 100, height: 50)

  private func widths(
    _ items: [(width: Double, grow: Double, shrink: Double)], in width: Double = 100, spacing: Double = 0
  ) -> [Double] {
    let row = TestItems(fixed: items.map { ($0.width, 10) })
    for (index, item) in items.enumerated() {
      row.traits[index] = LayoutTraits(grow: item.grow, shrink: item.shrink)
    }
    return Layout.row(spacing: spacing).arrange(row, in: Size(width: width, height: 50)).frames.map(\.width)
  }

  @Test("Items grow by weight")
  func itemsGrowByWeight() {
    #expect(widths([(20, 1, 0), (20, 0, 0), (20, 3, 0)]) == [30, 20, 50])
    #expect(widths([(20, 0.25, 0), (20, 0, 0)]) == [80, 20])
    #expect(widths([(20, -1, 0), (20, .nan, 0)]) == [20, 20])
    #expect(widths([(20, .infinity, 0), (20, 1, 0)])[0] > 79.9)
    #expect(widths([(20, 1, 0), (20, 1, 0)], spacing: 10) == [45, 45])
  }

  @Test("Items shrink by weight times extent")
  func itemsShrinkByWeightTimesExtent() {
    #expect(widths([(100, 0, 1), (50, 0, 2)]) == [75, 25])
    #expect(widths([(100, 0, 0), (50, 0, 1)]) == [100, 0])
    #expect(widths([(60, 0, 0), (60, 0, -1)]) == [60, 60])
    // The second item shrinks to zero; the first takes the rest.
    #expect(widths([(100, 0, 1), (20, 0, 100)], in: 60) == [60, 0])
    #expect(widths([(100, 0, 1), (20, 0, .infinity)], in: 0) == [0, 0])
  }

  @Test("The longest items shrink until they are as long as others")
  func longestItemsShrink() {
    func widths(_ extents: [Double], _ weights: [Double]) -> [Double] {
      let items = TestItems(fixed: extents.map { ($0, 10) })
      for (index, weight) in weights.enumerated() { items.traits[index] = LayoutTraits(shrink: weight) }
      return RowLayout(shrinksLongest: true).arrange(items, in: container).frames.map(\.width)
    }
    #expect(widths([20, 90, 30], [1, 1, 1]) == [20, 50, 30])
    #expect(widths([20, 90, 60], [1, 1, 2]) == [20, 40, 40])
    #expect(widths([70, 50, 10], [0, 1, 1]) == [70, 20, 10])
    #expect(widths([120, 50], [0, 1]) == [120, 0])
    #expect(widths([20, 30], [1, 1]) == [20, 30])
  }

  @Test("Shares of shrinking add up", .tags(.model))
  func sharesOfShrinkingAddUp() {
    for seed in (0..<UInt64(500)).sampled {
      var random = SeededGenerator(seed: seed)
      let items = (0..<random.int(1...12)).map { _ in
        (extent: random.extent(wild: false), weight: random.pick([0, 0.1, 1, 1, 2, 50, 1e9]))
      }
      let able = items.reduce(0) { $0 + ($1.weight > 0 ? $1.extent : 0) }
      let missing = Double(random.int(0...700))
      let byWeight = LineFlex.kept(items, missing: missing)
      let byShortest = LineFlex.keptByShortest(items, missing: missing)
      for kept in [byWeight, byShortest] {
        let given = zip(items, kept).reduce(0) { $0 + $1.0.extent - $1.1 }
        #expect(abs(given - min(able, missing)) < 1e-6, "seed \(seed)")
        #expect(zip(items, kept).allSatisfy { $1 >= 0 && $1 <= $0.extent }, "seed \(seed)")
      }
    }
  }

  @Test("Changed widths are offered again")
  func changedWidthsAreOfferedAgain() {
    let items = TestItems([ItemSize(.fixed(40), nil, aspect: 2), ItemSize(.fill, nil, aspect: 2)])
    items.traits[1] = LayoutTraits(shrink: 1)
    let arrangement = Layout.row().arrange(items, in: container)
    #expect(arrangement.frames.map(\.size) == [Size(width: 40, height: 20), Size(width: 60, height: 30)])
    #expect(items.requests.map(\.offered.width) == [100, 100, 60])
  }

  @Test("Filling has precedence over growing")
  func fillingGoesBeforeGrowing() {
    let items = TestItems(fixed: [(20, 10), (0, 10), (20, 10)])
    items.filling = [1]
    items.traits[0] = LayoutTraits(grow: 1)
    #expect(Layout.row().arrange(items, in: container).frames.map(\.width) == [20, 60, 20])
    #expect(Layout.row(alwaysFills: false).arrange(items, in: container).frames.map(\.width) == [80, 0, 20])
    let endless = Layout.row().arrange(items, in: Size(width: .infinity, height: 50))
    #expect(endless.frames.map(\.width) == [20, 0, 20])
  }

  @Test("Baselines align")
  func baselinesMeet() {
    let items = TestItems(fixed: [(10, 40), (10, 20), (10, 10), (10, 30), (10, 30)])
    items.baselines = [
      0: Baselines(first: 30), 1: Baselines(first: 5, last: 15), 3: Baselines(first: .nan, last: 99),
    ]
    items.traits = [3: LayoutTraits(align: .lastBaseline), 4: LayoutTraits(align: .center)]
    let row = RowLayout(align: .firstBaseline)
    let endless = row.arrange(items, in: Size(width: 100, height: .infinity))
    #expect(endless.frames.map(\.minY) == [0, 25, 20, 15, 7.5])
    #expect(endless.contentSize.height == 45)
    #expect(row.arrange(items, in: container).frames.map(\.minY) == [0, 25, 20, 20, 10])
  }

  @Test("Visible queries find exactly the overlapping frames", .tags(.model))
  func visibleQueryIsExact() {
    for seed in (0..<UInt64(150)).sampled {
      var random = SeededGenerator(seed: seed)
      let wild = random.chance(30)
      let items = random.items(wild: wild)
      for index in 0..<items.count where random.chance(30) {
        items.traits[index] = LayoutTraits(
          grow: random.pick([0, 1, 2]), shrink: random.pick([0, 1, 3]),
          align: random.chance(50) ? random.alignment() : nil)
        items.baselines[index] = Baselines(first: random.extent(wild: wild))
      }
      let row = random.layout(wild: wild, kinds: 3...4)
      let arrangement = row.layout.arrange(items, in: random.container(wild: wild))
      let frames = arrangement.frames
      for rect in random.queries(for: arrangement) {
        let expected = frames.indices.filter { frames[$0].overlaps(rect) }
        #expect(arrangement.indices(overlapping: rect) == expected, "seed \(seed), \(row.name), \(rect)")
      }
    }
  }
}
