import Testing
import TesseraLayout

@Suite("List alignment")
struct ListAlignmentTests {
  private let items = TestItems(fixed: [(100, 10), (40, 20), (400, 5)])
  private let container = Size(width: 300, height: 200)

  private func spans(_ align: Alignment, width: Double = 300) -> [[Double]] {
    Layout.list(align: align).arrange(items, in: Size(width: width, height: 200)).frames
      .map { [$0.minX, $0.width] }
  }

  @Test("Items align to the container; wider ones begin at its left edge")
  func container300() {
    #expect(spans(.start) == [[0, 100], [0, 40], [0, 400]])
    #expect(spans(.center) == [[100, 100], [130, 40], [0, 400]])
    #expect(spans(.end) == [[200, 100], [260, 40], [0, 400]])
    #expect(spans(.stretch) == [[0, 300], [0, 300], [0, 300]])
    #expect(spans(.firstBaseline) == spans(.start) && spans(.lastBaseline) == spans(.start))
  }

  @Test(
    "Without a bounded width, the list is as wide as its widest item",
    arguments: [Size.largestExtent, .infinity])
  func unbounded(_ width: Double) {
    #expect(spans(.center, width: width) == [[150, 100], [180, 40], [0, 400]])
    #expect(spans(.end, width: width) == [[300, 100], [360, 40], [0, 400]])
    #expect(spans(.stretch, width: width) == [[0, 400], [0, 400], [0, 400]])
  }

  @Test("An item's own alignment has precedence")
  func traits() {
    items.traits = [0: LayoutTraits(align: .end), 2: LayoutTraits(align: .stretch)]
    #expect(spans(.center) == [[200, 100], [130, 40], [0, 300]])
    let start = Layout.list().arrange(items, in: container)
    #expect(start.contentSize == Size(width: 300, height: 35))
    #expect(start.resize(at: 0, to: Size(width: 30, height: 10)))
    #expect(start.frame(at: 0) == Rect(x: 270, y: 0, width: 30, height: 10))
    #expect(start.resize(at: 2, to: Size(width: 30, height: 5)) && start.frame(at: 2).width == 300)
  }

  @Test("The content width depends on the widest item and the alignment")
  func contentSize() {
    func width(_ align: Alignment, _ widths: [Double]) -> Double {
      Layout.list(align: align).arrange(TestItems(fixed: widths.map { ($0, 1) }), in: container).contentSize
        .width
    }
    #expect(width(.start, [100, 40]) == 100 && width(.start, [400]) == 400)
    #expect(width(.center, [100, 40]) == 300 && width(.end, [400]) == 400 && width(.stretch, [400]) == 300)
    #expect(width(.end, []) == 0)
  }

  @Test("Visible queries use the aligned frames")
  func visible() {
    let list = Layout.list(align: .end).arrange(items, in: container)
    #expect(list.indices(overlapping: Rect(x: 0, y: 0, width: 150, height: 100)) == [2])
    #expect(list.indices(overlapping: Rect(x: 250, y: 0, width: 5, height: 100)) == [0, 2])
  }

  @Test("Traits are read once for each run of equal items")
  func traitsOfRuns() {
    final class Counting: LayoutItems {
      let count = 10_000_000
      var asked = 0
      func size(at index: Int, offered: Size) -> Size { Size(width: 10, height: 10) }
      func uniformCount(from index: Int) -> Int { count - index }
      func traits(at index: Int) -> LayoutTraits {
        asked += 1
        return LayoutTraits(align: .center)
      }
    }
    let items = Counting()
    let list = Layout.list().arrange(items, in: container)
    #expect(items.asked == 1 && list.frame(at: 9_999_999).minX == 145)
  }
}
