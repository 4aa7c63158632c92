struct NodeDivision {
  /// The number of nodes; zero if there are no entries.
  let count: Int
  private let entries: Int
  private let capacity: Int
  private let minimum: Int
  private let isEnd: Bool

  /// Divides entries among as few nodes as possible.
  ///
  /// - Parameters:
  ///   - entries: The number of entries. Fewer than the minimum go into a single node.
  ///   - isEnd: Whether no entries follow. The first nodes are then filled completely and the last one gets
  ///     the rest, because most insertions are at the end of a list. Otherwise nodes get about the same
  ///     number.
  init(_ entries: Int, capacity: Int, minimum: Int, isEnd: Bool = false) {
    count = (entries + capacity - 1) / capacity
    self.entries = entries
    self.capacity = capacity
    self.minimum = minimum
    self.isEnd = isEnd
  }

  subscript(_ node: Int) -> Range<Int> { begin(of: node)..<begin(of: node + 1) }

  private func begin(of node: Int) -> Int {
    if node == 0 || node == count || !isEnd { return entries * node / count }
    return min(node * capacity, entries - (count - node) * minimum)
  }
}
