/// Finds nodes by the ids of what they stand for; several nodes may have the same id.
@usableFromInline
struct NodeIndex<ID: Hashable> {
  /// For each id one of its nodes.
  @usableFromInline var ones: [ID: Int] = [:]
  /// The rest of the nodes of the few ids that have several.
  @usableFromInline var others: [ID: Set<Int>] = [:]

  @inlinable
  init(minimumCapacity: Int) { ones.reserveCapacity(minimumCapacity) }

  /// Adds a node.
  ///
  /// - Complexity: O(1) expected.
  @inlinable
  mutating func insert(_ node: Int, id: ID) {
    if ones[id] == nil {
      ones[id] = node
    } else {
      others[id, default: []].insert(node)
    }
  }

  /// Removes a node.
  ///
  /// - Complexity: O(1) expected.
  @inlinable
  mutating func remove(_ node: Int, id: ID) {
    if ones[id] == node {
      ones[id] = others.isEmpty ? nil : others[id]?.popFirst()
    } else {
      others[id]?.remove(node)
    }
    if !others.isEmpty, others[id]?.isEmpty == true { others[id] = nil }
  }

  /// The first one of the nodes with an id that qualify.
  ///
  /// - Complexity: O(*k*) for an id that *k* nodes have; *k* is 1 where ids are unique.
  @inlinable
  func first(_ id: ID, where qualifies: (Int) -> Bool, by precedes: (Int, Int) -> Bool) -> Int? {
    guard let one = ones[id] else { return nil }
    var first = qualifies(one) ? one : nil
    guard !others.isEmpty, let rest = others[id] else { return first }
    for node in rest where qualifies(node) {
      if let earlier = first, precedes(earlier, node) { continue }
      first = node
    }
    return first
  }

  /// Whether a node with an id qualifies.
  @inlinable
  func contains(_ id: ID, where qualifies: (Int) -> Bool) -> Bool {
    guard let one = ones[id] else { return false }
    return qualifies(one) || (!others.isEmpty && others[id]?.contains(where: qualifies) == true)
  }
}
