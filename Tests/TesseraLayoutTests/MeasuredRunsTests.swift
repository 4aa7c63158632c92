import Testing

@testable import TesseraLayout

@Suite("Measured runs")
struct MeasuredRunsTests {
  /// Different items without traits, except for one that spans two columns and a run of 50 equal ones.
  final class MixedItems: LayoutItems {
    let count = 1_000
    static let wide = 300
    static let equal = 400..<450

    func size(at index: Int, offered: Size) -> Size {
      Self.equal.contains(index) ? Size(width: 5, height: 7) : Size(width: Double(index), height: 1)
    }

    func traits(at index: Int) -> LayoutTraits { LayoutTraits(span: index == Self.wide ? 2 : 1) }

    func uniformCount(from index: Int) -> Int {
      Self.equal.contains(index) ? Self.equal.upperBound - index : 1
    }
  }

  struct RecordingSink: SizeSink {
    private(set) var portions = 0
    private(set) var sizes: [Size] = []
    private(set) var spans: [Int] = []

    mutating func take(_ sizes: UnsafeBufferPointer<Size>, count: Int, traits: LayoutTraits) {
      portions += 1
      for size in sizes { self.sizes += repeatElement(size, count: count) }
      spans += repeatElement(traits.span, count: sizes.count * count)
    }
  }

  /// Items that append those of other items with the axes exchanged.
  final class TransposingItems: LayoutItems {
    let items: any LayoutItems

    init(_ items: any LayoutItems) { self.items = items }

    var count: Int { items.count }

    func size(at index: Int, offered: Size) -> Size { items.size(at: index, offered: offered).transposed }

    func measure(_ range: Range<Int>, offered: LayoutProposal, into runs: inout MeasuredRuns) {
      runs.transpose { items.measure(range, offered: offered.transposed, into: &$0) }
    }
  }

  /// A layout that consumed items one by one would get 950 portions.
  @Test("A layout consumes a thousand items in a dozen portions", arguments: [false, true])
  func consumesItemsInPortions(isTransposed: Bool) {
    let mixed = MixedItems()
    let items: any LayoutItems = isTransposed ? TransposingItems(mixed) : mixed
    var sink = RecordingSink()
    sink.measureItems(items, in: 0..<items.count, offered: LayoutProposal(Size(width: 10, height: 10)))
    #expect(sink.sizes == (0..<items.count).map { items.size(at: $0, offered: .zero) })
    #expect(sink.spans == (0..<items.count).map { $0 == MixedItems.wide ? 2 : 1 })
    #expect(sink.portions <= 12)
  }

  @Test(
    "Any trait makes an item more than a size",
    arguments: [
      LayoutTraits(fillsWidth: true), LayoutTraits(fillsHeight: true), LayoutTraits(grow: 1),
      LayoutTraits(shrink: 1), LayoutTraits(align: .start), LayoutTraits(span: 2),
    ])
  func traitsAreNotNone(traits: LayoutTraits) {
    #expect(!traits.isNone)
    #expect(LayoutTraits.none.isNone)
  }
}
