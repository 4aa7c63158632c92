import Testing

@testable import TesseraLayout
import TestSupport

/// Properties of stacks of wrappers, tested with random ones. ``LayoutModelTests`` tests the laws of single
/// layouts with wrappers; here the stacks are higher, or the property is specific to wrapping.
@Suite("Random stacks of wrappers", .tags(.model))
struct WrapperModelTests {
  @Test("Visible queries of high stacks find exactly the overlapping frames", arguments: [false, true])
  func visibleQueryIsExact(_ wild: Bool) {
    for seed in (0..<UInt64(300)).sampled {
      var random = SeededGenerator(seed: seed)
      let (name, layout) = random.stack(wild: wild)
      let arrangement = layout.arrange(random.items(wild: wild, most: 30), in: random.container(wild: wild))
      let frames = arrangement.frames
      for rect in random.queries(for: arrangement) {
        let found = arrangement.indices(overlapping: rect)
        let expected = frames.bruteForce(rect)
        guard found == expected else {
          Issue.record("seed \(seed), \(name), \(rect): \(found) instead of \(expected)")
          return
        }
      }
    }
  }

  /// An inset of the visible rectangle at any depth works like one around the stack, turned by the wrappers
  /// around it.
  @Test("Visible insets keep their effect inside other wrappers")
  func visibleInsetsInside() {
    for seed in (0..<UInt64(300)).sampled {
      var random = SeededGenerator(seed: seed)
      var (name, layout) = random.wrappedLayout(wild: false)
      let plain = random.insets(-80...30)
      var insets = plain
      layout = layout.visibleInset(plain)
      name += ".visibleInset(\(plain))"
      for _ in 0..<random.int(1...3) {
        let wrapper = random.wrapper(wild: false)
        layout = wrapper.wrap(layout)
        insets = wrapper.turn(insets)
        name += wrapper.name
      }
      let arrangement = layout.arrange(random.items(wild: false), in: random.container(wild: false))
      for rect in random.queries(for: arrangement) where !rect.hasUndefinedEdge {
        let found = arrangement.indices(overlapping: rect)
        let expected = arrangement.bruteForceVisible(rect, insetBy: insets)
        guard found == expected else {
          Issue.record("seed \(seed), \(name), \(rect): \(found) instead of \(expected)")
          return
        }
      }
    }
  }

  @Test("Visible insets add up, also through wrappers")
  func visibleInsetsAddUp() {
    let items = TestItems(fixed: Array(repeating: (50, 10), count: 50))
    let container = Size(width: 50, height: 500)
    let rows = Layout.list()
    let rect = Rect(x: 0, y: 200, width: 50, height: 20)
    let prepare = Insets(horizontal: 0, vertical: -30)
    let trim = Insets(horizontal: 0, vertical: 20)
    func found(_ layout: Layout) -> [Int] {
      layout.arrange(items, in: container).indices(overlapping: rect)
    }
    #expect(found(rows.visibleInset(prepare)) == Array(17...24))
    #expect(found(rows.visibleInset(prepare).visibleInset(prepare)) == Array(14...27))
    #expect(found(rows.visibleInset(prepare).visibleInset(trim)) == Array(19...22))
    #expect(found(rows.visibleInset(trim).visibleInset(prepare)) == Array(19...22))
    #expect(found(rows.visibleInset(prepare).mirrored().visibleInset(trim)) == Array(19...22))
    #expect(found(rows.visibleInset(trim)).isEmpty)
    #expect(found(rows.visibleInset(trim).inset(0)).isEmpty)
  }

  @Test("A change through a stack equals a new arrangement and keeps the old one")
  func replacingEqualsArrangingAnew() {
    for seed in (0..<UInt64(200)).sampled {
      var random = SeededGenerator(seed: seed)
      let wild = seed % 3 == 0
      let (name, layout) = random.stack(around: ("rows", Layout(RowsLayout())), wild: wild)
      let container = random.container(wild: wild)
      var items = random.items(wild: false, most: 20)
      var arrangement = layout.arrange(items, in: container)
      for _ in 0..<5 {
        let (splices, next) = random.edit(items)
        let before = (arrangement.frames, arrangement.contentSize)
        guard let replaced = arrangement.replacing(splices, with: next) else {
          Issue.record("seed \(seed), \(name): nil")
          return
        }
        #expect((arrangement.frames, arrangement.contentSize) == before, "seed \(seed), \(name)")
        (items, arrangement) = (next, replaced)
        if let index = (0..<items.count).randomElement(using: &random) {
          let size = Size(width: random.extent(wild: false), height: random.extent(wild: false))
          #expect(arrangement.resize(at: index, to: size))
          items.sizes[index] = ItemSize(.fixed(size.width), .fixed(size.height))
        }
        let fresh = layout.arrange(items, in: container)
        guard arrangement.frames == fresh.frames, arrangement.contentSize == fresh.contentSize,
          arrangement.bounds == fresh.bounds
        else {
          Issue.record("seed \(seed), \(name) in \(container): \(splices)")
          return
        }
        let frames = arrangement.frames
        for rect in random.queries(for: arrangement) {
          #expect(arrangement.indices(overlapping: rect) == frames.bruteForce(rect), "seed \(seed)")
        }
      }
    }
  }

