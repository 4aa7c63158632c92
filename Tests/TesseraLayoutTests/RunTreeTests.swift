import Testing

@testable import TesseraLayout
import TestSupport

/// The tree alone, with nodes so narrow that few items need several levels.
@Suite("Run trees")
struct RunTreeTests {
  @Test("Ranges are appended to arrays of indices", arguments: [0, 1, 7, 63, 64, 65, 200])
  func appendsRanges(_ count: Int) {
    var indices = [3]
    indices.append(allOf: 10..<(10 + count))
    #expect(indices == [3] + Array(10..<(10 + count)))
  }

  /// Every range of every tree of up to eleven items is replaced, removed and moved to every position.
  @Test("Every small change of every small tree gives the expected items", arguments: [0, 1, 3, 5, 8, 9, 11])
  func everySmallTree(_ count: Int) {
    // Equal neighbors, and neighbors that become equal, in several patterns.
    for pattern in 0..<4 {
      let model = (0..<count).map { index in
        [index, index % 2, index / 3, index % 3 == 0 ? 7 : index % 2][pattern]
      }
      let tree = NarrowTree(model)
      for lower in 0...count {
        for upper in lower...count {
          for new in [[], [0], [9], [1, 1, 2], [3, 4, 3, 4, 3, 4, 3]] {
            var changed = tree
            changed.replace(lower..<upper, with: new.map { NarrowRun(count: 1, value: $0) })
            expect(changed, model[..<lower] + new + model[upper...], "\(model) \(lower)..<\(upper) by \(new)")
          }
          for destination in 0...(count - (upper - lower)) {
            var changed = tree
            changed.move(lower..<upper, to: destination)
            var moved = model
            moved.removeSubrange(lower..<upper)
            moved.insert(contentsOf: model[lower..<upper], at: destination)
            expect(changed, moved, "\(model) \(lower)..<\(upper) to \(destination)")
          }
        }
      }
      expect(tree, model, "the tree that was copied")
    }
  }

  @Test("Trees of any two heights can be concatenated")
  func joining() {
    for left in [0, 1, 2, 4, 5, 9, 30, 100, 400] {
      for right in [0, 1, 2, 4, 5, 9, 30, 100, 400] {
        let first = Array(0..<left)
        // The border is one run if the second tree begins with the last value of the first one.
        for begin in [left, left - 1] {
          let second = Array(begin..<(begin + right))
          var tree = NarrowTree(first)
          tree.append(NarrowTree(second))
          expect(tree, first + second, "\(left) and \(right), the second from \(begin)")
          var cut = tree
          cut.remove(0..<(left / 2))
          tree.remove((left / 2)..<tree.count)
          expect(tree, Array((first + second)[..<(left / 2)]), "the first half of \(left) and \(right)")
          expect(cut, Array((first + second)[(left / 2)...]), "the second half of \(left) and \(right)")
        }
      }
    }
  }

  @Test(
    "Random changes of deep trees give the expected items", .tags(.model), arguments: (0..<UInt64(30)).sampled
  )
  func randomPrograms(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var model = (0..<random.int(0...300)).map { _ in random.int(0...20) }
    var tree = NarrowTree(model)
    for step in 0..<60 {
      let lower = random.int(0...model.count)
      let upper = random.int(lower...min(model.count, lower + random.pick([0, 1, 3, 40, 1000])))
      let copy = tree
      let copied = model
      if random.chance(40) {
        let moved = model[lower..<upper]
        model.removeSubrange(lower..<upper)
        let destination = random.int(0...model.count)
        model.insert(contentsOf: moved, at: destination)
        tree.move(lower..<upper, to: destination)
      } else {
        let new = (0..<random.pick([0, 1, 1, 4, 60])).map { _ in random.int(0...20) }
        model.replaceSubrange(lower..<upper, with: new)
        tree.replace(lower..<upper, with: new.map { NarrowRun(count: 1, value: $0) })
      }
      guard expect(tree, model, "seed \(seed), step \(step)"), expect(copy, copied, "seed \(seed), copy")
      else { return }
    }
  }

