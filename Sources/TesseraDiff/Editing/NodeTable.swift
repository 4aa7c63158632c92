/// Values as numbered nodes, ordered by ``lists`` and indexed by id. A node represents one value through all
/// edits, regardless of moves and replaced content. An update uses this identity to derive the difference.
@usableFromInline
struct NodeTable<Value: Identifiable & Equatable> where Value.ID: Sendable {
  /// The state of a node's content, compared to the original.
  @usableFromInline
  enum ContentState {
    case unchanged
    case replaced
    case reloaded
  }

  @usableFromInline var lists: LinkedLists
  @usableFromInline var values: [Value]
  @usableFromInline var contents: [ContentState]
  @usableFromInline var index: NodeIndex<Value.ID, Int>
  /// For each list the ids that an edit inserted a second time.
  @usableFromInline var repeated: [Int: Set<Value.ID>] = [:]
  /// The number of nodes before the first edit. Nodes with lower numbers are original.
  @usableFromInline let originalCount: Int

  /// Creates lists of values, numbered in order from zero.
  @inlinable
  init(_ values: [[Value]]) {
    self.values = Array(values.joined())
    originalCount = self.values.count
    lists = LinkedLists(counts: values.map { $0.count })
    contents = Array(repeating: .unchanged, count: originalCount)
    index = NodeIndex(minimumCapacity: originalCount)
    var node = 0
    for (list, members) in values.enumerated() {
      for value in members {
        index.insert(node, id: value.id, in: list)
        node += 1
      }
    }
  }

  @inlinable
  func contains(_ node: Int) -> Bool { lists.list(of: node) != nil }

  /// Creates a node for a value, behind a place, and returns it.
  @inlinable
  mutating func insert(_ value: Value, behind place: Int) -> Int {
    let node = lists.addNode()
    values.append(value)
    contents.append(.unchanged)
    if let list = lists.list(ofPlace: place) { recordInsertion(of: node, in: list) }
    lists.put(node, behind: place)
    return node
  }

  @inlinable
  mutating func move(_ node: Int, behind place: Int) {
    guard let list = lists.list(ofPlace: place) else { return }
    let oldList = lists.list(of: node)
    if oldList != list {
      if let oldList { index.remove(node, id: values[node].id, from: oldList) }
      recordInsertion(of: node, in: list)
    }
    lists.put(node, behind: place)
  }

  @inlinable
  mutating func remove(_ node: Int) {
    guard let list = lists.list(of: node) else { return }
    lists.unlink(node)
    index.remove(node, id: values[node].id, from: list)
  }

  /// Replaces the value of a node by another one with the same id.
  @inlinable
  mutating func replace(_ node: Int, with value: Value) {
    values[node] = value
    if contents[node] == .unchanged { contents[node] = .replaced }
    lists.touch(node)
  }

  @inlinable
  mutating func reload(_ node: Int) {
    contents[node] = .reloaded
    lists.touch(node)
  }

  /// Adds a node to the index of the list that it enters.
  @inlinable
  mutating func recordInsertion(of node: Int, in list: Int) {
    let id = values[node].id
    if index.contains(id, in: list) { repeated[list, default: []].insert(id) }
    index.insert(node, id: id, in: list)
  }
}

extension NodeTable {
  /// Returns the original node of each node: the node itself, or a removed node in `range` with the same id.
  /// Removed nodes are assigned in order. O(*k* + *r*) for *k* nodes and a range of *r*.
  @inlinable
  func origins(of nodes: [Int], reviving range: Range<Int>) -> [Int?] {
    var removed: [Value.ID: [Int]] = [:]
    if nodes.contains(where: { $0 >= originalCount }) {
      for node in range.reversed() where !contains(node) {
        removed[values[node].id, default: []].append(node)
      }
    }
    return nodes.map { node in
      node < originalCount ? node : removed[values[node].id]?.popLast()
    }
  }

  /// Returns the original node in `range` of each node of a list: the node itself, or one with the same id
  /// that has left the list. Nodes that left are assigned in order. Nodes outside of the range have no origin
  /// of their own.
  ///
  /// - Complexity: O(*k* + *r*) for *k* nodes and a range of *r*.
  @inlinable
  func origins(of nodes: [Int], among range: Range<Int>) -> [Int?] {
    var left: [Value.ID: [Int]] = [:]
    if nodes.contains(where: { !range.contains($0) }) {
      let staying = Set(nodes)
      for node in range.reversed() where !staying.contains(node) {
        left[values[node].id, default: []].append(node)
      }
    }
    return nodes.map { node in range.contains(node) ? node : left[values[node].id]?.popLast() }
  }

  /// Returns whether the content of a node differs from that of its original node.
  @inlinable
  func isChanged(_ node: Int, from origin: Int, was old: Value) -> Bool {
    if contents[node] == .reloaded || contents[origin] == .reloaded { return true }
    return (contents[node] == .replaced || node != origin) && values[node] != old
  }

  /// Returns the ids that edits inserted into a list a second time and that still occur more than once.
  @inlinable
  func duplicates(in list: Int) -> [DuplicateID<Value.ID>] {
    guard let suspects = repeated[list] else { return [] }
    return DuplicateID.all(in: lists.nodes(of: list).map { values[$0].id }).filter {
      suspects.contains($0.id)
    }
  }
}
