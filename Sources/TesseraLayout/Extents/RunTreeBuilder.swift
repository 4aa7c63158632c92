/// A tree in the making: runs are added at the end, and leaves are filled one after the other.
struct RunTreeBuilder<Run: TreeRun> {
  private var leaves: ContiguousArray<RunNode<Run>> = []
  /// The runs of the leaf that is being filled. The last one may still grow.
  private var runs: ContiguousArray<Run> = []

  /// Adds a run, which must have items. O(1).
  @inline(__always)
  mutating func append(_ run: Run) {
    if var last = runs.last, last.absorb(run) {
      runs[runs.count - 1] = last
      return
    }
    if runs.count == Run.leafCapacity { closeLeaf() }
    runs.append(run)
  }

  /// Adds runs of which no neighbours are alike. O(runs), but hardly more than copying them.
  mutating func append(unlike new: ContiguousArray<Run>) {
    guard let first = new.first else { return }
    append(first)
    var rest = new.dropFirst()
    while !rest.isEmpty {
      if runs.count == Run.leafCapacity { closeLeaf() }
      let taken = rest.prefix(Run.leafCapacity - runs.count)
      runs.append(contentsOf: taken)
      rest = rest.dropFirst(taken.count)
    }
  }

  @inline(never)
  private mutating func closeLeaf() {
    leaves.append(RunNode(runs: runs))
    runs = []
    runs.reserveCapacity(Run.leafCapacity)
  }

  /// The tree over all runs; the builder is empty afterwards. O(runs).
  mutating func finish() -> RunTree<Run> {
    closeLastLeaf()
    return RunTree(root: Self.tree(over: &leaves))
  }

  /// Closes a leaf that may have few runs. The one before it, which is full, then gives it some of its own.
  private mutating func closeLastLeaf() {
    guard !runs.isEmpty else { return }
    let missing = RunNode<Run>.minimum(height: 0) - runs.count
    if missing > 0, let full = leaves.popLast() {
      leaves.append(RunNode(runs: ContiguousArray(packed: full.runs.dropLast(missing))))
      runs.insert(contentsOf: full.runs.suffix(missing), at: 0)
    }
    leaves.append(RunNode(runs: ContiguousArray(packed: runs)))
    runs = []
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
