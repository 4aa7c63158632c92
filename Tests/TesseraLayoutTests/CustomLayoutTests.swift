import Testing
import TesseraLayout
import TestSupport

@Suite("Custom layouts")
struct CustomLayoutTests {
  private let container = Size(width: 300, height: 200)
  private let items = TestItems(fixed: [(10, 20), (30, 40), (50, 60)])

  @Test("A closure places all items from their sizes")
  func framesFromSizes() {
    let stairs = Layout.custom(id: "stairs") { sizes, container in
      var corner = Point(x: container.width / 2)
      return sizes.map { size in
        defer { corner = corner + Point(x: size.width, y: size.height) }
        return Rect(origin: corner, size: size)
      }
    }
    let arrangement = stairs.arrange(items, in: container)
    #expect(
      arrangement.frames.map(\.minX) == [150, 160, 190] && arrangement.frames.map(\.minY) == [0, 20, 60])
    #expect(arrangement.contentSize == Size(width: 240, height: 120))
    #expect(
      items.requests.map(\.index) == [0, 1, 2] && items.requests.allSatisfy { $0.offered == container })
  }

  @Test("A closure places one item by its position")
  func frameByIndex() {
    let step = 7.5
    let layout = Layout.custom(id: step) { index, container in
      let x = Double(index) * step
      return Rect(x: x, y: container.height, width: step, height: 1)
    }
    #expect(layout.arrange(items, in: container).frames.map(\.minX) == [0, 7.5, 15])
    #expect(layout.arrange(items, in: container).contentSize == Size(width: 22.5, height: 201))
    #expect(items.requests.isEmpty)
  }

  @Test("Ranges leave out indices beyond the items")
  func rangesOfWrongIndices() {
    final class Wild: Arrangement {
      override func appendIndices(overlapping rect: Rect, to result: inout [Int]) {
        result += [-1, .min, 0, 1, 2, 4, 3, 5, .max]
      }
    }
    var (ranges, scratch): ([Range<Int>], [Int]) = ([], [7])
    Wild(count: 5, contentSize: .zero).appendRanges(overlapping: .zero, to: &ranges, scratch: &scratch)
    #expect(ranges == [0..<3, 4..<5, 3..<4])
  }

  @Test("Missing frames are zero, excess frames are ignored")
  func wrongNumberOfFrames() {
    let one = Rect(x: 1, y: 2, width: 3, height: 4)
    let few = Layout.custom(id: 1) { _, _ in [one] }
    #expect(few.arrange(items, in: container).frames == [one, .zero, .zero])
    let many = Layout.custom(id: 1) { sizes, _ in Array(repeating: one, count: sizes.count + 5) }
    #expect(many.arrange(items, in: container).frames == [one, one, one])
    #expect(many.arrange(items, in: container).count == 3)
  }

  @Test("Invalid frames, sizes and containers are sanitized")
  func absurdNumbers() {
    let bad = Rect(x: .nan, y: -.infinity, width: -5, height: .infinity)
    let byIndex = Layout.custom(id: 1) { index, _ in index == 1 ? bad : .zero }
    let frames = byIndex.arrange(items, in: container).frames
    #expect(frames[1] == Rect(x: 0, y: -Size.largestExtent, width: 0, height: Size.largestExtent))
    #expect(Layout.custom(id: 1) { _, _ in [.zero, bad] }.arrange(items, in: container).frames == frames)

    let wild = TestItems(fixed: [(.nan, -1)])
    let echo = Layout.custom(id: 1) { sizes, container in
      sizes.prefix(1).map { Rect(size: $0) } + [Rect(size: container)]
    }
    wild.sizes.append(ItemSize(.fixed(1), .fixed(1)))
    let echoed = echo.arrange(wild, in: Size(width: .nan, height: .infinity)).frames
    #expect(echoed == [.zero, Rect(x: 0, y: 0, width: 0, height: Size.largestExtent)])
    let none = ViewportItems(count: -4, viewport: nil)
    #expect(
      byIndex.arrange(none, in: container).count == 0 && echo.arrange(TestItems([]), in: container).count == 0
    )
  }

  @Test("Layouts are equal if their ids and kinds are equal")
  func equality() {
    let frames: @Sendable ([Size], Size) -> [Rect] = { sizes, _ in sizes.map { Rect(size: $0) } }
    let frame: @Sendable (Int, Size) -> Rect = { _, _ in .zero }
    #expect(Layout.custom(id: 1, frames: frames) == .custom(id: 1) { _, _ in [] })
    #expect(Layout.custom(id: 1, frames: frames) != .custom(id: 2, frames: frames))
    #expect(Layout.custom(id: 1, frames: frames) != .custom(id: 1, frame: frame))
    #expect(Layout.custom(id: 1, frame: frame) != .custom(id: "1", frame: frame))
    #expect(Layout.custom(id: 1, frame: frame).inset(3) == .custom(id: 1, frame: frame).inset(3))
  }

  @Test("CircleLayout places items on a circle that fits the container")
  func circle() {
    let dots = TestItems(fixed: Array(repeating: (20, 20), count: 4))
    let arrangement = Layout(CircleLayout()).arrange(dots, in: container)
    let expected = [(140.0, 0.0), (230, 90), (140, 180), (50, 90)]
    for (frame, corner) in zip(arrangement.frames, expected) {
      #expect(frame.isClose(to: Rect(x: corner.0, y: corner.1, width: 20, height: 20)))
    }
    let endless = Layout(CircleLayout()).arrange(dots, in: Size(width: 100, height: .infinity))
    #expect(endless.frame(at: 2).isClose(to: Rect(x: 40, y: 80, width: 20, height: 20)))
    #expect(Layout(CircleLayout()).arrange(TestItems([]), in: container).contentSize == .zero)
  }

  @Test("CardStackLayout shows the top of each card")
  func cards() {
    let cards = TestItems(fixed: Array(repeating: (20, 90), count: 1000))
    let arrangement = Layout(CardStackLayout(peek: 30)).inset(5).arrange(cards, in: container)
    #expect(arrangement.frame(at: 2) == Rect(x: 5, y: 65, width: 290, height: 90))
    #expect(arrangement.contentSize == Size(width: 300, height: 999 * 30 + 90 + 10))
    #expect(arrangement.indices(overlapping: Rect(x: 0, y: 95, width: 300, height: 30)) == [1, 2, 3])
  }

  @Test(
    "Custom layouts support exact visible queries, insets and transposition", .tags(.model),
    arguments: [false, true])
  func queries(_ wild: Bool) {
    for seed in (0..<UInt64(300)).sampled {
      var random = SeededGenerator(seed: seed)
      let places = (0..<100).map { _ in random.rect(wild: wild) }
      let custom: [Layout] = [
        Layout(CircleLayout()), Layout(CardStackLayout(peek: random.extent(wild: wild))),
        .custom(id: seed) { index, _ in places[index % 100] },
        .custom(id: seed) { sizes, _ in zip(places, sizes).map { Rect(origin: $0.origin, size: $1) } },
      ]
      let kind = random.int(0...3)
      let insets = Insets(
        top: random.extent(wild: wild), left: -20, bottom: 3, right: random.extent(wild: wild))
      let layout = random.pick([
        custom[kind], custom[kind].transposed(), custom[kind].inset(insets),
        custom[kind].inset(insets).transposed(),
      ])
      let container = random.container(wild: wild)
      let arrangement = layout.arrange(random.items(wild: wild), in: container)
      let frames = arrangement.frames
      for rect in random.queries(for: arrangement) {
        let found = arrangement.indices(overlapping: rect)
        if found != frames.bruteForce(rect) {
          Issue.record("seed \(seed), kind \(kind), \(rect) in \(container): \(found)")
        }
      }
      if wild { continue }
      let items = random.items(wild: false)
      let upright = custom[kind].transposed().transposed().arrange(items, in: container)
      #expect(
        upright.frames == custom[kind].arrange(items, in: container).frames, "seed \(seed), kind \(kind)")
    }
  }
}
