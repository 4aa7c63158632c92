import Testing
import TesseraLayout

@Suite("Runs of items")
struct AnswerTests {
  /// Items that report runs of given counts, whether they are correct or not.
  final class Counted: LayoutItems {
    let counts: [Int]
    let count = 5
    private(set) var offers: [LayoutProposal] = []

    init(_ counts: [Int]) { self.counts = counts }

    func size(at index: Int, offered: Size) -> Size { Size(width: 10, height: 10) }

    func measure(_ range: Range<Int>, offered: LayoutProposal, into runs: inout MeasuredRuns) {
      offers.append(offered)
      for count in counts { runs.append(count: count, size: Size(width: 10, height: 10), traits: .none) }
    }
  }

  static let layouts: [Layout] = [.list(), .flow(), .grid(columns: .count(2)), .waterfall(columns: 2)]

  @Test(
    "Wrong counts of runs are limited to the items; omitted items have no size",
    arguments: layouts, [[5], [2, 3], [3], [], [9], [-1, 2, 0, 9], [.max, .max], [.min]])
  func wrongCounts(layout: Layout, counts: [Int]) {
    let arrangement = layout.arrange(Counted(counts), in: Size(width: 100, height: 100))
    #expect(arrangement.count == 5)
    var left = 5
    for count in counts where count > 0 { left -= min(count, left) }
    for index in (5 - left)..<5 { #expect(arrangement.frame(at: index).height <= 10) }
    for index in 0..<(5 - left) { #expect(arrangement.frame(at: index).height == 10) }
  }

  @Test("A grid offers the extent that each further column adds")
  func columns() {
    let items = Counted([5])
    _ = Layout.grid(columns: .count(3), spacing: 5).arrange(items, in: Size(width: 100, height: 60))
    let offer = LayoutProposal(Size(width: 30, height: 60), column: Size(width: 35), columns: 3)
    #expect(items.offers == [offer])
    #expect(offer.size(for: LayoutTraits(span: .max)) == Size(width: 100, height: 60))
  }
}
