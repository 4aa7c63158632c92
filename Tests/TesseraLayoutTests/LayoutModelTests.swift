import Testing

import TesseraLayout
import TestSupport

/// Properties of every layout, tested with random layouts, items and rectangles.
@Suite("Laws of layouts", .tags(.model))
struct LayoutModelTests {
  /// Law 6, with ordinary and invalid numbers.
  @Test("Visible queries find exactly the overlapping frames", arguments: [false, true])
  func visibleQueryIsExact(_ wild: Bool) {
    for seed in (0..<UInt64(1000)).sampled {
      var random = SeededGenerator(seed: seed)
      let (name, layout) = random.wrappedLayout(wild: wild)
      let items = random.items(wild: wild)
      let container = random.container(wild: wild)
      let arrangement = layout.arrange(items, in: container)
      #expect(arrangement.count == items.count)
      let frames = arrangement.frames
      for rect in random.queries(for: arrangement) {
        let found = arrangement.indices(overlapping: rect)
        var (ranges, scratch): ([Range<Int>], [Int]) = ([], [])
        arrangement.appendRanges(overlapping: rect, to: &ranges, scratch: &scratch)
        #expect(ranges.flatMap { Array($0) } == found, "seed \(seed), \(name)")
        #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound })
        if found != frames.bruteForce(rect) {
          Issue.record("seed \(seed), \(name) in \(container), \(rect): \(found)")
          return
        }
      }
    }
  }

  @Test("A visible inset changes the queried rectangle")
  func visibleInsetChangesTheRectangle() {
    for seed in (0..<UInt64(1000)).sampled {
      var random = SeededGenerator(seed: seed)
      let (name, layout) = random.wrappedLayout(wild: false)
      let insets = Insets(
        top: Double(random.int(-80...30)), left: Double(random.int(-80...30)),
        bottom: Double(random.int(-80...30)), right: Double(random.int(-80...30)))
      let arrangement = layout.visibleInset(insets).arrange(random.items(wild: false), in: Size(width: 300))
      let rect = Rect(x: 20, y: Double(random.int(-100...600)), width: 200, height: 150)
      let found = arrangement.indices(overlapping: rect)
      #expect(found == arrangement.bruteForce(rect.inset(by: insets)), "seed \(seed), \(name)")
    }
  }

  /// All numbers stay finite, and extents are not negative.
  @Test("Invalid input gives finite frames")
  func badInputGivesSaneFrames() {
    for seed in (0..<UInt64(1000)).sampled {
      var random = SeededGenerator(seed: seed)
      let (name, layout) = random.layout(wild: true)
      let container = random.container(wild: true)
      let arrangement = layout.arrange(random.items(wild: true), in: container)
      let content = arrangement.contentSize
      #expect(content.width.isFinite && content.height.isFinite && content.width >= 0 && content.height >= 0)
      for frame in arrangement.frames {
        let isSane =
          [frame.minX, frame.minY, frame.maxX, frame.maxY].allSatisfy(\.isFinite)
          && frame.width >= 0 && frame.height >= 0
        if !isSane { Issue.record("seed \(seed), \(name) in \(container): \(frame)") }
      }
    }
  }

  @Test("Frames of indices out of range are zero")
  func framesOutOfRangeAreZero() {
    for seed in (0..<UInt64(300)).sampled {
      var random = SeededGenerator(seed: seed)
      let arrangement = random.wrappedLayout(wild: true).layout.arrange(
        random.items(wild: true), in: random.container(wild: true))
      for index in [-1, Int.min, arrangement.count, Int.max] {
        #expect(arrangement.frame(at: index) == .zero, "seed \(seed)")
        #expect(!arrangement.resize(at: index, to: Size(width: 1, height: 1)))
      }
    }
  }

  @Test("Reported runs of equal items do not change the arrangement", arguments: [false, true])
  func hintsChangeNothing(_ wild: Bool) {
    for seed in (0..<UInt64(400)).sampled {
      var random = SeededGenerator(seed: seed)
      let (name, layout) = random.wrappedLayout(wild: wild)
      let items = random.items(wild: wild)
      let container = random.container(wild: wild)
      let slow = layout.arrange(items, in: container)
      items.hints = true
      let fast = layout.arrange(items, in: container)
      #expect(fast.frames == slow.frames && fast.contentSize == slow.contentSize, "seed \(seed), \(name)")
    }
  }

  @Test("Resizing an item equals a new arrangement", arguments: [false, true])
  func resizingEqualsArrangingAnew(_ wild: Bool) {
    for seed in (0..<UInt64(150)).sampled {
      var random = SeededGenerator(seed: seed)
      let (name, layout) = random.wrappedLayout(wild: wild, kinds: 0...1)
      let items = random.items(wild: wild)
      let container = random.container(wild: wild)
      let arrangement = layout.arrange(items, in: container)
      for _ in 0..<(items.count == 0 ? 0 : 12) {
        let index = random.int(0...(items.count - 1))
        let size = Size(width: random.extent(wild: wild), height: random.extent(wild: wild))
        #expect(arrangement.resize(at: index, to: size))
        items.sizes[index] = ItemSize(.fixed(size.width), .fixed(size.height))
        let fresh = layout.arrange(items, in: container)
        if arrangement.frames != fresh.frames || arrangement.contentSize != fresh.contentSize {
          Issue.record("seed \(seed), \(name): item \(index) to \(size)")
          return
        }
      }
      let frames = arrangement.frames
      for rect in random.queries(for: arrangement) {
        #expect(arrangement.indices(overlapping: rect) == frames.bruteForce(rect), "seed \(seed)")
      }
    }
  }

  @Test("An item resized to its reported size does not keep its stretched size")
  func answersAreKept() {
    var resizedCount = 0
    for seed in (0..<UInt64(400)).sampled {
      var random = SeededGenerator(seed: seed)
      let (name, layout) = random.wrappedLayout(wild: false)
      let items = random.items(wild: false)
      let container = random.container(wild: false)
      let arrangement = layout.arrange(items, in: container)
      guard items.count > 1 else { continue }
      let size = Size(width: random.extent(wild: false), height: random.extent(wild: false))
      let other = random.int(0...(items.count - 1))
      let areResized = (0..<items.count).allSatisfy {
        arrangement.resize(at: $0, to: arrangement.reportedSize(at: $0))
      }
      guard areResized, arrangement.resize(at: other, to: size) else { continue }
      resizedCount += 1
      items.sizes[other] = ItemSize(.fixed(size.width), .fixed(size.height))
      let fresh = layout.arrange(items, in: container)
      if arrangement.frames != fresh.frames || arrangement.contentSize != fresh.contentSize {
        Issue.record("seed \(seed), \(name): item \(other) to \(size)")
        return
      }
    }
    #expect(resizedCount > (SeedShare.isWhole ? 50 : 5))
  }

  @Test("Transposing twice changes nothing")
  func transposingTwiceIsIdentity() {
    for seed in (0..<UInt64(1000)).sampled {
      var random = SeededGenerator(seed: seed)
      let (name, layout) = random.wrappedLayout(wild: seed % 2 == 0)
      let items = random.items(wild: false)
      let container = random.container(wild: false)
      let once = layout.arrange(items, in: container)
      let thrice = layout.transposed().transposed().arrange(items, in: container)
      #expect(once.frames == thrice.frames && once.contentSize == thrice.contentSize, "\(seed), \(name)")
    }
  }
}
