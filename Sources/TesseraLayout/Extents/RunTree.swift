/// A list of items, stored as runs of equal items; the structure behind ``Extents``.
///
/// It is a B+-tree (Comer, "The Ubiquitous B-Tree", 1979) whose leaves hold runs and whose inner nodes hold
/// aggregates instead of keys. With r runs, every operation is O(log r) unless documented otherwise, whatever
/// the number of items. Queries do not allocate. Copies share their storage until one of them changes; after
/// that, they share all but the changed branch. Positions and ranges must exist.
struct RunTree<Run: TreeRun>: Sendable {
  private(set) var root = RunNode<Run>()

  init() {}

  /// Creates a tree from runs in order; runs without items are left out. O(runs).
  init(_ runs: some Sequence<Run>) {
    var builder = RunTreeBuilder<Run>()
    for run in runs where run.count > 0 { builder.append(run) }
    self = builder.finish()
  }

  init(root: RunNode<Run>) { self.root = root }

  var count: Int { root.count }

  var summary: Run.Summary { root.summary }
}

// MARK: - Asking

extension RunTree {
  @inline(__always)
  func place(of index: Int) -> RunPlace<Run>? {
    index < 0 ? nil : root.place(of: index)
  }

  func first(where holds: (Run.Summary) -> Bool) -> RunPlace<Run>? { root.first(where: holds) }

  func summary(before index: Int) -> Run.Summary {
    guard let place = place(of: index) else { return index <= 0 ? .zero : summary }
    var result = place.before
    if index > place.start { result.add(place.run.slice(0..<(index - place.start)).summary) }
    return result
  }

  func summary(of range: Range<Int>) -> Run.Summary { range.isEmpty ? .zero : root.summary(of: range) }

  func forEachRun(in range: Range<Int>, _ body: (RunPlace<Run>) -> Void) {
    if !range.isEmpty { root.forEachRun(in: range, before: .zero, body) }
  }

  /// Returns the items of a range as runs; `nil` if there are more than `most` runs. O(log r + most).
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

  func forEachRun(_ body: (RunPlace<Run>) -> Void) { forEachRun(in: 0..<count, body) }

  var runs: [Run] {
    var result: [Run] = []
    forEachRun { result.append($0.run) }
    return result
  }
}

// MARK: - Changing

extension RunTree {
  mutating func replace(_ range: Range<Int>, with run: Run) {
    replace(range, with: CollectionOfOne(run))
  }

  /// Replaces a range of items by runs. O(log r + new runs).
  mutating func replace(_ range: Range<Int>, with runs: some Collection<Run>) {
    if root.spliceLeaf(range, with: runs) { return }
    self = .concatenated { concatenator in
      concatenator.add(0..<range.lowerBound, of: self)
      concatenator.add(runs)
      concatenator.add(range.upperBound..<count, of: self)
    }
  }

  /// Replaces a range of items by those of another tree. O(log r).
  mutating func replace(_ range: Range<Int>, with other: RunTree) {
    if other.root.height > 0 || !root.spliceLeaf(range, with: other.root.runs) {
      concatenate([RunEdit(old: range, new: .items(other))])
    }
  }

  /// Applies changes, which must be ascending and disjoint. O(log r) for each, however far items move.
  mutating func replace(_ edits: [RunEdit<Run>]) {
    // Changes that cross leaves create new nodes, so they are applied in a single pass. Other changes are
    // made in place, from the last to the first, so that the positions of the others stay valid.
    if edits.contains(where: { max($0.old.count, $0.new.count) > Run.leafCapacity / 2 }) {
      concatenate(edits)
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

  private mutating func concatenate(_ edits: [RunEdit<Run>]) {
    self = .concatenated { concatenator in
      var start = 0
      for edit in edits {
        concatenator.add(start..<edit.old.lowerBound, of: self)
        switch edit.new {
        case .items(let tree): concatenator.add(0..<tree.count, of: tree)
        case .moved(let range): concatenator.add(range, of: self)
        }
        start = edit.old.upperBound
      }
      concatenator.add(start..<count, of: self)
    }
  }

  private static func concatenated(_ addParts: (inout RunTreeConcatenator<Run>) -> Void) -> RunTree {
    var concatenator = RunTreeConcatenator<Run>()
    addParts(&concatenator)
    return concatenator.finish()
  }

  mutating func remove(_ range: Range<Int>) { replace(range, with: EmptyCollection()) }

  /// Moves a range so that its first item gets the index `destination`, at most the number of other items.
  mutating func move(_ range: Range<Int>, to destination: Int) {
    // A few runs are removed and inserted as if they were new: this changes two leaves and splits no node.
    if let runs = runs(in: range, most: Run.leafCapacity / 2) {
      replace(range, with: EmptyCollection())
      replace(destination..<destination, with: runs)
      return
    }
    // The range and the items between it and its destination swap places.
    let end = destination + range.count
    let borders =
      destination < range.lowerBound
      ? (destination, range.lowerBound, range.upperBound) : (range.lowerBound, range.upperBound, end)
    self = .concatenated { concatenator in
      concatenator.add(0..<borders.0, of: self)
      concatenator.add(borders.1..<borders.2, of: self)
      concatenator.add(borders.0..<borders.1, of: self)
      concatenator.add(borders.2..<count, of: self)
    }
  }

  mutating func append(_ other: RunTree) { replace(count..<count, with: other) }
}
