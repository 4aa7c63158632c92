import Testing

@testable import TesseraLayout
import TestSupport

/// Random mosaics compared with a naive recursive placement.
@Suite("Random mosaics", .tags(.model))
struct MosaicModelTests {
  /// A random mosaic, small seeds first.
  private struct Example {
    var part: NaivePart
    let count: Int
    let spacing: Double
    let container: Size
    let viewport: Size?

    init(_ random: inout SeededGenerator, wild: Bool) {
      part = random.mosaic(levels: random.int(0...3), wild: wild)
      count = random.int(0...40)
      spacing = random.chance(50) ? 0 : random.extent(wild: wild)
      container =
        random.chance(50)
        ? Size(width: Double(random.int(0...400)), height: .infinity) : random.container(wild: wild)
      viewport = random.chance(50) ? nil : random.container(wild: wild)
    }

    var layout: Layout { .mosaic(part.group, spacing: spacing) }
    var items: ViewportItems { ViewportItems(count: count, viewport: viewport) }

    var naiveFrames: [Rect] {
      func seen(_ axis: Axis) -> Double? {
        let extents = [container.sanitized[axis], viewport?.sanitized[axis]]
        return extents.compactMap { $0 }.first { $0 < Size.largestExtent }
      }
      return part.frames(
        count: count, width: seen(.horizontal) ?? 0, height: seen(.vertical), spacing: spacing)
    }

    var text: String { "\(part), \(count) items, gap \(spacing), in \(container), \(viewport as Any) seen" }
  }

  @Test("Frames equal a naive placement, bit by bit", arguments: [false, true])
  func framesEqualNaivePlacement(_ wild: Bool) {
    for seed in (0..<UInt64(3000)).sampled {
      var random = SeededGenerator(seed: seed)
      let example = Example(&random, wild: wild)
      let arrangement = example.layout.arrange(example.items, in: example.container)
      let expected = example.naiveFrames
      let end = expected.reduce(Rect.zero) { $0.union($1) }
      guard arrangement.frames == expected, arrangement.contentSize == end.size else {
        let index = (0..<example.count).first { arrangement.frame(at: $0) != expected[$0] } ?? 0
        Issue.record(
          """
          seed \(seed), item \(index) at \(arrangement.frame(at: index)), not \(expected.dropFirst(index).first as Any), \
          content \(arrangement.contentSize), not \(end.size): \(example.text)
          """)
        return
      }
      #expect(arrangement.bounds == Rect(size: arrangement.contentSize))
    }
  }

  @Test("Visible queries find exactly the overlapping frames", arguments: [false, true])
  func visibleQueryIsExact(_ wild: Bool) {
    for seed in (0..<UInt64(2000)).sampled {
      var random = SeededGenerator(seed: seed)
      let example = Example(&random, wild: wild)
      let layout = [example.layout, example.layout.transposed(), example.layout.inset(7)][Int(seed % 3)]
      let arrangement = layout.arrange(example.items, in: example.container)
      let frames = arrangement.frames
      for rect in random.queries(for: arrangement) {
        let found = arrangement.indices(overlapping: rect)
        if found != frames.bruteForce(rect) {
          Issue.record(
            "seed \(seed), \(rect): \(found), not \(frames.bruteForce(rect)): \(example.text)")
          return
        }
      }
    }
  }

  @Test("A changed number of items equals a new arrangement")
  func replacingEqualsArrangingAnew() {
    for seed in (0..<UInt64(1000)).sampled {
      var random = SeededGenerator(seed: seed)
      let example = Example(&random, wild: seed % 2 == 0)
      let items = example.items
      let before = example.layout.arrange(items, in: example.container)
      let old = before.frames
      items.count = random.int(0...60)
      let fresh = example.layout.arrange(items, in: example.container)
      let splice = ItemSplice(old: 0..<example.count, new: 0..<items.count)
      let after = before.replacing([splice], with: items)
      #expect(
        after?.frames == fresh.frames && after?.contentSize == fresh.contentSize,
        "seed \(seed), \(example.text)")
      #expect(before.frames == old)
    }
  }

  /// Copies of an interval, counted one by one.
  @Test("Queries of repeated intervals agree with a count of single copies")
  func repeatedSpans() {
    for seed in (0..<UInt64(3000)).sampled {
      var random = SeededGenerator(seed: seed)
      let wild = seed % 2 == 0
      let start = FixedLength(random.extent(wild: wild))
      let span = RepeatedInterval(
        start: start, end: start + FixedLength(random.extent(wild: wild)),
        pitch: FixedLength(random.extent(wild: wild)))
      let count = random.int(0...30)
      let near = span.start(of: random.int(0...30)).points + random.pick([-3, 0, 0, 0.0001, 7])
      let upper = random.pick([near, random.extent(wild: wild), .infinity]).sanitizedCoordinate
      let lower = random.pick([near, span.end(of: 2).points, upper - random.extent(wild: false), -.infinity])
      let found = span.copies(count, endingAfter: lower, beginningBefore: upper)
      let expected = (0..<count).filter {
        span.end(of: $0).points > lower && span.start(of: $0).points < upper
      }
      #expect(Array(found) == expected, "seed \(seed): \(span), \(count) copies, from \(lower) to \(upper)")
    }
  }
}
