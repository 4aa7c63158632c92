import Testing
import TesseraLayout
import TestSupport

@Suite("Pages")
struct PagesTests {
  private let endless = Size(width: 300, height: .infinity)
  private let seen = Size(width: 320, height: 480)

  @Test("A page fills the viewport")
  func fullPages() {
    let items = ViewportItems(count: 3, viewport: seen)
    let pages = Layout.pages(spacing: 20).arrange(items, in: endless)
    #expect(pages.frames == [0, 500, 1000].map { Rect(x: 0, y: $0, width: 300, height: 480) })
    #expect(pages.contentSize == Size(width: 300, height: 1480))
    let sideways = Layout.pages(spacing: 20).transposed().arrange(
      items, in: Size(width: .infinity, height: 100))
    #expect(sideways.frames == [0, 340, 680].map { Rect(x: $0, y: 0, width: 320, height: 100) })
  }

  @Test("Insets around pages and columns reduce the viewport, at any depth")
  func insets() {
    let items = ViewportItems(count: 3, viewport: seen)
    let frame = Rect(x: 5, y: 10, width: 290, height: 450)
    let insets = Insets(top: 10, left: 5, bottom: 20, right: 5)
    for layout in [
      Layout.pages().inset(insets), .pages().transposed().inset(insets.transposed).transposed(),
      .pages().mirrored().inset(insets),
      .pages().inset(Insets(bottom: 20)).inset(Insets(top: 10, left: 5, right: 5)),
      .mosaic(.row(height: .fraction(1), [.item()])).inset(insets),
      .pages().rounded(to: 1).centered().inset(insets),
    ] {
      let pages = layout.arrange(items, in: endless)
      #expect(pages.frame(at: 0) == frame)
      #expect(pages.replacing([], with: items)?.frame(at: 0) == frame)
      items.viewport?.height -= 10
      #expect(pages.replacing([], with: items) == nil, "there is less to see")
      items.viewport = seen
    }
    let columns = Layout.grid(columns: .count(2)).inset(insets).arrange(
      items, in: Size(width: .infinity, height: 100))
    #expect(columns.frame(at: 1).minX == 160)
    items.viewport = Size(width: 8, height: 8)
    #expect(Layout.pages().inset(insets).arrange(items, in: endless).frame(at: 0).height == 0)
    #expect(Layout.pages().inset(-1).arrange(items, in: endless).frame(at: 0).height == 10)
  }

  @Test("A bounded container is the page, regardless of the viewport")
  func boundedContainer() {
    let items = ViewportItems(count: 2, viewport: seen)
    let pages = Layout.pages().arrange(items, in: Size(width: 200, height: 100))
    #expect(pages.frames == [0, 100].map { Rect(x: 0, y: $0, width: 200, height: 100) })
  }

