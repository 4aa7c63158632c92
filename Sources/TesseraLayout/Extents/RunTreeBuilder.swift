/// A tree in the making: runs are added at the end, and leaves are filled one after the other.
struct RunTreeBuilder<Run: TreeRun> {
  private var leaves: ContiguousArray<RunNode<Run>> = []
  /// The runs of the leaf that is being filled.
  private var runs: ContiguousArray<Run> = []
  /// The last run, which may still grow.
  private(set) var last: Run?

  /// Adds a run. O(1).
  ///
  /// - Returns: The run before it, where this one is not like it: that run will not grow any more.
  @inline(__always)
  @discardableResult
  mutating func append(_ run: Run) -> Run? {
    guard run.count > 0 else { return nil }
    if last?.absorb(run) == true { return nil }
    let closed = last
    if let closed { close(closed) }
    last = run
    return closed
  }

  @inline(__always)
  private mutating func close(_ run: Run) {
    if runs.count == Run.leafCapacity { closeLeaf() }
    runs.append(run)
  }

  @inline(never)
  private mutating func closeLeaf() {
    leaves.append(RunNode(runs: runs))
    runs = []
    runs.reserveCapacity(Run.leafCapacity)
  }

  /// The tree over all runs; the builder is empty afterwards. O(runs).
  mutating func finish() -> RunTree<Run> {
    if let last { close(last) }
    leaves.append(RunNode(runs: runs))
    runs = []
    last = nil
    // The last leaf may be too small; all others are full.
    let rest = leaves.popLast()
    var root = Self.tree(over: &leaves)
    if let rest { root.join(rest) }
    return RunTree(root: root)
  }

  /// A root above leaves, which are moved into evenly filled nodes.
  private static func tree(over level: inout ContiguousArray<RunNode<Run>>) -> RunNode<Run> {
    var height = 1
    while level.count > 1 {
      let count = level.count
      let groups = (count + Run.innerCapacity - 1) / Run.innerCapacity
      var above: ContiguousArray<RunNode<Run>> = []
      above.reserveCapacity(groups)
      for group in (0..<groups).reversed() {
        let children = level.takeSuffix(from: count * group / groups)
        above.append(RunNode(height: height, children: children))
      }
      above.reverse()
      level = above
      height += 1
    }
    return level.popLast() ?? RunNode()
  }
}
