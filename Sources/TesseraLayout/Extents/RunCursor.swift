/// A place in a ``RunTree`` that moves forward from run to run: several questions about neighbours need one descent.
///
/// A cursor shares the leaf that it is in. Nothing allocates.
struct RunCursor<Run: TreeRun> {
  private let root: RunNode<Run>
  private var leaf: ContiguousArray<Run>
  private var position = 0
  /// The run, and what is known about all items before it.
  private(set) var place: RunPlace<Run>

  /// Goes to the first run for which a condition holds on everything up to its end; nil where there is none. The
  /// condition must hold for all later runs too. O(log r).
  @inline(__always)
  init?(_ root: RunNode<Run>, where holds: (Run.Summary) -> Bool) {
    var before = Run.Summary.zero
    guard let leaf = root.leaf(&before, where: holds) else { return nil }
    for position in leaf.indices {
      var through = before
      through.add(leaf[position].summary)
      if holds(through) {
        self.root = root
        self.leaf = leaf
        self.position = position
        place = RunPlace(run: leaf[position], before: before)
        return
      }
      before = through
    }
    return nil
  }

  /// Moves to the next run. False where there is none; then nothing has changed. O(1), from leaf to leaf O(log r).
  @inline(__always)
  mutating func advance() -> Bool {
    if position + 1 == leaf.count { return place.end < root.count && enterLeaf(of: place.end) }
    place.before.add(place.run.summary)
    position += 1
    place.run = leaf[position]
    return true
  }

  /// Moves forward to the run that holds an item. False where there is no such item; then nothing is certain.
  /// O(log r), O(1) for each run that is passed if it is near.
  @inline(__always)
  mutating func advance(to index: Int) -> Bool {
    while place.end <= index {
      // So many runs have at least as many items: it is far away.
      if index - place.end >= Run.leafCapacity { return enterLeaf(of: index) }
      if position + 1 == leaf.count { return enterLeaf(of: index) }
      _ = advance()
    }
    return true
  }

  @inline(never)
  private mutating func enterLeaf(of index: Int) -> Bool {
    guard let cursor = RunCursor(root, where: { $0.count > index }) else { return false }
    self = cursor
    return true
  }
}

extension RunTree {
  /// The first run for which a condition holds on what is known about everything up to its end. Where the condition
  /// holds for a run it must hold for all later ones.
  @inline(__always)
  func cursor(where holds: (Run.Summary) -> Bool) -> RunCursor<Run>? { RunCursor(root, where: holds) }

  /// The run that holds an item; nil where there is no such item.
  func cursor(at index: Int) -> RunCursor<Run>? {
    index < 0 ? nil : RunCursor(root) { $0.count > index }
  }
}
