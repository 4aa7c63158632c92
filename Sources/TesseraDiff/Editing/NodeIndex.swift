/// An index of nodes by the id of their value and by their list. Several nodes may have the same id.
@usableFromInline
struct NodeIndex<ID: Hashable, List: Hashable> {
  @usableFromInline
  struct Place {
    @usableFromInline let node: Int
    @usableFromInline let list: List

    @inlinable
    init(node: Int, list: List) {
      self.node = node
      self.list = list
    }
  }

  /// For each id at most one of its nodes.
  @usableFromInline var ones: [ID: Place] = [:]
  /// The other nodes of ids that have several, by list.
  @usableFromInline var others: [ID: [List: NodeGroup]] = [:]

  @inlinable
  init(minimumCapacity: Int) { ones.reserveCapacity(minimumCapacity) }

  @inlinable
  mutating func insert(_ node: Int, id: ID, in list: List) {
    if ones[id] == nil {
      ones[id] = Place(node: node, list: list)
    } else {
      others[id, default: [:]][list, default: NodeGroup()].insert(node)
    }
  }

  @inlinable
  mutating func remove(_ node: Int, id: ID, from list: List) {
    if ones[id]?.node == node {
      ones[id] = nil
    } else if let slot = others.index(forKey: id) {
      others.values[slot][list]?.remove(node)
      if others.values[slot][list]?.isEmpty == true { others.values[slot][list] = nil }
      if others.values[slot].isEmpty { others.remove(at: slot) }
    }
  }

  /// Returns the first node with an id in a list. O(*k*) for an id that *k* nodes of the list have,
  /// regardless of other lists; *k* is 1 if ids are unique within a list.
  @inlinable
  func first(_ id: ID, in list: List, by precedes: (Int, Int) -> Bool) -> Int? {
    let one = ones[id].flatMap { $0.list == list ? $0.node : nil }
    guard !others.isEmpty, let rest = others[id]?[list] else { return one }
    return rest.first(or: one, by: precedes)
  }

  /// Returns the first node with an id in all lists. O(*k*) for an id that *k* nodes have or had at once; *k*
  /// is 1 if ids are unique.
  @inlinable
  func first(_ id: ID, by precedes: (Int, Int) -> Bool) -> Int? {
    var first = ones[id]?.node
    guard !others.isEmpty, let rest = others[id] else { return first }
    for group in rest.values { first = group.first(or: first, by: precedes) }
    return first
  }

  @inlinable
  func contains(_ id: ID, in list: List) -> Bool {
    ones[id]?.list == list || (!others.isEmpty && others[id]?[list] != nil)
  }
}