  @Test("Every range can replace every other range", arguments: [0, 1, 3, 5, 8, 9])
  func everyTakeover(_ count: Int) {
    for pattern in 0..<3 {
      let model = (0..<count).map { [$0, $0 % 2, $0 / 3][pattern] }
      let tree = NarrowTree(model)
      let ranges = (0...count).flatMap { lower in (lower...count).map { lower..<$0 } }
      for old in ranges {
        for source in ranges {
          var changed = tree
          changed.replace([RunEdit(old: old, new: .moved(source))])
          let expected = model[..<old.lowerBound] + model[source] + model[old.upperBound...]
          expect(changed, expected, "\(model) \(old) by \(source)")
        }
      }
      expect(tree, model, "the tree that was copied")
    }
  }

  @Test(
    "Several changes at once refer to the tree before the changes", .tags(.model),
    arguments: (0..<UInt64(200)).sampled)
  func manyEdits(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let model = (0..<random.int(0...random.pick([10, 300]))).map { _ in random.int(0...20) }
    let tree = NarrowTree(model)
    // With at most two items at a time, changes are made in place.
    let most = random.pick([2, 2, 3, 60])
    var edits: [RunEdit<NarrowRun>] = []
    var expected: [Int] = []
    var next = 0
    for _ in 0..<random.int(0...5) {
      let lower = random.int(next...model.count)
      let old = lower..<random.int(lower...min(model.count, lower + most))
      expected += model[next..<old.lowerBound]
      if random.chance(60) {
        let start = random.int(0...model.count)
        let source = start..<random.int(start...min(model.count, start + most))
        edits.append(RunEdit(old: old, new: .moved(source)))
        expected += model[source]
      } else {
        let new = (0..<random.int(0...most)).map { _ in random.int(0...20) }
        edits.append(RunEdit(old: old, new: .items(NarrowTree(new))))
        expected += new
      }
      next = old.upperBound
    }
    expected += model[next...]
    var changed = tree
    changed.replace(edits)
    expect(changed, expected, "seed \(seed): \(model) by \(edits.map { ($0.old, $0.new) })")
    expect(tree, model, "seed \(seed): the tree that was copied")
  }

  @Test(
    "A tree is built from single runs and from many runs at a time", .tags(.model),
    arguments: (0..<UInt64(300)).sampled)
  func building(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    // With few values, runs often equal the previous run, and so do the first of many.
    let values = random.pick([1, 2, 9])
    var builder = RunTreeBuilder<NarrowRun>()
    var model: [Int] = []
    for _ in 0..<random.int(0...random.pick([3, 60])) {
      if random.chance(40) {
        let run = NarrowRun(count: random.int(1...3), value: random.int(0...values))
        builder.append(run)
        model += repeatElement(run.value, count: run.count)
      } else {
        var batch = LeafBuffer<NarrowRun>()
        // Often full, as leaves are.
        for _ in 0..<random.pick([0, 1, 3, 4, 4, 4]) {
          let run = NarrowRun(count: random.int(1...2), value: random.int(0...values))
          if !batch.absorb(run) { batch.append(run) }
          model += repeatElement(run.value, count: run.count)
        }
        builder.append(unlike: &batch)
        #expect(batch.count == 0)
      }
    }
    expect(builder.finish(), model, "seed \(seed)")
    expect(builder.finish(), [], "seed \(seed), once more")
  }

  @Test("Summaries of ranges add up")
  func summaries() {
    let model = (0..<70).map { $0 * 7 % 5 }
    let tree = NarrowTree(model)
    for lower in 0...model.count {
      #expect(tree.summary(before: lower).sum == model[..<lower].reduce(0, +))
      #expect(tree.place(of: lower)?.run.value == (lower < model.count ? model[lower] : nil))
      for upper in lower...model.count {
        let summary = tree.summary(of: lower..<upper)
        #expect(summary.count == upper - lower && summary.sum == model[lower..<upper].reduce(0, +))
        var found: [Int] = []
        tree.forEachRun(in: lower..<upper) { place in
          let part = (lower..<upper).clamped(to: place.start..<place.end)
          found += Array(repeating: place.run.value, count: part.count)
        }
        #expect(found == Array(model[lower..<upper]))
      }
    }
    #expect(tree.place(of: -1) == nil && tree.first { $0.sum > 1000 } == nil)
  }

