/// How many nodes entries get into, and which of them into which node.
struct NodeDivision {
  /// The number of nodes; none where there are no entries.
  let count: Int
  private let entries: Int
  private let capacity: Int
  private let minimum: Int
  private let isEnd: Bool

  /// Divides entries among as few nodes as can hold them.
  ///
  /// - Parameters:
  ///   - entries: How many there are; fewer than the minimum get into one node.
  ///   - capacity: The most entries of a node.
  ///   - minimum: The fewest.
  ///   - isEnd: Whether nothing comes after them: then the first nodes are filled up and the last one gets what is
  ///     left, because at the end of a list items are mostly added. Otherwise nodes get the same number.
  init(_ entries: Int, capacity: Int, minimum: Int, isEnd: Bool = false) {
    count = (entries + capacity - 1) / capacity
    self.entries = entries
    self.capacity = capacity
    self.minimum = minimum
    self.isEnd = isEnd
  }

  /// The entries of a node.
  subscript(_ node: Int) -> Range<Int> { begin(of: node)..<begin(of: node + 1) }

  private func begin(of node: Int) -> Int {
    if node == 0 || node == count || !isEnd { return entries * node / count }
    return min(node * capacity, entries - (count - node) * minimum)
  }
}
