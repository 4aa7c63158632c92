import Testing
import TesseraLayout

@Suite("Rules of layouts")
struct LayoutRuleTests {
  private let container = Size(width: 300, height: 200)

  @Test("A list places rows")
  func listPlacesRows() {
    let items = TestItems([
      ItemSize(.fill, .fixed(40)), ItemSize(.fixed(50), .fill), ItemSize(.fixed(20), .fixed(10)),
    ])
    let arrangement = Layout.list(spacing: 8).arrange(items, in: container)
    #expect(
      arrangement.frames == [
        Rect(x: 0, y: 0, width: 300, height: 40), Rect(x: 0, y: 48, width: 50, height: 200),
        Rect(x: 0, y: 256, width: 20, height: 10),
      ])
    #expect(arrangement.contentSize == Size(width: 300, height: 266))
    #expect(items.requests.allSatisfy { $0.offered == container })
    #expect(arrangement.indices(overlapping: Rect(x: 100, y: 0, width: 100, height: 300)) == [0])
    #expect(arrangement.indices(overlapping: Rect(x: 0, y: 40, width: 100, height: 8)).isEmpty)
  }

  @Test("A grid aligns items in lines")
  func gridAlignsInLines() {
    let items = TestItems(fixed: [(1, 10), (1, 30), (1, 20), (1, 5)])
    func frames(_ align: Alignment) -> [Rect] {
      Layout.grid(columns: .count(3), spacing: 15, lineSpacing: 2, align: align)
        .arrange(items, in: container).frames
    }
    #expect(
      frames(.stretch) == [
        Rect(x: 0, y: 0, width: 90, height: 30), Rect(x: 105, y: 0, width: 90, height: 30),
        Rect(x: 210, y: 0, width: 90, height: 30), Rect(x: 0, y: 32, width: 90, height: 5),
      ])
    #expect(frames(.start)[0] == Rect(x: 0, y: 0, width: 90, height: 10))
    #expect(frames(.center)[0] == Rect(x: 0, y: 10, width: 90, height: 10))
    #expect(frames(.end)[0] == Rect(x: 0, y: 20, width: 90, height: 10))
    #expect(items.requests[0].offered == Size(width: 90, height: 200))
  }

  @Test(
    "A grid with a minimum width has as many columns as fit",
    arguments: [(0.0, 1), (95, 1), (100, 1), (205, 2), (309.99, 2), (310, 3)])
  func gridColumnsByMinimumWidth(_ width: Double, _ expected: Int) {
    let items = TestItems(fixed: Array(repeating: (1, 10), count: 20))
    let frames = Layout.grid(columns: .minimumWidth(100), spacing: 5)
      .arrange(items, in: Size(width: width, height: 0)).frames
    #expect(frames.filter { $0.minY == 0 }.count == expected)
  }

  @Test(
    "A grid with a column width has as many columns as fit",
    arguments: [(0.0, 1), (95, 1), (205, 2), (309, 2), (310, 3), (400, 3)])
  func gridColumnsOfAWidth(_ width: Double, _ expected: Int) {
    let items = TestItems(fixed: Array(repeating: (1, 10), count: 20))
    let frames = Layout.grid(columns: .width(100), spacing: 5)
      .arrange(items, in: Size(width: width, height: 0)).frames
    #expect(frames.filter { $0.minY == 0 }.map { $0.minX } == (0..<expected).map { Double($0) * 105 })
    #expect(frames.allSatisfy { $0.width == 100 })
  }

  @Test("Invalid column counts are limited to the valid range")
  func absurdColumnsAreBroughtIntoRange() {
    let items = TestItems(fixed: [(10, 10), (10, 20)])
    for count in [0, -5, Int.min] {
      let expected = [Rect(x: 0, y: 0, width: 300, height: 10), Rect(x: 0, y: 10, width: 300, height: 20)]
      #expect(Layout.grid(columns: .count(count)).arrange(items, in: container).frames == expected)
      #expect(Layout.waterfall(columns: count).arrange(items, in: container).frames == expected)
    }
    let many = Layout.grid(columns: .count(Int.max)).arrange(items, in: container).frames
    #expect(many.map(\.minY) == [0, 0])
  }

  @Test("Invalid spacing counts as zero")
  func badSpacingIsNone() {
    let items = TestItems(fixed: [(10, 10), (10, 20)])
    for spacing in [-5, Double.nan, -Double.infinity] {
      #expect(Layout.list(spacing: spacing).arrange(items, in: container).frame(at: 1).minY == 10)
      #expect(Layout.row(spacing: spacing).arrange(items, in: container).frame(at: 1).minX == 10)
      #expect(Layout.flow(spacing: spacing).arrange(items, in: container).frame(at: 1).minX == 10)
    }
  }

  @Test("Items that divide the width into equal parts fit into one line")
  func thirdsFitThreeTimes() {
    for width in stride(from: 1.0, through: 400, by: 0.7) {
      for parts in 1...9 {
        let items = TestItems(fixed: Array(repeating: (width / Double(parts), 10), count: parts))
        let arrangement = Layout.flow().arrange(items, in: Size(width: width, height: 10))
        #expect(arrangement.contentSize.height == 10, "\(width) in \(parts) parts")
      }
    }
  }

  @Test("Insets leave no negative extents")
  func insetsLeaveNoLessThanNothing() {
    let items = TestItems([ItemSize(.fill, .fill)])
    let layout = Layout.overlay.inset(Insets(top: 500, left: 10, bottom: 500, right: .nan))
    let arrangement = layout.arrange(items, in: container)
    #expect(items.requests[0].offered == Size(width: 290, height: 0))
    #expect(arrangement.frame(at: 0) == Rect(x: 10, y: 500, width: 290, height: 0))
    #expect(arrangement.contentSize == Size(width: 300, height: 1000))
    #expect(Layout.overlay.inset(-50).arrange(TestItems([]), in: container).contentSize == .zero)
  }

  @Test("Insets do not enlarge the visible rectangle")
  func insetsDoNotInflateTheVisibleRectangle() {
    let items = TestItems(fixed: Array(repeating: (100, 10), count: 20))
    let arrangement = Layout.list().inset(10).arrange(items, in: container)
    #expect(arrangement.indices(overlapping: Rect(x: 0, y: 30, width: 300, height: 10)) == [2])
    #expect(arrangement.indices(overlapping: Rect(x: 0, y: 0, width: 10, height: 300)).isEmpty)
  }

  @Test("Wrong counts of uniform items do no harm")
  func uniformHintsThatLieAreContained() {
    final class Liar: LayoutItems {
      let count: Int
      let hint: Int
      init(count: Int, hint: Int) {
        self.count = count
        self.hint = hint
      }
      func size(at index: Int, offered: Size) -> Size { Size(width: 10, height: 10) }
      func uniformCount(from index: Int) -> Int { hint }
    }
    for hint in [Int.min, -1, 0, 5, Int.max] {
      for layout in [Layout.list(), .grid(columns: .count(2)), .flow(), .waterfall(columns: 2), .overlay] {
        #expect(layout.arrange(Liar(count: 7, hint: hint), in: container).count == 7)
        #expect(layout.arrange(Liar(count: -7, hint: hint), in: container).count == 0)
      }
    }
  }

  @Test("Layouts are equal if their kinds and settings are equal")
  func layoutsAreEqualByKindAndSettings() {
    #expect(Layout.list(spacing: 3) == .list(spacing: 3))
    #expect(Layout.list(spacing: 3) != .list(spacing: 4))
    #expect(Layout.list() != .overlay)
    #expect(Layout.flow(spacing: 3).inset(2) == .flow(spacing: 3).inset(2))
    #expect(Layout.flow(spacing: 3).inset(2) != .flow(spacing: 4).inset(2))
    #expect(Layout.flow().inset(2) != .flow().visibleInset(Insets(2)))
    #expect(Layout.list().transposed().inset(1) != .list().inset(1).transposed())
  }

  @Test("Custom layouts can be wrapped, queried and compared")
  func customLayoutsJoinIn() {
    struct Diagonal: LayoutAlgorithm {
      var step: Double
      func arrange(_ items: any LayoutItems, in container: Size) -> Arrangement {
        FramesArrangement(
          (0..<items.count).map { index in
            let origin = Point(x: Double(index) * step, y: Double(index) * step)
            return Rect(origin: origin, size: items.size(at: index, offered: container))
          })
      }
    }
    let items = TestItems(fixed: Array(repeating: (10, 10), count: 1000))
    let arrangement = Layout(Diagonal(step: 7)).inset(1).arrange(items, in: container)
    #expect(arrangement.frame(at: 999) == Rect(x: 6994, y: 6994, width: 10, height: 10))
    #expect(arrangement.indices(overlapping: Rect(x: 0, y: 700, width: 9999, height: 7)) == [99, 100])
    #expect(Layout(Diagonal(step: 7)) == Layout(Diagonal(step: 7)))
    #expect(Layout(Diagonal(step: 7)) != Layout(Diagonal(step: 8)))
  }

  @Test("A subclass that defines only frames supports visible queries")
  func plainSubclassesAreExact() {
    final class Spiral: Arrangement {
      override func frame(at index: Int) -> Rect {
        Rect(x: Double(index * 37 % 100), y: Double(index * 53 % 100), width: 10, height: 10)
      }
    }
    let spiral = Spiral(count: 50, contentSize: Size(width: 110, height: 110))
    let rect = Rect(x: 20, y: 20, width: 30, height: 30)
    #expect(spiral.indices(overlapping: rect) == spiral.bruteForce(rect))
    #expect(!spiral.resize(at: 0, to: .zero))
  }
}
