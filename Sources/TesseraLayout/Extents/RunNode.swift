/// A node of a ``RunTree``: a leaf holds runs, an inner node holds nodes that are one level lower.
///
/// Nodes are plain values: their arrays are shared between copies of a tree until one of them is changed, and then
/// only the arrays on the way to the change are copied. A node that is not a root has at least ``minimum`` entries;
/// an inner root has at least two.
struct RunNode<Run: TreeRun>: Sendable {
  /// The number of levels below: 0 for a leaf.
  let height: Int
  /// The entries of a leaf.
  var runs: ContiguousArray<Run> = []
  /// The entries of an inner node.
  var children: ContiguousArray<RunNode> = []
  /// What is known about all items below.
  private(set) var summary = Run.Summary.zero

  /// An empty leaf.
  init() { height = 0 }

  /// A leaf.
  init(runs: consuming ContiguousArray<Run>) {
    height = 0
    self.runs = runs
    summarize()
  }

  /// An inner node above children of the same height.
  init(height: Int, children: consuming ContiguousArray<RunNode>) {
    self.height = height
    self.children = children
    summarize()
  }

  /// A root above any number of nodes of the same height.
  static func root(height: Int, children: consuming ContiguousArray<RunNode>) -> RunNode {
    children.count > 1 ? RunNode(height: height, children: children) : children.popLast() ?? RunNode()
  }

  /// The number of items below.
  var count: Int { summary.count }

  /// The number of entries.
  var width: Int { height == 0 ? runs.count : children.count }

  /// The most entries.
  var capacity: Int { Self.capacity(height: height) }

  /// The fewest entries of a node that is not a root.
  var minimum: Int { Self.minimum(height: height) }

  /// The most entries of a node of a height.
  static func capacity(height: Int) -> Int { height == 0 ? Run.leafCapacity : Run.innerCapacity }

  /// The fewest entries of a node of a height that is not a root. Well below half, so that a node which was just divided
  /// is far from being joined again.
  static func minimum(height: Int) -> Int { max(2, capacity(height: height) / 3) }

  /// Computes what the node knows about its entries. O(width).
  mutating func summarize() {
    var sum = Run.Summary.zero
    if height == 0 {
      for run in runs { sum.add(run.summary) }
    } else {
      for child in children { sum.add(child.summary) }
    }
    summary = sum
  }
}
