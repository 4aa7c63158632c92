import Testing

@testable import TesseraLayout
import TestSupport

/// Waterfalls compared with a reference that follows the documentation with plain arrays.
@Suite("Random waterfalls", .tags(.model))
struct WaterfallModelTests {
  /// Returns the frames of items, computed one by one.
  private func naive(_ layout: WaterfallLayout, _ items: TestItems, in container: Size) -> [Rect] {
    let columns = max(1, min(layout.columns, WaterfallLayout.maxColumns))
    let gap = layout.columnSpacing > 0 ? layout.columnSpacing : 0
    let itemGap = Int64((max(0, layout.itemSpacing) * 1024).rounded())
    let width = max(0, (container.width - Double(columns - 1) * gap) / Double(columns))
    var ends = [Int64](repeating: 0, count: columns)
    return items.sizes.indices.map { index in
      let span = max(1, min(items.traits(at: index).span, columns))
      let offered = Size(width: Double(span - 1) * (width + gap) + width, height: container.height)
      let height = Int64((items.sizes[index].resolve(offered).height * 1024).rounded())
      let tops = (0...(columns - span)).map { ends[$0..<($0 + span)].max() ?? 0 }
      let top = tops.min() ?? 0
      let column = tops.firstIndex(of: top) ?? 0
      for covered in column..<(column + span) { ends[covered] = top + height + itemGap }
      return Rect(
        x: Double(column) * (width + gap), y: Double(top) / 1024, width: offered.width,
        height: Double(height) / 1024)
    }
  }

  private func layout(_ random: inout SeededGenerator, wild: Bool = false) -> WaterfallLayout {
    WaterfallLayout(
      columns: wild ? random.pick([-1, 0, 2, 3, 1000, Int.max]) : random.int(1...9),
      columnSpacing: random.extent(wild: wild) / 8, itemSpacing: random.extent(wild: wild) / 8)
  }

  @Test("Waterfalls place items as documented")
  func placesItemsAsDocumented() {
    for seed in (0..<UInt64(400)).sampled {
      var random = SeededGenerator(seed: seed)
      let layout = layout(&random)
      let items = random.columnItems(most: seed % 4 == 0 ? 300 : 12)
      let container = Size(width: 320, height: 480)
      let frames = layout.arrange(items, in: container).frames
      let expected = naive(layout, items, in: container)
      for index in frames.indices where frames[index] != expected[index] {
        Issue.record("seed \(seed), \(layout): item \(index) \(frames[index]), not \(expected[index])")
        return
      }
    }
  }

  @Test("Changes of a waterfall equal a new arrangement", arguments: [false, true])
  func changesEqualArrangingAnew(_ wild: Bool) {
    for seed in (0..<UInt64(wild ? 40 : 80)).sampled {
      var random = SeededGenerator(seed: seed)
      let layout = layout(&random, wild: wild)
      let items = random.columnItems(most: 700, wild: wild)
      let container = Size(width: 320, height: 480)
      if let problem = random.problem(changing: items, Layout(layout), in: container, wild: wild) {
        Issue.record("seed \(seed), \(layout): \(problem)")
        return
      }
    }
  }

  @Test("A waterfall equals a new one after sizes have changed, whatever was queried between")
  func changedSizesEqualArrangingAnew() {
    for seed in (0..<UInt64(60)).sampled {
      var random = SeededGenerator(seed: seed)
      let layout = WaterfallLayout(
        columns: random.int(1...6), columnSpacing: 4, itemSpacing: random.pick([0, 0, 2.5]))
      let heights = random.pick([[0, 0, 1], [1, 2, 3, 4], [20, 30.25, 44, 61.5, 90], [0, 1, 0x1p23]])
      let items = TestItems(fixed: (0..<3000).map { _ in (1, random.pick(heights)) })
      if random.chance(30) { items.traits[random.int(0...2999)] = LayoutTraits(span: 2) }
      let container = Size(width: 320, height: 480)
      var arrangement = layout.arrange(items, in: container)
      for _ in 0..<random.int(1...12) {
        switch random.int(0...5) {
        case 0: _ = arrangement.contentSize
        case 1: _ = arrangement.frame(at: random.int(0...2999))
        case 2:
          let top = Double(random.int(0...10)) * arrangement.contentSize.height / 10
          let rect = Rect(x: Double(random.int(0...1)) * 50, y: top, width: 320, height: 100)
          let found = arrangement.indices(overlapping: rect)
          #expect(found == (0..<3000).filter { arrangement.frame(at: $0).overlaps(rect) }, "seed \(seed)")
        case 3:
          // A copy that shares blocks, some of which may not be placed again yet.
          guard let copy = arrangement.replacing([], with: items) else { return }
          arrangement = copy
        default:
          let (index, height) = (random.int(0...2999), random.pick(heights))
          items.sizes[index] = ItemSize(.fixed(1), .fixed(height))
          #expect(arrangement.resize(at: index, to: Size(width: 1, height: height)))
        }
      }
      let fresh = layout.arrange(items, in: container)
      #expect(arrangement.contentSize == fresh.contentSize, "seed \(seed)")
      #expect(arrangement.frames == fresh.frames, "seed \(seed)")
    }
  }

  @Test("The content size after a change places no items far away")
  func contentSizeLeavesItemsForQueries() {
    var random = SeededGenerator(seed: 2)
    var table = WaterfallTable(columns: 3, gap: 8192)
    table.replace([ItemSplice(old: 0..<0, new: 0..<20_000)]) { range, builder in
      for _ in range { builder.append(count: 1, height: Int64(random.int(61_440...245_760)), span: 1) }
    }
    var staleCount: Int { table.entries.count { $0.block.isStale } }
    #expect(staleCount == 0)
    table.resize(at: 5000, to: 12_345)
    table.measure()
    #expect(table.placedItemCount == 20_000)
    let before = staleCount
    #expect(before >= 57)
    let middle = table.bottom / 2
    table.place(endingAfter: middle, beginningBefore: middle + 800 * 1024)
    #expect((1...3).contains(before - staleCount))
  }

