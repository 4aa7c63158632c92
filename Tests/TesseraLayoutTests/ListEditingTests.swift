import Testing

@testable import TesseraLayout
import TestSupport

/// Changes of items against lists that are arranged anew.
@Suite struct ListEditingTests {
  @Test("Replacing ranges of items and resizing items equals arranging anew", arguments: [false, true])
  func randomChanges(_ wild: Bool) {
    for seed in 0..<UInt64(120) {
      var random = SeededGenerator(seed: seed)
      if let problem = check(&random, wild: wild, most: random.pick([5, 30, 150])) {
        Issue.record("seed \(seed), wild \(wild): \(problem)")
        return
      }
    }
  }

  private func check(_ random: inout SeededGenerator, wild: Bool, most: Int) -> String? {
    let layout = Layout.list(
      spacing: random.chance(40) ? 0 : random.extent(wild: wild), align: random.alignment())
    var container = random.container(wild: wild)
    if random.chance(25) { container.width = Size.largestExtent }
    var items = random.items(wild: wild, most: most)
    random.addAlignments(to: items)
    items.hints = random.chance(50)
    var arrangement = layout.arrange(items, in: container)
    for step in 0..<4 {
      let old = arrangement
      let oldFrames = old.frames
      let change = random.splices(of: items, wild: wild)
      guard let next = old.replacing(change.splices, with: change.items) else {
        return "step \(step): \(change.splices) refused"
      }
      let asked = change.items.requests.count
      if asked > change.splices.reduce(0, { $0 + $1.new.count }) {
        return "step \(step): \(asked) sizes asked"
      }
      if old.frames != oldFrames { return "step \(step): the old arrangement has changed" }
      arrangement = next
      items = change.items
      if !items.sizes.isEmpty {
        let index = random.int(0...(items.count - 1))
        let size = Size(width: random.extent(wild: wild), height: random.extent(wild: wild))
        items.sizes[index] = ItemSize(.fixed(size.width), .fixed(size.height))
        if !arrangement.resize(at: index, to: size) { return "step \(step): item \(index) not resized" }
      }
      let fresh = layout.arrange(items, in: container)
      if arrangement.frames != fresh.frames { return "step \(step): frames after \(change.splices)" }
      if arrangement.contentSize != fresh.contentSize || arrangement.bounds != fresh.bounds {
        return "step \(step): content \(arrangement.contentSize), not \(fresh.contentSize)"
      }
    }
    for rect in random.queries(for: arrangement)
    where arrangement.bruteForce(rect) != arrangement.indices(overlapping: rect) {
      return "visible in \(rect)"
    }
    return nil
  }

  @Test("Only what came is asked for its size")
  func workFollowsTheChange() {
    let items = TestItems(fixed: (0..<5000).map { (100, Double($0 % 97)) })
    let old = Layout.list(spacing: 2).arrange(items, in: Size(width: 300, height: 600))
    items.sizes.replaceSubrange(700..<710, with: Array(repeating: ItemSize(.fill, .fixed(5)), count: 3))
    items.sizes.insert(ItemSize(.fill, .fixed(9)), at: 4000)
    let before = items.requests.count
    let new = old.replacing(
      [ItemSplice(old: 700..<710, new: 700..<703), ItemSplice(old: 4007..<4007, new: 4000..<4001)],
      with: items)
    #expect(items.requests[before...].map(\.index).sorted() == [700, 701, 702, 4000])
    #expect(new?.frames == Layout.list(spacing: 2).arrange(items, in: Size(width: 300, height: 600)).frames)
    #expect(new?.resize(at: 6, to: Size(width: 1, height: 1)) == true)
    #expect(items.requests.count == before + 4 + 4994)
  }

  @Test("Splices that cannot be are refused")
  func badSplices() {
    let items = TestItems(fixed: Array(repeating: (10, 10), count: 10))
    let list = Layout.list().arrange(items, in: Size(width: 300, height: 600))
    let all: [[ItemSplice]] = [
      [ItemSplice(old: 0..<1, new: 0..<2)], [ItemSplice(old: -1..<0, new: -1..<0)],
      [ItemSplice(old: 9..<11, new: 9..<11)], [ItemSplice(old: 2..<3, new: 4..<5)],
      [ItemSplice(old: 5..<6, new: 5..<6), ItemSplice(old: 2..<3, new: 2..<3)],
      [ItemSplice(old: 0..<Int.max, new: 0..<Int.max)], [ItemSplice(old: Int.min..<0, new: Int.min..<0)],
    ]
    for splices in all { #expect(list.replacing(splices, with: items) == nil, "\(splices)") }
    #expect(list.replacing([], with: items)?.frames == list.frames)
    #expect(list.replacing([ItemSplice(old: 0..<10, new: 0..<0)], with: TestItems([]))?.contentSize == .zero)
  }
}

extension SeededGenerator {
  /// Lets some items say where they stand.
  fileprivate mutating func addAlignments(to items: TestItems) {
    for index in items.sizes.indices where chance(15) {
      items.traits[index] = LayoutTraits(align: alignment())
    }
  }

  /// The items after a change, and the change.
  fileprivate mutating func splices(of items: TestItems, wild: Bool) -> (
    splices: [ItemSplice], items: TestItems
  ) {
    var splices: [ItemSplice] = []
    var sizes: [ItemSize] = []
    var traits: [Int: LayoutTraits] = [:]
    var old = 0
    func keep(to end: Int) {
      for index in old..<end {
        traits[sizes.count] = items.traits[index]
        sizes.append(items.sizes[index])
      }
      old = end
    }
    for _ in 0..<int(0...4) {
      keep(to: int(old...items.count))
      let end = min(items.count, old + pick([0, 0, 1, 2, 30]))
      let new = self.items(wild: wild, most: pick([0, 1, 3, 40]))
      addAlignments(to: new)
      let start = sizes.count
      for index in new.sizes.indices { traits[start + index] = new.traits[index] }
      sizes += new.sizes
      splices.append(ItemSplice(old: old..<end, new: start..<sizes.count))
      old = end
    }
    keep(to: items.count)
    let result = TestItems(sizes)
    result.traits = traits
    result.hints = items.hints
    return (splices, result)
  }
}
