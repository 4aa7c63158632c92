import Testing
import TesseraLayout

@Suite("Wrappers")
struct WrapperTests {
  private let container = Size(width: 300, height: 200)
  private let unbounded = Size.largestExtent

  @Test("Small content is centered, and the space around it belongs to it")
  func centers() {
    let items = TestItems(fixed: [(100, 40), (50, 20)])
    func arrange(_ axis: Axis?) -> Arrangement {
      Layout.list().centered(along: axis).arrange(items, in: container)
    }
    #expect(arrange(nil).frame(at: 0) == Rect(x: 100, y: 70, width: 100, height: 40))
    #expect(arrange(nil).frame(at: 1) == Rect(x: 100, y: 110, width: 50, height: 20))
    #expect(arrange(nil).contentSize == container)
    #expect(arrange(.horizontal).frame(at: 0) == Rect(x: 100, y: 0, width: 100, height: 40))
    #expect(arrange(.horizontal).contentSize == Size(width: 300, height: 60))
    #expect(arrange(.vertical).frame(at: 0) == Rect(x: 0, y: 70, width: 100, height: 40))
    #expect(arrange(.vertical).contentSize == Size(width: 100, height: 200))
    #expect(items.requests.allSatisfy { $0.offered == container })
  }

  @Test("Content that is larger, or in an unbounded container, is not centered")
  func centersOnlyWhatIsSmaller() {
    let items = TestItems(fixed: [(400, 40), (50, 20)])
    let wide = Layout.list().centered().arrange(items, in: Size(width: 300, height: unbounded))
    #expect(wide.frames == Layout.list().arrange(items, in: container).frames)
    #expect(wide.contentSize == Size(width: 400, height: 60))
    #expect(wide.bounds == Rect(size: wide.contentSize))
  }

  @Test(
    "The container gets the aspect ratio",
    arguments: [
      (2.0, Size(width: 300, height: 200), Size(width: 300, height: 150)),
      (1, Size(width: 300, height: 200), Size(width: 200, height: 200)),
      (1.5, Size(width: 300, height: 200), Size(width: 300, height: 200)),
      (2, Size(width: 300, height: .infinity), Size(width: 300, height: 150)),
      (2, Size(width: .infinity, height: 200), Size(width: 400, height: 200)),
      (2, Size(width: 0, height: 200), Size(width: 0, height: 0)),
      (0, Size(width: 300, height: 200), Size(width: 300, height: 200)),
      (-1, Size(width: 300, height: 200), Size(width: 300, height: 200)),
      (.nan, Size(width: 300, height: 200), Size(width: 300, height: 200)),
      (.infinity, Size(width: 300, height: 200), Size(width: 300, height: 200)),
      (1e300, Size(width: 300, height: 200), Size(width: 300, height: 3e-298)),
    ])
  func shapes(_ ratio: Double, _ container: Size, _ expected: Size) {
    let items = TestItems([ItemSize(.fill, .fill)])
    _ = Layout.overlay.aspect(ratio).arrange(items, in: container)
    let offered = items.requests[0].offered
    #expect(offered.width == expected.width && abs(offered.height - expected.height) < 1e-9, "\(offered)")
  }

  @Test("An unbounded container has no aspect ratio")
  func unboundedHasNoShape() {
    let items = TestItems([ItemSize(.fixed(10), .fixed(10))])
    _ = Layout.overlay.aspect(2).arrange(items, in: Size(width: .infinity, height: .infinity))
    #expect(items.requests[0].offered == Size(width: unbounded, height: unbounded))
  }

  @Test("A layout with an aspect ratio can be centered")
  func shapedAndCentered() {
    let items = TestItems([ItemSize(.fill, .fill)])
    let poster = Layout.overlay.aspect(1).centered().arrange(items, in: container)
    #expect(poster.frame(at: 0) == Rect(x: 50, y: 0, width: 200, height: 200))
  }

  @Test("A transposed layout hides the baselines of items")
  func transpositionHidesBaselines() {
    final class Asking: LayoutItems {
      let count = 1
      func size(at index: Int, offered: Size) -> Size { Size(width: 10, height: 20) }
      func baselines(at index: Int, size: Size) -> Baselines? { Baselines(first: 7) }
    }
    struct Shifted: LayoutAlgorithm {
      func arrange(_ items: any LayoutItems, in container: Size) -> Arrangement {
        let size = items.size(at: 0, offered: container)
        let baseline = items.baselines(at: 0, size: size)?.first ?? 0
        return FramesArrangement([Rect(origin: Point(x: 0, y: baseline), size: size)])
      }
    }
    #expect(Layout(Shifted()).arrange(Asking(), in: container).frame(at: 0).minY == 7)
    #expect(Layout(Shifted()).transposed().arrange(Asking(), in: container).frame(at: 0).origin == .zero)
  }

  @Test("Wrappers pass the viewport on, transposed if the axes are")
  func viewportIsSeen() {
    final class Scrolled: LayoutItems {
      let count = 1
      var viewport: Size? { Size(width: 30, height: 40) }
      func size(at index: Int, offered: Size) -> Size { .zero }
    }
    struct Page: LayoutAlgorithm {
      func arrange(_ items: any LayoutItems, in container: Size) -> Arrangement {
        FramesArrangement([Rect(size: items.viewport ?? .zero)])
      }
    }
    let page = Layout(Page())
    #expect(page.mirrored().arrange(Scrolled(), in: .zero).contentSize == Size(width: 30, height: 40))
    let sideways = page.inset(1).transposed().arrange(Scrolled(), in: .zero)
    #expect(sideways.contentSize == Size(width: 30, height: 40), "less the insets, and these around it")
  }

  @Test("Wrappers are equal if their kinds and settings are equal")
  func equality() {
    let list = Layout.list()
    #expect(list.mirrored() == list.mirrored() && list.mirrored() != list.reversed())
    #expect(list.centered() == list.centered() && list.centered() != list.centered(along: .vertical))
    #expect(list.aspect(2) == list.aspect(2) && list.aspect(2) != list.aspect(3))
    #expect(list.rounded(to: 2) == list.rounded(to: 2) && list.rounded(to: 2) != list.rounded(to: 3))
  }
}
