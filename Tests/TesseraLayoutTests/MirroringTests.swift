import Testing

import TesseraLayout
import TestSupport

@Suite("Mirroring")
struct MirroringTests {
  private let container = Size(width: 300, height: 200)

  @Test("Small content is at the far edge of the container")
  func standsAtTheFarEdge() {
    let items = TestItems(fixed: [(100, 40), (50, 20)])
    let rightToLeft = Layout.list(spacing: 5).mirrored().arrange(items, in: container)
    #expect(
      rightToLeft.frames == [
        Rect(x: 200, y: 0, width: 100, height: 40), Rect(x: 250, y: 45, width: 50, height: 20),
      ])
    #expect(rightToLeft.contentSize == Size(width: 300, height: 65))
    let bottomUp = Layout.list(spacing: 5).reversed().arrange(items, in: container)
    #expect(
      bottomUp.frames == [
        Rect(x: 0, y: 160, width: 100, height: 40), Rect(x: 0, y: 135, width: 50, height: 20),
      ])
    #expect(bottomUp.contentSize == Size(width: 100, height: 200))
  }

  @Test("In an unbounded or smaller container, content is mirrored in itself")
  func turnsWithinItself() {
    let items = TestItems(fixed: [(100, 40), (50, 20)])
    let frames = [Rect(x: 0, y: 20, width: 100, height: 40), Rect(x: 0, y: 0, width: 50, height: 20)]
    for height in [Size.largestExtent, .infinity, 60, 7] {
      let arrangement = Layout.list().reversed().arrange(items, in: Size(width: 300, height: height))
      #expect(arrangement.frames == frames)
      #expect(arrangement.contentSize == Size(width: 100, height: 60))
    }
  }

  @Test("Items that extend beyond the content extend on the other side")
  func sticksOut() {
    let items = TestItems(fixed: [(50, 20)])
    let arrangement = Layout.list().inset(Insets(left: -10)).mirrored().arrange(items, in: container)
    #expect(arrangement.frame(at: 0) == Rect(x: 260, y: 0, width: 50, height: 20))
    #expect(arrangement.bounds == Rect(x: 0, y: 0, width: 310, height: 20))
  }

  @Test(
    "Mirrored frames follow from the unmirrored ones by arithmetic", .tags(.model), arguments: [false, true])
  func framesAreArithmetic(_ wild: Bool) {
    for seed in (0..<UInt64(400)).sampled {
      var random = SeededGenerator(seed: seed)
      let (name, layout) = random.wrappedLayout(wild: wild)
      let items = random.items(wild: wild)
      let container = random.container(wild: wild)
      // Mirroring a mirrored layout gives back the layout inside, which has its own test.
      if name.contains(".mirrored()") { continue }
      let plain = layout.arrange(items, in: container)
      let mirrored = layout.mirrored().arrange(items, in: container)
      let room = container.sanitized.width.isUnbounded ? 0 : container.sanitized.width
      let width = max(plain.contentSize.width, room)
      let expected = plain.frames.map { frame in
        Rect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
      }
      #expect(mirrored.frames == expected, "seed \(seed), \(name)")
      #expect(
        mirrored.contentSize == Size(width: width, height: plain.contentSize.height), "\(seed), \(name)")
    }
  }

  @Test(
    "Mirroring or reversing twice changes nothing, to the last bit", .tags(.model), arguments: [false, true])
  func twiceIsIdentity(_ wild: Bool) {
    for seed in (0..<UInt64(400)).sampled {
      var random = SeededGenerator(seed: seed)
      let (name, layout) = random.wrappedLayout(wild: wild)
      let items = random.items(wild: wild)
      let container = random.container(wild: wild)
      let plain = layout.arrange(items, in: container)
      for twice in [layout.mirrored().mirrored(), layout.reversed().reversed()] {
        let arrangement = twice.arrange(items, in: container)
        #expect(arrangement.frames == plain.frames, "seed \(seed), \(name)")
        #expect(arrangement.contentSize == plain.contentSize && arrangement.bounds == plain.bounds)
      }
    }
  }

  /// A wrapper between the two, so that arithmetic has to invert itself.
  @Test("Mirroring twice around a wrapper changes at most the last bits", .tags(.model))
  func twiceWithSomethingBetween() {
    for seed in (0..<UInt64(400)).sampled {
      var random = SeededGenerator(seed: seed)
      let (name, layout) = random.wrappedLayout(wild: false)
      let items = random.items(wild: false)
      let container = random.container(wild: false)
      let plain = layout.arrange(items, in: container)
      let twice = layout.mirrored().inset(0).mirrored().reversed().visibleInset(.zero).reversed()
      for (frame, expected) in zip(twice.arrange(items, in: container).frames, plain.frames) {
        #expect(frame.isClose(to: expected), "seed \(seed), \(name): \(frame) instead of \(expected)")
      }
    }
  }

  @Test("Containers of different extents are distinguished")
  func differentContainers() {
    let items = TestItems(fixed: [(50, 20)])
    let layout = Layout.list().mirrored().aspect(1).mirrored()
    let arrangement = layout.arrange(items, in: container)
    #expect(arrangement.frame(at: 0).minX == 100)
  }

  @Test("Mirroring a transposed layout equals transposing a reversed one", .tags(.model))
  func underTransposition() {
    for seed in (0..<UInt64(400)).sampled {
      var random = SeededGenerator(seed: seed)
      let (name, layout) = random.wrappedLayout(wild: seed % 2 == 0)
      let items = random.items(wild: false)
      let container = random.container(wild: false)
      if name.contains(".reversed()") { continue }
      let one = layout.transposed().mirrored().arrange(items, in: container)
      let other = layout.reversed().transposed().arrange(items, in: container)
      #expect(one.contentSize == other.contentSize, "seed \(seed), \(name)")
      for (frame, expected) in zip(one.frames, other.frames) {
        #expect(frame.isClose(to: expected), "seed \(seed), \(name): \(frame) instead of \(expected)")
      }
    }
  }

  @Test("Mirroring exchanges the left and right insets", .tags(.model))
  func underInsets() {
    for seed in (0..<UInt64(400)).sampled {
      var random = SeededGenerator(seed: seed)
      // If everything fits, both sides mirror the container.
      let items = TestItems(fixed: (0..<random.int(0...9)).map { _ in (Double(random.int(0...50)), 10) })
      let insets = Insets(
        top: 1, left: Double(random.int(0...40)), bottom: 2, right: Double(random.int(0...40)))
      let turned = Insets(top: 1, left: insets.right, bottom: 2, right: insets.left)
      for layout in [Layout.list(), .flow(spacing: 3), .waterfall(columns: 3), .grid(columns: .count(2))] {
        let one = layout.inset(insets).mirrored().arrange(items, in: container)
        let other = layout.mirrored().inset(turned).arrange(items, in: container)
        for (frame, expected) in zip(one.frames, other.frames) {
          #expect(frame.isClose(to: expected), "seed \(seed): \(frame) instead of \(expected)")
        }
      }
    }
  }

  @Test("A resize moves the items that are measured from the far edge")
  func resizes() {
    let items = TestItems(fixed: [(100, 40), (50, 20)])
    let arrangement = Layout.list().reversed().arrange(items, in: Size(width: 300, height: .infinity))
    #expect(arrangement.resize(at: 1, to: Size(width: 50, height: 30)))
    #expect(arrangement.frame(at: 0).minY == 30 && arrangement.contentSize.height == 70)
  }

  @Test("Ten million reversed rows measure one item and begin at the bottom")
  func tenMillionRows() {
    let items = RunItems([(10_000_000, Size(width: 300, height: 44.1))])
    let arrangement = Layout.list().reversed().mirrored().inset(10).arrange(items, in: Size(width: 320))
    #expect(items.requests == 1)
    let end = arrangement.contentSize.height
    let found = arrangement.indices(overlapping: Rect(x: 0, y: end - 110, width: 320, height: 100))
    #expect(found == [0, 1, 2])
    #expect(arrangement.frame(at: 0).maxY == end - 10)
    #expect(arrangement.frame(at: 9_999_999).minY == 10)
  }
}
