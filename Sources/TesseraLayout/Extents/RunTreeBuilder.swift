/// A builder of a tree from runs in order, which fills one leaf after the other.
struct RunTreeBuilder<Run: TreeRun>: ~Copyable {
  private var leaves: ContiguousArray<RunNode<Run>> = []
  /// The leaf that is being filled. Its last run may still grow.
  private var leaf = LeafBuffer<Run>()

  /// Appends a run, which must have items. O(1).
  @inline(__always)
  mutating func append(_ run: Run) {
    if leaf.absorb(run) { return }
    if leaf.isFull { closeLeaf() }
    leaf.append(run)
  }

  /// Appends runs to the leaf that is being filled (``LeafBuffer/append(summing:)``).
  @inline(__always)
  mutating func append(
    summing write: (_ runs: UnsafeMutableBufferPointer<Run>, _ sum: inout Run.Summary) -> Int
  ) {
    leaf.append(summing: write)
  }

  /// Moves runs, no two neighbors of which are alike, to the end. O(1) for a full leaf, otherwise O(runs).
  mutating func append(unlike new: inout LeafBuffer<Run>) {
    if new.count == 0 { return }
    let isFirstTaken = leaf.absorb(new[0])
    if !isFirstTaken, leaf.isFull { closeLeaf() }
    if leaf.count == 0 {
      swap(&leaf, &new)
    } else {
      for position in (isFirstTaken ? 1 : 0)..<new.count {
        if leaf.isFull { closeLeaf() }
        leaf.append(new[position])
      }
      new.removeAll()
    }
  }

  @inline(never)
  private mutating func closeLeaf() { leaves.append(leaf.take()) }

  /// Returns the tree of all runs, and empties the builder. O(runs).
  mutating func finish() -> RunTree<Run> {
    closeLastLeaf()
    return RunTree(root: Self.tree(over: &leaves))
  }

  /// Closes a leaf. If it may have too few runs, the full leaf before it gives up some of its own.
  private mutating func closeLastLeaf() {
    guard leaf.count > 0 else { return }
    var last = leaf.take()
    let missing = last.minimum - last.runs.count
    if missing > 0, let full = leaves.popLast() {
      leaves.append(RunNode(runs: ContiguousArray(packed: full.runs.dropLast(missing))))
      last = RunNode(runs: ContiguousArray(packed: full.runs.suffix(missing) + last.runs))
    }
    leaves.append(last)
  }

  /// Returns a root above leaves, which are moved into evenly filled nodes.
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
