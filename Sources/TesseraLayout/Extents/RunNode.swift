/// A node of a ``RunTree``: a leaf holds runs, an inner node holds nodes one level lower.
///
/// Nodes are values. Copies of a tree share the arrays of their nodes until one of them changes, which copies
/// only the arrays on the path to the change. A node that is not the root has at least ``minimum`` entries;
/// an inner root has at least two.
struct RunNode<Run: TreeRun>: Sendable {
  /// The number of levels below: 0 for a leaf.
  let height: Int
  var runs: ContiguousArray<Run> = []
  var children: ContiguousArray<RunNode> = []
  /// The aggregate of all items below.
  private(set) var summary = Run.Summary.zero

  init() { height = 0 }

  init(runs: consuming ContiguousArray<Run>) {
    height = 0
    self.runs = runs
    summarize()
  }

  /// Creates a leaf whose aggregate is known.
  init(runs: consuming ContiguousArray<Run>, summary: Run.Summary) {
    height = 0
    self.runs = runs
    self.summary = summary
  }

  /// Creates an inner node from children of the same height.
  init(height: Int, children: consuming ContiguousArray<RunNode>) {
    self.height = height
    self.children = children
    summarize()
  }

  /// Returns a root above any number of nodes of the same height.
  static func root(height: Int, children: consuming ContiguousArray<RunNode>) -> RunNode {
    children.count > 1 ? RunNode(height: height, children: children) : children.popLast() ?? RunNode()
  }

  var count: Int { summary.count }

  /// The number of entries.
  var width: Int { height == 0 ? runs.count : children.count }

  var capacity: Int { Self.capacity(height: height) }

  var minimum: Int { Self.minimum(height: height) }

  static func capacity(height: Int) -> Int { height == 0 ? Run.leafCapacity : Run.innerCapacity }

  /// Returns the smallest number of entries of a node of a height, except for the root. It is well below half
  /// of the capacity, so that a node that was just divided is far from being merged again.
  static func minimum(height: Int) -> Int { max(2, capacity(height: height) / 3) }

  /// Recomputes the aggregate of the entries. O(width).
  mutating func summarize() {
    if height == 0 {
      summary = runs.withUnsafeBufferPointer { Run.summary(of: $0) }
      return
    }
    var sum = Run.Summary.zero
    for child in children { sum.add(child.summary) }
    summary = sum
  }
}
