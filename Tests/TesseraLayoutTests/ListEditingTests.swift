import Testing

import TesseraLayout
import TestSupport

/// Changes of items compared with lists that are arranged again.
@Suite("Changes of lists")
struct ListEditingTests {
  @Test("Replaced ranges and resized items equal a new arrangement", .tags(.model), arguments: [false, true])
  func randomChanges(_ wild: Bool) {
    for seed in (0..<UInt64(120)).sampled {
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
      if asked > change.splices.reduce(0, { $0 + ($1.source == nil ? $1.new.count : 0) }) {
        return "step \(step): \(asked) sizes asked"
      }
      if old.frames != oldFrames { return "step \(step): the old arrangement has changed" }
      arrangement = next
      items = change.items
      if !items.sizes.isEmpty {
        let index = random.int(0...(items.count - 1))
        let size = Size(width: random.extent(wild: wild), height: random.extent(wild: wild))
        items.sizes[index] = ItemSize(.fixed(size.width), .fixed(size.height))
        // The item of the last look-up is read before and after the resize.
        _ = arrangement.frame(at: index)
        if !arrangement.resize(at: index, to: size) { return "step \(step): item \(index) not resized" }
        if arrangement.frame(at: index) != layout.arrange(items, in: container).frame(at: index) {
          return "step \(step): frame of the resized item \(index)"
        }
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

  @Test("Only inserted items are measured")
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

  @Test("A moved range equals a new arrangement, without measuring")
  func everyMove() {
    let items = TestItems(fixed: [(100, 7), (100, 7), (80, 9), (80, 9), (100, 7), (300, 1), (100, 7)])
    items.traits[2] = LayoutTraits(align: .end)
    let container = Size(width: 200, height: 600)
    let old = Layout.list(spacing: 2).arrange(items, in: container)
    for lower in 0..<items.count {
      for upper in (lower + 1)...items.count {
        for target in 0...items.count where target <= lower || target >= upper {
          let change = items.moving(lower..<upper, before: target)
          let new = old.replacing(change.splices, with: change.items)
          #expect(change.items.requests.isEmpty, "\(change.splices)")
          let fresh = Layout.list(spacing: 2).arrange(change.items, in: container)
          #expect(new?.frames == fresh.frames, "\(change.splices)")
          #expect(new?.contentSize == fresh.contentSize, "\(change.splices)")
        }
      }
    }
  }

  @Test("Ranges of any length are moved without measuring", arguments: [1, 40, 1000, 4000])
  func longMoves(_ length: Int) {
    var random = SeededGenerator(seed: UInt64(length))
    var items = TestItems(fixed: (0..<5000).map { (100, Double($0 * 7 % 97)) })
    let container = Size(width: 300, height: 600)
    var list = Layout.list(spacing: 2).arrange(items, in: container)
    for step in 0..<6 {
      let start = random.int(0...(items.count - length))
      let target = random.chance(50) ? random.int(0...start) : random.int((start + length)...items.count)
      let change = items.moving(start..<(start + length), before: target)
      guard let moved = list.replacing(change.splices, with: change.items) else {
        Issue.record("step \(step): \(change.splices) refused")
        return
      }
      #expect(change.items.requests.isEmpty)
      items = change.items
      list = moved
      let fresh = Layout.list(spacing: 2).arrange(items, in: container)
      #expect(list.frames == fresh.frames, "step \(step): \(change.splices)")
    }
  }

  @Test("Invalid splices are rejected")
  func badSplices() {
    let items = TestItems(fixed: Array(repeating: (10, 10), count: 10))
    let list = Layout.list().arrange(items, in: Size(width: 300, height: 600))
    let all: [[ItemSplice]] = [
      [ItemSplice(old: 0..<1, new: 0..<2)], [ItemSplice(old: -1..<0, new: -1..<0)],
      [ItemSplice(old: 9..<11, new: 9..<11)], [ItemSplice(old: 2..<3, new: 4..<5)],
      [ItemSplice(old: 5..<6, new: 5..<6), ItemSplice(old: 2..<3, new: 2..<3)],
      [ItemSplice(old: 0..<Int.max, new: 0..<Int.max)], [ItemSplice(old: Int.min..<0, new: Int.min..<0)],
      [ItemSplice(old: 2..<3, new: 2..<3, source: 10..<11)],
      [ItemSplice(old: 2..<3, new: 2..<3, source: -1..<0)],
      [ItemSplice(old: 2..<3, new: 2..<3, source: 4..<6)],
      [ItemSplice(old: 2..<3, new: 2..<3, source: Int.min..<Int.max)],
    ]
    for splices in all { #expect(list.replacing(splices, with: items) == nil, "\(splices)") }
    #expect(list.replacing([], with: items)?.frames == list.frames)
    #expect(list.replacing([ItemSplice(old: 0..<10, new: 0..<0)], with: TestItems([]))?.contentSize == .zero)
  }
}

extension TestItems {
  /// Returns the items of a range, with their traits.
  fileprivate func part(_ range: Range<Int>) -> TestItems {
    let part = TestItems(Array(sizes[range]))
    for (position, index) in range.enumerated() { part.traits[position] = traits[index] }
    return part
  }

  /// Returns the items after a move of a range before another item or, with the number of items, to the end.
  fileprivate func moving(_ range: Range<Int>, before target: Int) -> (
    splices: [ItemSplice], items: TestItems
  ) {
    let order: [Range<Int>] =
      target <= range.lowerBound
      ? [0..<target, range, target..<range.lowerBound, range.upperBound..<count]
      : [0..<range.lowerBound, range.upperBound..<target, range, target..<count]
    let items = TestItems([])
    for index in order.joined() {
      items.traits[items.count] = traits[index]
      items.sizes.append(sizes[index])
    }
    let start = target <= range.lowerBound ? target : target - range.count
    let gone = target <= range.lowerBound ? range.upperBound : range.lowerBound
    let leaving = ItemSplice(old: range, new: gone..<gone)
    let coming = ItemSplice(old: target..<target, new: start..<(start + range.count), source: range)
    return (target <= range.lowerBound ? [coming, leaving] : [leaving, coming], items)
  }
}

extension SeededGenerator {
  /// Returns a random range of at most `most` items.
  fileprivate mutating func range(in count: Int, most: Int) -> Range<Int> {
    let start = int(0...count)
    return start..<int(start...min(count, start + most))
  }

  /// Gives some items their own alignment.
  fileprivate mutating func addAlignments(to items: TestItems) {
    for index in items.sizes.indices where chance(15) {
      items.traits[index] = LayoutTraits(align: alignment())
    }
  }

  /// Returns a random change and the items after it.
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
      let start = sizes.count
      // From any position, removed or not: a layout need not know whether the items there stay.
      let source = chance(50) ? range(in: items.count, most: pick([0, 1, 3, 40])) : nil
      let new = source.map { items.part($0) } ?? self.items(wild: wild, most: pick([0, 1, 3, 40]))
      if source == nil { addAlignments(to: new) }
      for index in new.sizes.indices { traits[start + index] = new.traits[index] }
      sizes += new.sizes
      splices.append(ItemSplice(old: old..<end, new: start..<sizes.count, source: source))
      old = end
    }
    keep(to: items.count)
    let result = TestItems(sizes)
    result.traits = traits
    result.hints = items.hints
    return (splices, result)
  }
}
