import Testing

import TesseraLayout
import TestSupport

/// The rectangle around the content and all frames that extend beyond it.
@Suite("Bounds")
struct BoundsTests {
  private let container = Size(width: 300, height: 20)

  @Test("Frames at negative positions enlarge the bounds")
  func negativeFramesStickOut() {
    let arrangement = Layout.absolute([Rect(x: 10, y: -50, width: 20, height: 60), .zero])
      .arrange(TestItems(fixed: [(1, 1), (1, 1)]), in: container)
    #expect(arrangement.contentSize == Size(width: 30, height: 60))
    #expect(arrangement.bounds == Rect(x: 0, y: -50, width: 30, height: 110))
  }

  @Test("Items with negative insets enlarge the bounds")
  func negativeInsetsLetItemsStickOut() {
    let items = TestItems(fixed: [(100, 40), (50, 40)])
    let arrangement = Layout.list().inset(-10).arrange(items, in: container)
    #expect(arrangement.contentSize == Size(width: 80, height: 60))
    #expect(arrangement.bounds == Rect(x: -10, y: -10, width: 100, height: 80))
    #expect(
      Layout.list().inset(-10).transposed().visibleInset(Insets(5)).arrange(items, in: container).bounds
        == Rect(x: -10, y: -10, width: 150, height: 40))
  }

  @Test("Items that are higher than their row extend beyond it on both sides")
  func itemsHigherThanTheirRowStickOutOnBothSides() {
    let arrangement = Layout.row(align: .center).arrange(TestItems(fixed: [(10, 100)]), in: container)
    #expect(arrangement.frame(at: 0).minY == -40)
    #expect(arrangement.bounds.minY == -40 && arrangement.bounds.maxY == 100)
  }

  @Test("Without frames outside, the bounds are the content")
  func contentThatHoldsItsFramesIsTheBounds() {
    let items = TestItems(fixed: [(10, 10), (70, 20), (30, 30)])
    let layouts: [Layout] = [
      .list(spacing: 3), .grid(columns: .count(2)), .flow(spacing: 2), .waterfall(columns: 2), .overlay,
      .list().inset(7), Layout.flow().transposed(),
    ]
    for layout in layouts {
      let arrangement = layout.arrange(items, in: container)
      #expect(arrangement.bounds == Rect(size: arrangement.contentSize))
      #expect(layout.arrange(TestItems([]), in: container).bounds.origin == .zero)
    }
  }

  @Test(
    "The bounds contain every frame, and are not larger without wrappers", .tags(.model),
    arguments: [false, true])
  func boundsContainEveryFrame(_ wild: Bool) {
    for seed in (0..<UInt64(1000)).sampled {
      var random = SeededGenerator(seed: seed)
      let (name, layout) = seed % 2 == 0 ? random.layout(wild: wild) : random.wrappedLayout(wild: wild)
      let arrangement = layout.arrange(random.items(wild: wild), in: random.container(wild: wild))
      let all = arrangement.frames.reduce(Rect(size: arrangement.contentSize)) { $0.union($1) }
      let bounds = arrangement.bounds
      let reach = max(abs(all.minX), abs(all.maxX), abs(all.minY), abs(all.maxY))
      let trifle = 1e-9 + reach * 0x1p-48
      let contains =
        bounds.minX <= all.minX + trifle && bounds.minY <= all.minY + trifle
        && bounds.maxX >= all.maxX - trifle && bounds.maxY >= all.maxY - trifle
      let isTight =
        seed % 2 == 1
        || bounds.minX >= all.minX - trifle && bounds.minY >= all.minY - trifle
          && bounds.maxX <= all.maxX + trifle && bounds.maxY <= all.maxY + trifle
      if !contains || !isTight { Issue.record("seed \(seed), \(name): \(bounds), not \(all)") }
    }
  }

  @Test("The bounds contain frames of an absolute layout exactly", .tags(.model))
  func framesGivenByHandAreContainedExactly() {
    for seed in (0..<UInt64(500)).sampled {
      var random = SeededGenerator(seed: seed)
      let frames = (0..<random.int(0...40)).map { _ in
        Rect(
          x: Double.random(in: -1e12...1e-3, using: &random), y: Double.random(in: -1...1, using: &random),
          width: Double.random(in: 0...1e12, using: &random), height: Double.random(in: 0...1, using: &random)
        )
      }
      let bounds = FramesArrangement(frames).bounds
      for frame in frames {
        let contains =
          bounds.minX <= frame.minX && bounds.minY <= frame.minY && bounds.maxX >= frame.maxX
          && bounds.maxY >= frame.maxY
        #expect(contains, "seed \(seed)")
      }
    }
  }

  @Test("Undefined frames do not hide others")
  func undefinedFramesHideNoOthers() {
    let frames = [
      Rect(x: .nan, y: 0, width: 10, height: 10), Rect(x: 0, y: -5, width: 10, height: 10),
      Rect(x: 0, y: 0, width: 10, height: .nan), Rect(x: -.infinity, y: 0, width: 10, height: 10),
    ]
    let arrangement = FramesArrangement(frames)
    let everything = Rect(x: -100, y: -100, width: 200, height: 200)
    #expect(arrangement.indices(overlapping: everything) == arrangement.bruteForce(everything))
    #expect(arrangement.indices(overlapping: everything) == [1])
    #expect(arrangement.bounds.overlaps(frames[1]))
  }

  @Test("A subclass that defines only frames has correct bounds")
  func plainSubclassesNeedOnlyFrames() {
    final class Steps: Arrangement {
      override func frame(at index: Int) -> Rect {
        Rect(x: Double(index) * 10 - 25, y: index == 3 ? .nan : -5, width: 10, height: 10)
      }
    }
    let steps = Steps(count: 5, contentSize: Size(width: 20, height: 3))
    #expect(steps.bounds == Rect(x: -25, y: -5, width: 50, height: 10))
  }
}
