import Testing

import TesseraLayout
import TestSupport

/// Grids compared with a reference that follows the documentation with plain arrays.
@Suite("Random grids", .tags(.model))
struct GridModelTests {
  private func naive(_ layout: GridLayout, columns: Int, _ items: TestItems, in container: Size) -> [Rect] {
    let gap = max(0, layout.spacing)
    let lineGap = Int64((max(0, layout.lineSpacing ?? layout.spacing) * 1024).rounded())
    let width = max(0, (container.width - Double(columns - 1) * gap) / Double(columns))
    var lines: [[(index: Int, column: Int, span: Int)]] = []
    var taken = columns
    for index in items.sizes.indices {
      let span = max(1, min(items.traits(at: index).span, columns))
      if taken + span > columns {
        lines.append([])
        taken = 0
      }
      lines[lines.count - 1].append((index, taken, span))
      taken += span
    }
    var frames = [Rect](repeating: .zero, count: items.count)
    var top: Int64 = 0
    for line in lines {
      let heights = line.map { Int64((items.sizes[$0.index].resolve(container).height * 1024).rounded()) }
      let room = heights.max() ?? 0
      for (item, own) in zip(line, heights) {
        let align = items.traits(at: item.index).align ?? layout.align
        let height = align == .stretch ? room : own
        let shift = align == .end ? room - height : align == .center ? (room - height) / 2 : 0
        frames[item.index] = Rect(
          x: Double(item.column) * (width + gap), y: Double(top + shift) / 1024,
          width: Double(item.span - 1) * (width + gap) + width, height: Double(height) / 1024)
      }
      top += room + lineGap
    }
    return frames
  }

  @Test("Grids place items as documented")
  func placesItemsAsDocumented() {
    for seed in (0..<UInt64(600)).sampled {
      var random = SeededGenerator(seed: seed)
      let columns = random.int(1...7)
      let layout = GridLayout(
        columns: .count(columns), spacing: random.extent(wild: false) / 8,
        lineSpacing: random.chance(50) ? nil : random.extent(wild: false), align: random.alignment())
      let items = random.columnItems(most: 60)
      items.hints = random.chance(50)
      let container = Size(width: 320, height: 480)
      let arrangement = layout.arrange(items, in: container)
      for step in 0..<3 {
        let frames = arrangement.frames
        let expected = naive(layout, columns: columns, items, in: container)
        for index in frames.indices where frames[index] != expected[index] {
          Issue.record("seed \(seed), \(layout): item \(index) \(frames[index]), not \(expected[index])")
          return
        }
        // In order, the items of a line are read in succession; out of order, the line changes in between.
        let order = frames.indices.shuffled(using: &random)
        #expect(
          order.map { arrangement.frame(at: $0) } == order.map { frames[$0] }, "seed \(seed), step \(step)")
        guard let index = order.first else { break }
        let height = Double(random.int(0...90))
        #expect(arrangement.resize(at: index, to: Size(width: 5, height: height)))
        items.sizes[index] = ItemSize(.fixed(5), .fixed(height))
      }
    }
  }

  @Test("Changes of a grid equal a new arrangement", arguments: [false, true])
  func changesEqualArrangingAnew(_ wild: Bool) {
    for seed in (0..<UInt64(150)).sampled {
      var random = SeededGenerator(seed: seed)
      let (name, layout) = random.layout(wild: wild, kinds: 1...1)
      let items = random.columnItems(most: 80, wild: wild)
      let container = random.container(wild: wild)
      if let problem = random.problem(changing: items, layout, in: container, wild: wild) {
        Issue.record("seed \(seed), \(name) in \(container): \(problem)")
        return
      }
    }
  }

  @Test("Items span columns")
  func itemsSpanColumns() {
    let items = TestItems(fixed: [(1, 10), (1, 30), (1, 20), (1, 5), (1, 8)])
    items.traits = [1: LayoutTraits(span: 2), 2: LayoutTraits(span: 2), 3: LayoutTraits(span: .max)]
    let arrangement = Layout.grid(columns: .count(3), spacing: 15, align: .start)
      .arrange(items, in: Size(width: 300, height: 200))
    #expect(
      arrangement.frames == [
        Rect(x: 0, y: 0, width: 90, height: 10), Rect(x: 105, y: 0, width: 195, height: 30),
        Rect(x: 0, y: 45, width: 195, height: 20), Rect(x: 0, y: 80, width: 300, height: 5),
        Rect(x: 0, y: 100, width: 90, height: 8),
      ])
    #expect(items.requests.map { $0.offered.width } == [90, 195, 195, 300, 90])
    // The gap between the columns of an item belongs to it.
    #expect(arrangement.indices(overlapping: Rect(x: 196, y: 0, width: 10, height: 100)) == [1, 3])
  }

  @Test("Ten million items that span columns are one run")
  func tenMillionItemsThatSpanCostOneRun() {
    final class Wide: LayoutItems {
      let count = 10_000_000
      var requests = 0
      func size(at index: Int, offered: Size) -> Size {
        requests += 1
        return Size(width: 0, height: 50)
      }
      func uniformCount(from index: Int) -> Int { count - index }
      func traits(at index: Int) -> LayoutTraits { LayoutTraits(span: 2) }
    }
    let items = Wide()
    let arrangement = Layout.grid(columns: .count(5), spacing: 10).arrange(
      items, in: Size(width: 310, height: 0))
    #expect(items.requests == 1)
    #expect(arrangement.frame(at: 9_999_999) == Rect(x: 128, y: 4_999_999 * 60, width: 118, height: 50))
    #expect(arrangement.contentSize == Size(width: 246, height: 4_999_999 * 60 + 50))
    let last = Rect(x: 0, y: 4_999_999 * 60, width: 400, height: 100)
    #expect(arrangement.indices(overlapping: last) == [9_999_998, 9_999_999])
  }
}
