import Testing

import TesseraLayout
import TestSupport

@Suite("Minimum extents")
struct LeastExtentTests {
  /// Test items in a container that takes the extents of its content.
  private final class Hugged: LayoutItems {
    let items: TestItems
    var least: (width: Double?, height: Double?)

    init(_ items: TestItems, width: Double? = 0, height: Double? = nil) {
      self.items = items
      least = (width, height)
    }

    var count: Int { items.count }
    func size(at index: Int, offered: Size) -> Size { items.size(at: index, offered: offered) }
    func uniformCount(from index: Int) -> Int { items.uniformCount(from: index) }
    func traits(at index: Int) -> LayoutTraits { items.traits(at: index) }
    func baselines(at index: Int, size: Size) -> Baselines? { items.baselines(at: index, size: size) }
    func minimumExtent(along axis: Axis) -> Double? { axis == .horizontal ? least.width : least.height }
  }

  private let container = Size(width: 200, height: 100)
  private let columns = TestItems(fixed: [(60, 10), (50, 10), (70, 10)])

  private func starts(_ layout: Layout, _ items: any LayoutItems) -> [Double] {
    layout.arrange(items, in: container).frames.map(\.minX)
  }

  @Test("Items align to the widest item, or to a larger minimum extent")
  func lists() {
    #expect(starts(.list(align: .end), Hugged(columns)) == [10, 20, 0])
    #expect(starts(.list(align: .end), Hugged(columns, width: 90)) == [30, 40, 20])
    #expect(starts(.list(align: .center).inset(10), Hugged(columns, width: 90)) == [15, 20, 10])
    #expect(starts(.list(align: .center).inset(10), Hugged(columns, width: 100)) == [20, 25, 15])
    #expect(starts(.list().mirrored(), Hugged(columns, width: 90)) == [30, 40, 20])
    #expect(starts(.list().centered(along: .horizontal), Hugged(columns, width: 90)) == [10, 10, 10])
    let stretched = Layout.list(align: .stretch).arrange(Hugged(columns), in: container)
    #expect(stretched.frames.map(\.width) == [70, 70, 70])
    #expect(stretched.resize(at: 1, to: Size(width: 120, height: 10)))
    #expect(stretched.frames.map(\.width) == [120, 120, 120] && stretched.contentSize.width == 120)
  }

  @Test("A transposed layout exchanges the axes of the minimum extent")
  func transposed() {
    let rows = TestItems(fixed: [(10, 60), (10, 50), (10, 70)])
    let items = Hugged(rows, width: nil, height: 0)
    for layout in [Layout.list(align: .end).transposed(), .row(align: .end)] {
      #expect(layout.arrange(items, in: container).frames.map(\.minY) == [10, 20, 0])
    }
    let flow = Layout.flow(alignLines: .end).arrange(items, in: Size(width: 10, height: 400))
    #expect(flow.frames.map(\.minY) == [0, 60, 110] && flow.contentSize.height == 180)
  }

  @Test("Growing items use the minimum extent, filling items the whole container")
  func growing() {
    let items = TestItems(fixed: [(60, 10), (50, 10)])
    items.traits = [1: LayoutTraits(grow: 1)]
    #expect(Layout.row().arrange(Hugged(items), in: container).frames.map(\.width) == [60, 50])
    #expect(Layout.row().arrange(Hugged(items, width: 130), in: container).frames.map(\.width) == [60, 70])
    #expect(Layout.flow().arrange(Hugged(items, width: 130), in: container).frames.map(\.width) == [60, 70])
    items.traits = [1: LayoutTraits(fillsWidth: true)]
    #expect(Layout.row().arrange(Hugged(items), in: container).frames.map(\.width) == [60, 140])
  }

  @Test("Content with a minimum extent fits and changes like other content", .tags(.model))
  func laws() {
    for seed in (0..<UInt64(600)).sampled {
      var random = SeededGenerator(seed: seed)
      let (name, layout) = random.wrappedLayout(wild: false)
      let items = random.items(wild: false, most: 30)
      let hugged = Hugged(
        items, width: random.pick([0, 0, 40, nil]), height: random.pick([0, 40, nil, nil]))
      let container = random.container(wild: false)
      let arrangement = layout.arrange(hugged, in: container)
      let own = layout.arrange(items, in: container).contentSize
      let size = arrangement.contentSize
      let most = Size(
        width: max(own.width, hugged.least.width ?? 0), height: max(own.height, hugged.least.height ?? 0))
      guard size.width <= most.width + 0.01, size.height <= most.height + 0.01 else {
        Issue.record("seed \(seed), \(name) in \(container): \(size), not \(own)")
        return
      }
      let frames = arrangement.frames
      for rect in random.queries(for: arrangement) {
        let found = arrangement.indices(overlapping: rect)
        guard found == frames.bruteForce(rect) else {
          Issue.record("seed \(seed), \(name) in \(container), \(rect): \(found)")
          return
        }
      }
      guard items.count > 1 else { continue }
      let index = random.int(0...(items.count - 1))
      items.sizes.remove(at: index)
      items.filling = []
      let fresh = layout.arrange(hugged, in: container)
      let splice = ItemSplice(old: index..<(index + 1), new: index..<index)
      guard !arrangement.frames.isEmpty, let next = arrangement.replacing([splice], with: hugged),
        items.traits.isEmpty, frames.count == items.count + 1, hadNoFilling(seed)
      else { continue }
      guard next.frames == fresh.frames, next.contentSize == fresh.contentSize else {
        Issue.record("seed \(seed), \(name) in \(container): without \(index) it is not as arranged anew")
        return
      }
    }
  }

  /// Returns whether no items of a seed fill: others ask for another size after one of them is removed.
  private func hadNoFilling(_ seed: UInt64) -> Bool {
    var random = SeededGenerator(seed: seed)
    _ = random.wrappedLayout(wild: false)
    return random.items(wild: false, most: 30).filling.isEmpty
  }
}

@Suite("Inset items")
struct InsetItemsTests {
  @Test("Custom items are wrapped only if they report a viewport")
  func ownItems() {
    let items = TestItems([ItemSize(.fill, .fixed(10))])
    #expect(items.inset(by: Insets(5)) === items, "they tell nothing")
    let seen = ViewportItems(count: 1, viewport: Size(width: 100, height: 50))
    #expect(seen.inset(by: .zero) === seen)
    let inset = seen.inset(by: Insets(top: 10, left: 5)).inset(by: Insets(right: 15))
    #expect(inset.viewport == Size(width: 80, height: 40) && inset.count == 1)
    #expect(seen.inset(by: Insets(40)).viewport == Size(width: 20, height: 0))
    #expect(seen.inset(by: Insets(.nan)) === seen)
    seen.viewport = Size(width: Size.largestExtent, height: 50)
    #expect(seen.inset(by: Insets(5)).viewport == Size(width: Size.largestExtent, height: 40))
  }
}
