/// A list of any number of items, stored as runs of items that are alike; the structure behind ``Extents``.
///
/// It is a B+-tree (Comer, "The Ubiquitous B-Tree", 1979) whose leaves hold runs and whose inner nodes hold sums in
/// place of keys. With r runs, every operation costs O(log r) unless it says otherwise, whatever the number of items.
/// Questions do not allocate. A value that is copied shares its storage until one of the copies changes, and then all
/// but the changed branch. Positions and ranges that callers pass must exist.
struct RunTree<Run: TreeRun>: Sendable {
  private(set) var root = RunNode<Run>()

  /// No items.
  init() {}

  /// Runs in order; those without items are left out. O(runs).
  init(_ runs: some Sequence<Run>) {
    var builder = RunTreeBuilder<Run>()
    for run in runs where run.count > 0 { builder.append(run) }
    self = builder.finish()
  }

  /// Takes a root.
  init(root: RunNode<Run>) { self.root = root }

  /// The number of items. O(1).
  var count: Int { root.count }

  /// What is known about all items. O(1).
  var summary: Run.Summary { root.summary }
}

// MARK: - Asking

extension RunTree {
  /// The run that holds an item; nil where there is no such item.
  @inline(__always)
  func place(of index: Int) -> RunPlace<Run>? {
    index < 0 ? nil : root.place(of: index)
  }

  /// The first run for which a condition holds on what is known about everything up to its end. Where the condition
  /// holds for a run it must hold for all later ones.
  func first(where holds: (Run.Summary) -> Bool) -> RunPlace<Run>? { root.first(where: holds) }

  /// What is known about the items before an index.
  func summary(before index: Int) -> Run.Summary {
    guard let place = place(of: index) else { return index <= 0 ? .zero : summary }
    var result = place.before
    if index > place.start { result.add(place.run.slice(0..<(index - place.start)).summary) }
    return result
  }

  /// What is known about the items of a range.
  func summary(of range: Range<Int>) -> Run.Summary { range.isEmpty ? .zero : root.summary(of: range) }

  /// Calls back with all runs that have items in a range, in order, each whole. O(log r + found).
  func forEachRun(in range: Range<Int>, _ body: (RunPlace<Run>) -> Void) {
    if !range.isEmpty { root.forEachRun(in: range, before: .zero, body) }
  }

  /// The items of a range as runs; nil where there are more runs than told. O(log r + most).
  private func runs(in range: Range<Int>, most: Int) -> ContiguousArray<Run>? {
    guard var cursor = cursor(at: range.lowerBound) else { return nil }
    var runs: ContiguousArray<Run> = []
    repeat {
      if runs.count == most { return nil }
      let items = range.clamped(to: cursor.place.start..<cursor.place.end)
      let start = cursor.place.start
      runs.append(cursor.place.run.slice((items.lowerBound - start)..<(items.upperBound - start)))
    } while cursor.place.end < range.upperBound && cursor.advance()
    return runs
  }

  /// Calls back with all runs, in order.
  func forEachRun(_ body: (RunPlace<Run>) -> Void) { forEachRun(in: 0..<count, body) }

  /// All runs in order. O(r).
  var runs: [Run] {
    var result: [Run] = []
    forEachRun { result.append($0.run) }
    return result
  }
}

// MARK: - Changing

extension RunTree {
  /// Puts a run in the place of a range of items.
  mutating func replace(_ range: Range<Int>, with run: Run) {
    replace(range, with: CollectionOfOne(run))
  }

  /// Puts runs in the place of a range of items. O(log r + new runs).
  mutating func replace(_ range: Range<Int>, with runs: some Collection<Run>) {
    if root.spliceLeaf(range, with: runs) { return }
    self = .woven { weaver in
      weaver.add(0..<range.lowerBound, of: self)
      weaver.add(runs)
      weaver.add(range.upperBound..<count, of: self)
    }
  }

  /// Puts the items of another tree in the place of a range of items. O(log r).
  mutating func replace(_ range: Range<Int>, with other: RunTree) {
    if other.root.height > 0 || !root.spliceLeaf(range, with: other.root.runs) {
      weave([RunEdit(old: range, new: .items(other))])
    }
  }

  /// Makes several changes, which must be ascending and disjoint. O(log r) for each, however far items move.
  mutating func replace(_ edits: [RunEdit<Run>]) {
    // What gets into another leaf gets into new nodes: better once for all. The other changes are made in place, from
    // the last to the first, so that the positions of the others stay as they are.
    if edits.contains(where: { max($0.old.count, $0.new.count) > Run.leafCapacity / 2 }) {
      weave(edits)
    } else {
      let before = self
      for edit in edits.reversed() {
        switch edit.new {
        case .items(let tree): replace(edit.old, with: tree)
        case .moved(let range): replace(edit.old, with: before.runs(in: range, most: range.count) ?? [])
        }
      }
    }
  }

  private mutating func weave(_ edits: [RunEdit<Run>]) {
    self = .woven { weaver in
      var start = 0
      for edit in edits {
        weaver.add(start..<edit.old.lowerBound, of: self)
        switch edit.new {
        case .items(let tree): weaver.add(0..<tree.count, of: tree)
        case .moved(let range): weaver.add(range, of: self)
        }
        start = edit.old.upperBound
      }
      weaver.add(start..<count, of: self)
    }
  }

  private static func woven(_ addParts: (inout RunTreeWeaver<Run>) -> Void) -> RunTree {
    var weaver = RunTreeWeaver<Run>()
    addParts(&weaver)
    return weaver.finish()
  }

  /// Takes items away.
  mutating func remove(_ range: Range<Int>) { replace(range, with: EmptyCollection()) }

  /// Takes a range of items out and puts it back so that its first item gets the index `destination`, which is at
  /// most the number of the other items.
  mutating func move(_ range: Range<Int>, to destination: Int) {
    // Few runs are taken out and put in as if they were new: two leaves change, and no node is cut.
    if let runs = runs(in: range, most: Run.leafCapacity / 2) {
      replace(range, with: EmptyCollection())
      replace(destination..<destination, with: runs)
      return
    }
    // The items between the range and its destination change places with it.
    let end = destination + range.count
    let borders =
      destination < range.lowerBound
      ? (destination, range.lowerBound, range.upperBound) : (range.lowerBound, range.upperBound, end)
    self = .woven { weaver in
      weaver.add(0..<borders.0, of: self)
      weaver.add(borders.1..<borders.2, of: self)
      weaver.add(borders.0..<borders.1, of: self)
      weaver.add(borders.2..<count, of: self)
    }
  }

  /// Puts the items of another tree at the end. O(log r).
  mutating func append(_ other: RunTree) { replace(count..<count, with: other) }
}