  @Test("Leaves stay sufficiently full after many removals")
  func thinningOut() {
    var model = Array(0..<2000)
    var tree = NarrowTree(model)
    var random = SeededGenerator(seed: 3)
    while !model.isEmpty {
      let index = random.int(0...(model.count - 1))
      model.remove(at: index)
      tree.remove(index..<(index + 1))
      if model.count % 50 == 0 { guard expect(tree, model, "\(model.count) left") else { return } }
    }
  }

  @Test("Appending items one by one fills two thirds of each leaf")
  func ascending() {
    var extents = Extents()
    for index in 0..<20_000 { extents.append(count: 1, extent: Double(index % 97)) }
    let leaves = extents.tree.root.nodes.filter { $0.height == 0 }
    #expect(extents.tree.checkInvariants() == nil)
    #expect(leaves.count <= 20_000 * 3 / (2 * ExtentRun.leafCapacity) + 2, "\(leaves.count) leaves")
    #expect(leaves.reduce(0) { $0 + $1.runs.capacity } < 20_000 * 9 / 8)
  }

  @Test("Leaves have hardly any spare capacity after many moves")
  func roomToSpare() {
    var random = SeededGenerator(seed: 5)
    var tree = RunTree((0..<20_000).map { ExtentRun(count: 1, length: FixedLength(units: $0 % 97)) })
    for _ in 0..<400 {
      let start = random.int(0...19_000)
      tree.move(start..<(start + 1000), to: random.int(0...19_000))
    }
    let room = tree.root.nodes.reduce(0) { $0 + $1.runs.capacity }
    #expect(room < 20_000 * 9 / 8, "\(room)")
  }

  @Test("A change creates few nodes and shares the others, for any range", arguments: [1, 1000, 30_000])
  func sharing(_ length: Int) {
    let tree = RunTree((0..<100_000).map { ExtentRun(count: 1, length: FixedLength(units: $0 % 97)) })
    let old = Set(tree.root.nodes.map(\.identity))
    var random = SeededGenerator(seed: 9)
    for _ in 0..<20 {
      let start = random.int(0...(100_000 - length))
      var removed = tree
      removed.remove(start..<(start + length))
      var moved = tree
      moved.move(start..<(start + length), to: random.int(0...(100_000 - length)))
      // Four levels; at each border of two parts, one or two nodes of a level are new.
      for (changed, borders) in [(removed, 1), (moved, 3)] {
        let new = changed.root.nodes.filter { !old.contains($0.identity) }
        #expect(new.count <= borders * 2 * 4, "\(new.count) nodes after \(borders) borders at \(start)")
      }
    }
  }

  @discardableResult
  private func expect(_ tree: NarrowTree, _ model: some Collection<Int>, _ change: @autoclosure () -> String)
    -> Bool
  {
    var items: [Int] = []
    tree.forEachRun { items.append(contentsOf: repeatElement($0.run.value, count: $0.run.count)) }
    let problem =
      tree.checkInvariants() ?? (items.elementsEqual(model) ? nil : "\(items), not \(Array(model))")
    if let problem { Issue.record("\(change()): \(problem)") }
    return problem == nil
  }
}

private typealias NarrowTree = RunTree<NarrowRun>

extension RunTree<NarrowRun> {
  fileprivate init(_ values: [Int]) { self.init(values.map { NarrowRun(count: 1, value: $0) }) }
}

extension RunNode {
  /// The node and all of its descendants.
  fileprivate var nodes: [RunNode] { [self] + children.flatMap(\.nodes) }

  /// The address of the entries, which is the same for shared nodes.
  fileprivate var identity: Int {
    height == 0
      ? runs.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) }
      : children.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) }
  }
}

/// A run whose trees have nodes of at most four entries.
private struct NarrowRun: TreeRun {
  struct Summary: RunSummary {
    var count = 0
    var sum = 0

    static let zero = Summary()

    mutating func add(_ next: Summary) {
      count += next.count
      sum += next.sum
    }
  }

  static let leafCapacity = 4
  static let innerCapacity = 4

  var count: Int
  var value: Int

  var summary: Summary { Summary(count: count, sum: count * value) }

  func slice(_ items: Range<Int>) -> NarrowRun { NarrowRun(count: items.count, value: value) }

  mutating func absorb(_ next: NarrowRun) -> Bool {
    if next.value == value { count += next.count }
    return next.value == value
  }
}