  /// Below an item that spans all columns, the old blocks stay valid and keep their storage.
  @Test("Blocks below an item that spans all columns are shared")
  func blocksAreSharedUnderAnItemThatSpansAll() {
    var table = WaterfallTable(columns: 3, gap: 5)
    func place(_ range: Range<Int>, _ builder: inout WaterfallTableBuilder) {
      for index in range {
        builder.append(count: 1, height: Int64(index * 37 % 101), span: index % 300 == 0 ? 3 : 1)
      }
    }
    table.replace([ItemSplice(old: 0..<0, new: 0..<3000)], place)
    let old = table.entries
    table.replace([ItemSplice(old: 700..<701, new: 700..<705)]) { range, builder in
      builder.append(count: range.count, height: 1000, span: 1)
    }
    table.place(through: table.count - 1)
    func storage(_ entry: WaterfallTable.Entry) -> UnsafeRawPointer? {
      entry.block.slots.withUnsafeBytes { $0.baseAddress }
    }
    let shared = Set(old.map(storage)).intersection(table.entries.map(storage)).count
    #expect(shared >= old.count - 5)
    #expect(table.entries.first.map(storage) == old.first.map(storage))
    #expect(table.entries.last.map { $0.shift != 0 } == true)
    #expect(table.count == 3004)
  }

  @Test("A change places items again only as far as queries need them")
  func changesPlaceNoItemsFarAway() {
    var random = SeededGenerator(seed: 1)
    let items = TestItems(fixed: (0..<20_000).map { _ in (1, Double(random.int(240...960)) / 4) })
    var table = WaterfallTable(columns: 3, gap: 8192)
    table.replace([ItemSplice(old: 0..<0, new: 0..<items.count)]) { range, builder in
      builder.measureItems(items, in: range, offered: LayoutProposal(Size(width: 1, height: 1)))
    }
    #expect(table.placedItemCount == 20_000)
    for index in 5000..<5015 {
      table.resize(at: index, to: Int64(index))
      #expect((4500...5000).contains(table.placedItemCount))
      table.place(through: index + 15)
      #expect((5015...5376).contains(table.placedItemCount))
    }
    // One screen further.
    table.place(endingAfter: table.bottom, beginningBefore: table.bottom + 800 * 1024)
    #expect((5100...5632).contains(table.placedItemCount))
    table.replace([ItemSplice(old: 3000..<3001, new: 3000..<3001)]) { _, builder in
      builder.append(count: 1, height: 4096, span: 1)
    }
    #expect((3000...3512).contains(table.placedItemCount))
  }

  @Test("Many small changes leave blocks of a suitable size")
  func manySmallChangesLeaveBlocksOfDecentSize() {
    var random = SeededGenerator(seed: 3)
    var items = TestItems(fixed: Array(repeating: (1, 10), count: 10))
    var arrangement = Layout.waterfall(columns: 2).arrange(items, in: Size(width: 100, height: 100))
    var table = WaterfallTable(columns: 2, gap: 0)
    for step in 0..<600 {
      let index = step % 3 == 0 ? random.int(0...table.count) : table.count
      table.replace([ItemSplice(old: index..<index, new: index..<(index + 1))]) { _, builder in
        builder.append(count: 1, height: 7, span: 1)
      }
    }
    #expect(table.count == 600 && table.entries.count <= 10)
    for _ in 0..<200 {
      let edit = random.edit(items)
      guard let next = arrangement.replacing(edit.splices, with: edit.items) else { return }
      (items, arrangement) = (edit.items, next)
    }
    #expect(
      arrangement.frames
        == Layout.waterfall(columns: 2).arrange(items, in: Size(width: 100, height: 100)).frames)
  }

  @Test("A query beside a very high item does not visit all blocks")
  func highItemsDoNotSpoilQueries() {
    var table = WaterfallTable(columns: 2, gap: 0)
    table.replace([ItemSplice(old: 0..<0, new: 0..<100_000)]) { range, builder in
      builder.append(count: 1, height: 1 << 40, span: 1)
      builder.append(count: range.count - 1, height: 1024, span: 1)
    }
    var visited = 0
    table.forEachBlock(endingAfter: 50_000 * 1024, beginningBefore: 50_010 * 1024) { _ in visited += 1 }
    #expect(visited >= 2 && visited <= 3)
  }

  @Test("Invalid splices are rejected")
  func nonsenseIsRefused() {
    let items = TestItems(fixed: Array(repeating: (1, 10), count: 5))
    for layout in [Layout.waterfall(columns: 2), .grid(columns: .count(2))] {
      let arrangement = layout.arrange(items, in: Size(width: 100, height: 100))
      for splices in [
        [ItemSplice(old: 0..<9, new: 0..<9)], [ItemSplice(old: 0..<1, new: 0..<0)],
        [ItemSplice(old: 2..<3, new: 1..<2)], [ItemSplice(old: -1..<0, new: -1..<0)],
        [ItemSplice(old: 3..<4, new: 3..<4), ItemSplice(old: 1..<2, new: 1..<2)],
      ] { #expect(arrangement.replacing(splices, with: items) == nil, "\(splices)") }
      #expect(arrangement.replacing([], with: items)?.frames == arrangement.frames)
    }
  }
}
