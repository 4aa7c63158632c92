/// A position in a ``RunTree`` that moves forward from run to run, so that several queries for neighbors need
/// one descent.
///
/// A cursor shares the leaf that it is in, and does not allocate.
struct RunCursor<Run: TreeRun> {
  /// The nodes below the root; none if the root is a leaf. Not the root, because copying it counts references to
  /// both of its arrays.
  private let nodes: ContiguousArray<RunNode<Run>>
  private var leaf: ContiguousArray<Run>
  private var position = 0
  /// The current run, and the aggregate of all items before it.
  private(set) var place: RunPlace<Run>

  /// Finds the first run whose aggregate through its end satisfies a monotonic condition. O(log r).
  @inline(__always)
  init?(_ root: RunNode<Run>, where holds: (Run.Summary) -> Bool) {
    var before = Run.Summary.zero
    guard let leaf = root.leaf(&before, where: holds) else { return nil }
    self.init(leaf, in: root.children, before: before, where: holds)
  }

  @inline(__always)
  private init?(
    _ leaf: ContiguousArray<Run>, in nodes: ContiguousArray<RunNode<Run>>, before: Run.Summary,
    where holds: (Run.Summary) -> Bool
  ) {
    var before = before
    guard let position = RunNode.position(in: leaf, from: 0, &before, where: holds) else { return nil }
    self.nodes = nodes
    self.leaf = leaf
    self.position = position
    place = RunPlace(run: leaf[position], before: before)
  }

  /// Moves to the next run. `false` if there is none; then nothing has changed. O(1), and O(log r) from leaf
  /// to leaf.
  @inline(__always)
  mutating func advance() -> Bool {
    if position + 1 == leaf.count { return !nodes.isEmpty && enterLeaf(of: place.end) }
    place.before.add(place.run.summary)
    position += 1
    place.run = leaf[position]
    return true
  }

  /// Moves forward to the run that holds an item. `false` if there is no such item; then the position is
  /// unspecified. O(log r), or O(1) for each passed run if the item is near.
  @inline(__always)
  mutating func advance(to index: Int) -> Bool {
    while place.end <= index {
      // A leaf of runs holds at least as many items, so the item is far away.
      if index - place.end >= Run.leafCapacity { return enterLeaf(of: index) }
      if position + 1 == leaf.count { return enterLeaf(of: index) }
      _ = advance()
    }
    return true
  }

  /// Moves forward to the first run for which the aggregate through its end satisfies a monotonic condition.
  /// `false` if it is neither in this leaf nor in the next one; then the position may be any one before it.
  @inline(__always)
  mutating func advanceNearby(where holds: (Run.Summary) -> Bool) -> Bool {
    var isSecond = false
    while true {
      var before = place.before
      if let found = RunNode.position(in: leaf, from: position, &before, where: holds) {
        position = found
        place = RunPlace(run: leaf[found], before: before)
        return true
      }
      if isSecond || nodes.isEmpty || !enterLeaf(of: before.count) { return false }
      isSecond = true
    }
  }

  @inline(never)
  private mutating func enterLeaf(of index: Int) -> Bool {
    var before = Run.Summary.zero
    guard
      let leaf = nodes.isEmpty ? leaf : RunNode.leaf(in: nodes, &before, where: { $0.count > index }),
      let cursor = RunCursor(leaf, in: nodes, before: before, where: { $0.count > index })
    else { return false }
    self = cursor
    return true
  }
}

extension RunTree {
  @inline(__always)
  func cursor(where holds: (Run.Summary) -> Bool) -> RunCursor<Run>? { RunCursor(root, where: holds) }

  /// Returns a cursor at the run that holds an item; `nil` if there is no such item.
  func cursor(at index: Int) -> RunCursor<Run>? {
    index < 0 ? nil : RunCursor(root) { $0.count > index }
  }
}
