import Testing

@testable import TesseraLayout
import TestSupport

@Suite("Flows")
struct FlowTests {
  private let container = Size(width: 100, height: 200)

  @Test("An item that fills the width has its own line")
  func itemsThatFillStandAlone() {
    let items = TestItems(fixed: [(20, 10), (30, 20), (20, 10)])
    items.filling = [1]
    let arrangement = Layout.flow(spacing: 5).arrange(items, in: container)
    #expect(
      arrangement.frames == [
        Rect(x: 0, y: 0, width: 20, height: 10), Rect(x: 0, y: 15, width: 100, height: 20),
        Rect(x: 0, y: 40, width: 20, height: 10),
      ])
    let endless = Layout.flow(spacing: 5).arrange(items, in: Size(width: .infinity, height: 200))
    #expect(endless.frames.map(\.width) == [20, 30, 20] && endless.frames.map(\.minX) == [0, 25, 60])
  }

  @Test("Items grow by weight and shrink to the container")
  func itemsGrowByWeightAndShrinkToTheContainer() {
    let items = TestItems(fixed: [(20, 10), (30, 20), (70, 10), (150, 10), (150, 10)])
    items.traits = [
      0: LayoutTraits(grow: 3), 1: LayoutTraits(grow: 1), 2: LayoutTraits(grow: .nan),
      3: LayoutTraits(shrink: 0.1),
    ]
    let arrangement = Layout.flow(spacing: 10, justify: .end).arrange(items, in: container)
    #expect(
      arrangement.frames == [
        Rect(x: 0, y: 0, width: 50, height: 10), Rect(x: 60, y: 0, width: 40, height: 20),
        Rect(x: 30, y: 30, width: 70, height: 10), Rect(x: 0, y: 50, width: 100, height: 10),
        Rect(x: 0, y: 70, width: 150, height: 10),
      ])
  }

  @Test("Baselines align beside items with other alignments")
  func baselinesMeetBesideOtherAlignments() {
    let items = TestItems(fixed: [(20, 20), (20, 10), (20, 10), (20, 50)])
    items.traits = [2: LayoutTraits(align: .end), 3: LayoutTraits(align: .lastBaseline)]
    items.baselines = [0: Baselines(first: 5), 3: Baselines(first: 0, last: 40)]
    let frames = Layout.flow(align: .firstBaseline).arrange(items, in: container).frames
    #expect(frames.map(\.minY) == [5, 0, 40, 0] && frames.map(\.height) == [20, 10, 10, 50])
  }

  /// For any number of lines, rounding never exceeds half a unit, and no line begins before the previous one
  /// ends.
  @Test("Lines are distributed without accumulated rounding errors", arguments: Justification.allCases)
  func linesAreSpreadWithoutDrift(_ justify: Justification) {
    let items = RunItems([(701, Size(width: 60, height: 1))])
    let arrangement = Layout.flow(alignLines: justify).arrange(items, in: Size(width: 100, height: 1000))
    let exact = justify.distribute(total: 701, count: 701, spacing: 0, room: 1000)
    for (line, frame) in arrangement.frames.enumerated() {
      #expect(abs(frame.minY - (exact.start + Double(line) * (1 + exact.gap))) <= 0.5 / 1024 + 1e-9)
      #expect(line == 0 || frame.minY >= arrangement.frame(at: line - 1).maxY)
    }
  }

  @Test("A flow of ten million tags measures one item")
  func tenMillionTags() {
    let items = RunItems([(10_000_000, Size(width: 30, height: 20))])
    let arrangement = Layout.flow(spacing: 5).arrange(items, in: container)
    #expect(items.requests == 1)
    #expect(arrangement.frame(at: 9_999_999) == Rect(x: 0, y: 3_333_333 * 25, width: 30, height: 20))
    #expect(arrangement.contentSize == Size(width: 100, height: 3_333_333 * 25 + 20))
    #expect(arrangement.resize(at: 4_000_000, to: Size(width: 60, height: 30)))
    #expect(arrangement.frame(at: 4_000_000) == Rect(x: 35, y: 1_333_333 * 25, width: 60, height: 30))
    #expect(arrangement.frame(at: 9_999_999).minY == 3_333_333 * 25 + 10)
    #expect(items.requests == 1)
    let end = Rect(x: 0, y: arrangement.contentSize.height - 40, width: 100, height: 100)
    #expect(arrangement.indices(overlapping: end) == Array(9_999_995...9_999_999))
  }

  @Test("In an unbounded container, ten million items are one line")
  func endlessLinesOfManyItemsAreOneLine() {
    let items = RunItems([(10_000_000, Size(width: 30, height: 20))])
    let arrangement = Layout.flow(spacing: 5).arrange(items, in: Size(width: .infinity, height: 100))
    #expect(arrangement.contentSize == Size(width: 349_999_995, height: 20))
    #expect(arrangement.indices(overlapping: Rect(x: 70, y: 0, width: 60, height: 100)) == [2, 3])
  }

  /// The frames of very long lines are not stored. The frames of the lines around them are the same, in any
  /// order of access.
  @Test("Long lines among short ones give the same frames in any order")
  func longLinesAreAmongShortOnes() {
    var random = SeededGenerator(seed: 5)
    let items = TestItems(
      (0..<2_000).map { index in
        let isNarrow = (100..<500).contains(index) || (900..<1_700).contains(index)
        return ItemSize(
          .fixed(isNarrow ? 0 : Double(random.int(10...60))), .fixed(Double(random.int(5...20))))
      })
    let flow = FlowLayout()
    let arrangement = flow.arrange(items, in: container)
    for index in [50, 300, 1_000, 1_990] {
      #expect(arrangement.resize(at: index, to: Size(width: 7, height: 25)))
      items.sizes[index] = ItemSize(.fixed(7), .fixed(25))
      let inOrder = arrangement.frames
      let fresh = flow.arrange(items, in: container)
      let order = (0..<2_000).shuffled(using: &random).prefix(500)
      #expect(order.map { arrangement.frame(at: $0) } == order.map { inOrder[$0] })
      #expect(order.map { fresh.frame(at: $0) } == order.map { inOrder[$0] })
    }
  }

  /// A resize measures nothing. A replaced item is measured alone, and line breaks change until they agree
  /// again.
  @Test("A change measures only inserted and replaced items")
  func changesAskForWhatHasCome() {
    var random = SeededGenerator(seed: 3)
    let items = TestItems((0..<10_000).map { _ in ItemSize(.fixed(Double(random.int(10...60))), .fixed(10)) })
    let flow = FlowLayout(spacing: 4)
    let arrangement = flow.arrange(items, in: container)
    #expect(items.requests.count == 10_000)
    #expect(arrangement.resize(at: 5000, to: Size(width: 99, height: 30)))
    #expect(items.requests.count == 10_000)
    items.sizes[5000] = ItemSize(.fixed(12), .fixed(10))
    let replaced = arrangement.replacing([ItemSplice(old: 5000..<5001, new: 5000..<5001)], with: items)
    #expect(items.requests.count == 10_001)
    #expect(replaced?.frames == flow.arrange(items, in: container).frames)
  }

  /// The lines far from a change are shared, not computed again.
  @Test("Line breaks agree again shortly after a change")
  func breaksMeetAgain() {
    var random = SeededGenerator(seed: 4)
    let items = TestItems((0..<10_000).map { _ in ItemSize(.fixed(Double(random.int(10...60))), .fixed(10)) })
    let content = FlowContent(items, rules: FlowRules(FlowLayout(spacing: 4), in: container))
    var farthest = 0
    for index in stride(from: 100, to: 9000, by: 100) {
      let touched = content.edits(around: [ItemSplice(old: index..<index, new: index..<index)])
      farthest = max(farthest, touched.reduce(0) { $0 + $1.old.count })
    }
    #expect(farthest <= 2)
  }

  @Test("An item with its own size takes at most 24 bytes")
  func memory() {
    var random = SeededGenerator(seed: 5)
    let items = TestItems(
      (0..<10_000).map { _ in
        ItemSize(.fixed(Double(random.int(120...480)) / 4), .fixed(Double(random.int(80...128)) / 4))
      })
    let rules = FlowRules(FlowLayout(spacing: 8), in: Size(width: 400, height: Size.largestExtent))
    let content = FlowContent(items, rules: rules)
    #expect(content.items.runs.runs.count > 9_900)
    #expect(bytes(content.items) + bytes(content.lines) <= 24 * items.count)
  }

  private func bytes<Run, Style>(_ tree: StyledRunTree<Run, Style>) -> Int {
    tree.runs.runs.count * MemoryLayout<Run>.stride
      + tree.styles.runs.count * MemoryLayout<StyleRun<Style>>.stride
  }

  @Test("Items whose sizes need more than 32 bits can be beside small ones")
  func giganticItems() {
    let far = 8_000_000.0
    let items = TestItems(fixed: [(20, 10), (far, 10), (far, far), (far, far), (20, far), (20, 10)])
    let arrangement = Layout.flow().arrange(items, in: Size(width: 2 * far, height: 100))
    #expect(
      arrangement.frames == [
        Rect(x: 0, y: 0, width: 20, height: 10), Rect(x: 20, y: 0, width: far, height: 10),
        Rect(x: 0, y: 10, width: far, height: far), Rect(x: far, y: 10, width: far, height: far),
        Rect(x: 0, y: 10 + far, width: 20, height: far), Rect(x: 20, y: 10 + far, width: 20, height: 10),
      ])
  }

  @Test("Items that only touch the edges of a rectangle are not in it")
  func edges() {
    let items = TestItems(fixed: [(0, 10), (60, 10), (0, 10), (40, 10), (0, 10)])
    let arrangement = Layout.flow().arrange(items, in: container)
    let whole = Rect(x: 0, y: -10, width: 100, height: 50)
    #expect(arrangement.indices(overlapping: whole) == [1, 2, 3])
    let wider = Rect(x: -1, y: -10, width: 102, height: 50)
    #expect(arrangement.indices(overlapping: wider) == [0, 1, 2, 3, 4])
  }

  @Test("Splices that do not fit are rejected")
  func splicesThatDoNotFitAreRefused() {
    let items = TestItems(fixed: [(20, 10), (30, 20), (20, 10)])
    let arrangement = Layout.flow().arrange(items, in: container)
    let refused: [[ItemSplice]] = [
      [ItemSplice(old: 0..<4, new: 0..<4)], [ItemSplice(old: 0..<1, new: 0..<2)],
      [ItemSplice(old: 1..<2, new: 0..<1)], [ItemSplice(old: -1..<0, new: -1..<0)],
      [ItemSplice(old: 1..<2, new: 1..<2), ItemSplice(old: 0..<1, new: 0..<1)],
    ]
    for splices in refused { #expect(arrangement.replacing(splices, with: items) == nil) }
    #expect(arrangement.replacing([], with: items)?.frames == arrangement.frames)
    #expect(arrangement.replacing([ItemSplice(old: 0..<3, new: 0..<3)], with: items) != nil)
  }
}
