/// A node of the tree behind ``Extents``: a B+-tree whose leaves hold runs and whose inner nodes hold sums
/// (Comer, "The Ubiquitous B-Tree", 1979, with counts and sums in place of keys).
///
/// Nodes are plain values: their arrays are shared between copies of a tree until one of them is changed, and
/// then only the arrays on the way to the change are copied.
struct ExtentNode: Sendable {
  /// The most entries that a node may have.
  static let capacity = 64
  /// The fewest entries of a node that has siblings. Well below half, so that a node which was just split
  /// or merged is far from being merged or split again.
  static let minimum = 16

  /// The number of levels below: 0 for a leaf.
  let height: Int
  /// The entries of a leaf. No two neighbours have equal lengths, across leaves neither.
  var runs: [ExtentRun] = []
  /// The entries of an inner node, all of the same height.
  var children: [ExtentNode] = []
  /// The number of items below.
  private(set) var count = 0
  /// The length of all items below.
  private(set) var sum = FixedLength.zero
  /// The length of the longest item below.
  private(set) var largest = FixedLength.zero

  /// An empty leaf.
  init() { height = 0 }

  /// A leaf.
  init(runs: [ExtentRun]) {
    height = 0
    self.runs = runs
    summarize()
  }

  /// An inner node above children of the same height.
  init(height: Int, children: [ExtentNode]) {
    self.height = height
    self.children = children
    summarize()
  }

  /// The number of entries.
  var width: Int { height == 0 ? runs.count : children.count }

  /// Computes what the node knows about its entries. O(capacity).
  mutating func summarize() {
    count = 0
    sum = .zero
    largest = .zero
    if height == 0 {
      for run in runs {
        count += run.count
        sum = sum + run.sum
        largest = max(largest, run.length)
      }
    } else {
      for child in children {
        count += child.count
        sum = sum + child.sum
        largest = max(largest, child.largest)
      }
    }
  }

  /// A tree over runs, of which no two neighbours are equal, with evenly filled nodes. O(runs).
  static func tree(over runs: [ExtentRun]) -> ExtentNode {
    var level = evenChunks(of: runs.count).map { ExtentNode(runs: Array(runs[$0])) }
    var height = 1
    while level.count > 1 {
      let below = level
      level = evenChunks(of: below.count).map { ExtentNode(height: height, children: Array(below[$0])) }
      height += 1
    }
    return level.first ?? ExtentNode()
  }

  /// Divides positions into as few nodes as possible whose widths differ by at most one.
  private static func evenChunks(of count: Int) -> [Range<Int>] {
    let chunks = (count + capacity - 1) / capacity
    return (0..<chunks).map { chunk in (count * chunk / chunks)..<(count * (chunk + 1) / chunks) }
  }
}