  @Test("Neighbors are partly visible on both sides of the page in the middle")
  func peek() {
    let items = ViewportItems(count: 4, viewport: seen)
    let pages = Layout.pages(spacing: 10, peek: 30).arrange(items, in: endless)
    #expect(pages.frame(at: 0) == Rect(x: 0, y: 40, width: 300, height: 400))
    for index in 0..<4 {
      let page = pages.frame(at: index)
      let visible = Rect(x: 0, y: page.minY - 40, width: 300, height: 480)
      let shown = pages.indices(overlapping: visible)
      #expect(shown == Array(max(0, index - 1)...min(3, index + 1)))
      if index > 0 { #expect(pages.frame(at: index - 1).maxY == visible.minY + 30) }
      if index < 3 { #expect(pages.frame(at: index + 1).minY == visible.maxY - 30) }
    }
    #expect(pages.contentSize.height == pages.frame(at: 3).maxY + 40)
  }

  /// The case `hpager pages are as wide as the container`, recorded from another library.
  @Test("Pages with the height of their items follow the alignment")
  func recordedPager() {
    let items = TestItems(fixed: [(50, 40), (400, 60)])
    let container = Size(width: 300, height: 100)
    let pages = Layout.pages(align: .center).transposed().arrange(items, in: container)
    #expect(
      pages.frames == [Rect(x: 0, y: 10, width: 300, height: 40), Rect(x: 300, y: 0, width: 300, height: 60)])
    #expect(pages.contentSize == Size(width: 600, height: 60))
    #expect(items.requests.map(\.index) == [0, 1] && items.requests.allSatisfy { $0.offered == container })
    let end = Layout.pages(align: .end).transposed().arrange(items, in: container)
    #expect(end.frame(at: 0) == Rect(x: 0, y: 20, width: 300, height: 40))
    let filled = Layout.pages().transposed().arrange(items, in: container)
    #expect(filled.frame(at: 0) == Rect(x: 0, y: 0, width: 300, height: 100))
  }

  @Test("Pages without a known extent have none")
  func unknownExtent() {
    let items = ViewportItems(count: 3, viewport: nil)
    let pages = Layout.pages(spacing: 5).arrange(items, in: Size(width: .infinity, height: .infinity))
    #expect(pages.frames == [0, 5, 10].map { Rect(x: 0, y: $0, width: 0, height: 0) })
    items.viewport = Size(width: .infinity, height: 10)
    #expect(Layout.pages().arrange(items, in: endless).contentSize == Size(width: 300, height: 30))
  }

  @Test("Invalid distances count as the nearest valid ones")
  func absurdNumbers() {
    let items = ViewportItems(count: 2, viewport: seen)
    for number in [-3, Double.nan, -Double.infinity, 0] {
      #expect(
        Layout.pages(spacing: number, peek: number).arrange(items, in: endless).frame(at: 1).minY == 480)
    }
    let narrow = Layout.pages(spacing: 10, peek: 400).arrange(items, in: endless)
    #expect(narrow.frames == [410, 420].map { Rect(x: 0, y: $0, width: 300, height: 0) })
    let endlessGap = Layout.pages(spacing: .infinity).arrange(items, in: endless)
    #expect(endlessGap.frame(at: 1) == Rect(x: 0, y: Size.largestExtent, width: 300, height: 0))
    for count in [Int.max, -1] {
      items.count = count
      let pages = Layout.pages(spacing: 20).arrange(items, in: endless)
      #expect(pages.count == max(0, count))
      #expect(pages.indices(overlapping: Rect(x: 0, y: 490, width: 10, height: 20)) == (count > 0 ? [1] : []))
    }
  }

  @Test("Ten million pages measure one item per run")
  func tenMillion() {
    let items = RunItems([(9_999_999, Size(width: 100, height: 1)), (1, Size(width: 200, height: 1))])
    let container = Size(width: 300, height: 44.1)
    let pitch = 45_158.0 / 1024 + 1
    let last = Rect(x: 0, y: 9_999_999 * pitch, width: 300, height: pitch - 1)
    let pages = Layout.pages(spacing: 1).arrange(items, in: container)
    #expect(pages.frame(at: 9_999_999) == last && pages.bounds.maxY == last.maxY && items.requests == 0)
    #expect(pages.indices(overlapping: last.offset(by: Point(y: -10))) == [9_999_998, 9_999_999])
    let own = Layout.pages(spacing: 1, align: .center).arrange(items, in: container)
    #expect(
      own.frame(at: 7) == Rect(x: 50, y: 7 * pitch, width: 100, height: pitch - 1) && items.requests == 2)
  }

  @Test("Pages are equal if their settings are equal")
  func equality() {
    #expect(Layout.pages(spacing: 1) == .pages(spacing: 1) && Layout.pages(peek: 1) != .pages(spacing: 1))
    #expect(Layout.pages() == .pages(align: .stretch) && Layout.pages() != .pages(align: .start))
  }
}

/// Random pages compared with a naive placement.
@Suite("Random pages", .tags(.model))
struct PagesModelTests {
  private func settings(_ random: inout SeededGenerator, wild: Bool) -> PagesLayout {
    PagesLayout(
      spacing: random.extent(wild: wild), peek: random.chance(50) ? 0 : random.extent(wild: wild),
      align: random.alignment())
  }

  @Test("Frames and visible items equal a naive placement", arguments: [false, true])
  func framesAndQueries(_ wild: Bool) {
    for seed in (0..<UInt64(500)).sampled {
      var random = SeededGenerator(seed: seed)
      let settings = settings(&random, wild: wild)
      let items = random.items(wild: wild)
      let container = random.container(wild: wild)
      let pages = Layout(settings).arrange(items, in: container)
      let expected = naive(settings, items, in: container.sanitized)
      if pages.frames != expected {
        Issue.record("seed \(seed), \(settings) in \(container): \(pages.frames), not \(expected)")
        return
      }
      let all = expected.reduce(Rect.zero) { $0.union($1) }
      #expect(pages.bounds.maxX == all.maxX || settings.align == .stretch && items.count == 0)
      let frames = pages.frames
      for rect in random.queries(for: pages) {
        let found = pages.indices(overlapping: rect)
        if found != frames.bruteForce(rect) {
          Issue.record("seed \(seed), \(settings) in \(container), \(rect): \(found)")
        }
      }
    }
  }

