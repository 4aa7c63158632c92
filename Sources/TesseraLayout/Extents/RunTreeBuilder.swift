/// A tree in the making: runs are added at the end, and leaves are filled one after the other.
struct RunTreeBuilder<Run: TreeRun> {
  private var leaves: ContiguousArray<RunNode<Run>> = []
  /// The runs of the leaf that is being filled.
  private var runs: ContiguousArray<Run> = []

  /// Adds a run. O(1).
  mutating func append(_ run: Run) {
    guard run.count > 0 else { return }
    if !runs.isEmpty {
      if runs[runs.count - 1].absorb(run) { return }
      if runs.count == Run.leafCapacity { closeLeaf() }
    }
    runs.append(run)
  }

  private mutating func closeLeaf() {
    leaves.append(RunNode(runs: runs))
    runs = []
    runs.reserveCapacity(Run.leafCapacity)
  }

  /// The tree over all runs. O(runs).
  consuming func finish() -> RunTree<Run> {
    closeLeaf()
    // The last leaf may be too small; all others are full.
    var root = RunNode<Run>()
    if let last = leaves.popLast() {
      root = Self.tree(over: leaves)
      root.join(last)
    }
    return RunTree(root: root)
  }

  /// A root above leaves, with evenly filled nodes.
  private static func tree(over leaves: ContiguousArray<RunNode<Run>>) -> RunNode<Run> {
    var level = leaves
    var height = 1
    while level.count > 1 {
      let groups = (level.count + Run.innerCapacity - 1) / Run.innerCapacity
      var above: ContiguousArray<RunNode<Run>> = []
      above.reserveCapacity(groups)
      for group in 0..<groups {
        let range = (level.count * group / groups)..<(level.count * (group + 1) / groups)
        above.append(RunNode(height: height, children: ContiguousArray(level[range])))
      }
      level = above
      height += 1
    }
    return level.first ?? RunNode()
  }
}