  @Test("A wrapper cannot replace items if its content cannot")
  func replacingNeedsTheContent() {
    let items = TestItems(fixed: [(10, 10)])
    let overlay = Layout.overlay.inset(3).mirrored().rounded(to: 2)
    let splices = [ItemSplice(old: 0..<1, new: 0..<1)]
    #expect(overlay.arrange(items, in: Size(width: 50)).replacing(splices, with: items) == nil)
  }

  @Test("Invalid numbers in wrappers give finite frames", arguments: 0..<4)
  func badInputGivesSaneFrames(_ part: Int) {
    for seed in (0..<UInt64(150)).sampled {
      var random = SeededGenerator(seed: seed * 4 + UInt64(part))
      let (name, layout) = random.stack(wild: true)
      let container = random.container(wild: true)
      let arrangement = layout.arrange(random.items(wild: true, most: 30), in: container)
      let content = arrangement.contentSize
      let bounds = arrangement.bounds
      let frames = arrangement.frames + [Rect(size: content), bounds]
      let isSane = frames.allSatisfy { frame in
        [frame.minX, frame.minY, frame.maxX, frame.maxY].allSatisfy(\.isFinite)
          && frame.width >= 0 && frame.height >= 0
      }
      if !isSane { Issue.record("seed \(seed), \(name) in \(container): \(frames)") }
    }
  }

  /// Frames that no layout of this module creates.
  @Test("Arbitrary custom frames do not trap")
  func wildCustomFrames() {
    let numbers = [
      0, -0.0, 1, -1, 0.3, 1e9, 1e18, -1e18, 1e300, -1e300, Double.greatestFiniteMagnitude,
      .leastNonzeroMagnitude, .nan,
      .infinity, -.infinity,
    ]
    struct Frames: LayoutAlgorithm {
      let frames: [Rect]
      func arrange(_ items: any LayoutItems, in container: Size) -> Arrangement { FramesArrangement(frames) }
    }
    for seed in (0..<UInt64(300)).sampled {
      var random = SeededGenerator(seed: seed)
      func rect() -> Rect {
        Rect(
          x: random.pick(numbers), y: random.pick(numbers), width: random.pick(numbers),
          height: random.pick(numbers))
      }
      let custom = Layout(Frames(frames: (0..<8).map { _ in rect() }))
      let (_, layout) = random.stack(around: ("custom", custom), wild: true)
      let arrangement = layout.arrange(TestItems([]), in: random.container(wild: true))
      #expect(arrangement.frames.count == 8)
      // All that can be expected is a result that contains no wrong items.
      for _ in 0..<10 {
        let rect = rect()
        let found = arrangement.indices(overlapping: rect)
        #expect(Set(found).isSubset(of: arrangement.bruteForce(rect)), "seed \(seed)")
      }
      _ = arrangement.bounds
    }
  }
}

extension SeededGenerator {
  /// Returns a random layout in a stack of up to six wrappers.
  fileprivate mutating func stack(wild: Bool) -> (name: String, layout: Layout) {
    stack(around: layout(wild: wild), wild: wild)
  }

  fileprivate mutating func stack(
    around content: (name: String, layout: Layout), wild: Bool
  ) -> (name: String, layout: Layout) {
    var (name, layout) = content
    for _ in 0..<int(1...6) {
      let wrapper = wrapper(wild: wild)
      layout = wrapper.wrap(layout)
      name += wrapper.name
    }
    return (name, layout)
  }

  fileprivate mutating func insets(_ range: ClosedRange<Int>) -> Insets {
    Insets(
      top: Double(int(range)), left: Double(int(range)), bottom: Double(int(range)), right: Double(int(range))
    )
  }

  /// Returns a random change of items, with the items after it.
  fileprivate mutating func edit(_ items: TestItems) -> (splices: [ItemSplice], items: TestItems) {
    var splices: [ItemSplice] = []
    var sizes: [ItemSize] = []
    var position = 0
    while position < items.count || splices.isEmpty {
      let kept = min(int(0...5), items.count - position)
      sizes += items.sizes[position..<(position + kept)]
      position += kept
      let removed = min(int(0...3), items.count - position)
      // Few, so that the number of items stays about the same.
      let inserted = self.items(wild: false, most: 3).sizes.prefix(int(0...3))
      splices.append(
        ItemSplice(
          old: position..<(position + removed), new: sizes.count..<(sizes.count + inserted.count)))
      sizes += inserted
      position += removed
    }
    return (splices, TestItems(sizes))
  }
}

extension Arrangement {
  /// Returns the expected result of a query with an inset visible rectangle, by checking every frame.
  fileprivate func bruteForceVisible(_ rect: Rect, insetBy insets: Insets) -> [Int] {
    let part = Rect(
      x: rect.minX + insets.left, y: rect.minY + insets.top, width: rect.width - insets.horizontal,
      height: rect.height - insets.vertical)
    if part.width <= 0, insets.horizontal > 0 { return [] }
    if part.height <= 0, insets.vertical > 0 { return [] }
    return bruteForce(part)
  }
}