  @Test("Changes of pages equal a new arrangement", arguments: [false, true])
  func changesEqualArrangingAnew(_ wild: Bool) {
    for seed in (0..<UInt64(200)).sampled {
      var random = SeededGenerator(seed: seed)
      let settings = settings(&random, wild: wild)
      let layout = random.chance(30) ? Layout(settings) : Layout(PagesLayout(align: .center))
      let items = random.items(wild: wild)
      items.hints = random.chance(50)
      let container = random.container(wild: wild)
      var pages = layout.arrange(items, in: container)
      for step in 0..<8 {
        let before = pages.frames
        let old = pages
        if random.chance(50), items.count > 0 {
          let index = random.int(0...(items.count - 1))
          let size = Size(width: random.extent(wild: wild), height: random.extent(wild: wild))
          #expect(pages.resize(at: index, to: size))
          items.sizes[index] = ItemSize(.fixed(size.width), .fixed(size.height))
        } else {
          let splices = random.change(items, wild: wild)
          guard let after = pages.replacing(splices, with: items) else {
            Issue.record("seed \(seed), step \(step): not replaced")
            return
          }
          pages = after
          #expect(old.frames == before, "seed \(seed), step \(step): the old arrangement has changed")
        }
        let fresh = layout.arrange(items, in: container)
        if pages.frames != fresh.frames || pages.contentSize != fresh.contentSize {
          Issue.record("seed \(seed), step \(step), \(settings): \(pages.frames), not \(fresh.frames)")
          return
        }
        let rect = random.rect(wild: false)
        #expect(pages.indices(overlapping: rect) == pages.bruteForce(rect), "seed \(seed), step \(step)")
      }
    }
  }

  @Test("Splices that do not fit the items are rejected")
  func wrongSplices() {
    let items = TestItems(fixed: [(10, 10), (20, 10), (30, 10)])
    let pages = Layout.pages(align: .start).arrange(items, in: Size(width: 100, height: 100))
    #expect(pages.replacing([ItemSplice(old: 0..<1, new: 0..<0)], with: items) == nil)
    #expect(pages.replacing([ItemSplice(old: 7..<9, new: 5..<900)], with: items)?.frames == pages.frames)
  }

  private func naive(_ settings: PagesLayout, _ items: TestItems, in container: Size) -> [Rect] {
    func rounded(_ number: Double) -> Double {
      number > 0 ? (min(number, Size.largestExtent) * 1024).rounded() / 1024 : 0
    }
    func cut(_ number: Double) -> Double { min(number, Size.largestExtent) }
    let width = container.width < Size.largestExtent ? container.width : 0
    let gap = rounded(settings.spacing)
    let margin = rounded(settings.peek) > 0 ? cut(rounded(settings.peek) + gap) : 0
    let height = rounded(container.height < Size.largestExtent ? container.height : 0)
    let page = max(0, max(0, height - margin) - margin)
    let isFilled = settings.align == .stretch
    let offer = Size(width: width, height: cut(margin + page) - margin)
    let widths = items.sizes.map { isFilled ? width : rounded($0.resolve(offer).width) }
    let widest = widths.max() ?? 0
    return widths.enumerated().map { index, width in
      let top = cut(margin + cut(Double(index) * cut(page + gap)))
      let free = widest - width
      let x: Double =
        switch settings.align {
        case .end: free
        case .center: (free / 2 * 1024).rounded(.down) / 1024
        default: 0
        }
      let bottom = cut(margin + page + cut(Double(index) * cut(page + gap)))
      return Rect(x: x, y: top, width: width, height: bottom - top)
    }
  }
}

extension SeededGenerator {
  /// Replaces some items by others and returns the splices.
  fileprivate mutating func change(_ items: TestItems, wild: Bool) -> [ItemSplice] {
    var splices: [ItemSplice] = []
    var sizes: [ItemSize] = []
    var old = 0
    while old < items.count {
      let kept = int(1...12)
      sizes += items.sizes[old..<min(items.count, old + kept)]
      old += kept
      guard old <= items.count else { break }
      let end = min(items.count, old + int(0...3))
      let come = int(0...3)
      splices.append(ItemSplice(old: old..<end, new: sizes.count..<(sizes.count + come)))
      sizes += (0..<come).map { _ in ItemSize(.fixed(extent(wild: wild)), .fixed(10)) }
      old = end
    }
    items.sizes = sizes
    return splices
  }
}
