/// Values as numbered nodes: their order is in ``lists``, and they are found by id.
///
/// A node stands for one value through all edits, however it moves and whatever replaces its content; this is how an
/// update knows what became of what.
@usableFromInline
struct NodeTable<Value: Identifiable & Equatable> where Value.ID: Sendable {
  /// What has happened to the content of a node.
  @usableFromInline
  enum Content {
    case asBefore
    case replaced
    case reloaded
  }

  @usableFromInline var lists: LinkedLists
  @usableFromInline var values: [Value]
  @usableFromInline var contents: [Content]
  @usableFromInline var index: NodeIndex<Value.ID, Int>
  /// For each list the ids that an edit brought into it a second time.
  @usableFromInline var repeated: [Int: Set<Value.ID>] = [:]
  /// Nodes with lower numbers were there before the first edit.
  @usableFromInline let originalCount: Int

  /// Makes lists of values, numbered in order from zero.
  @inlinable
  init(_ values: [[Value]]) {
    self.values = Array(values.joined())
    originalCount = self.values.count
    lists = LinkedLists(counts: values.map { $0.count })
    contents = Array(repeating: .asBefore, count: originalCount)
    index = NodeIndex(minimumCapacity: originalCount)
    var node = 0
    for (list, members) in values.enumerated() {
      for value in members {
        index.insert(node, id: value.id, in: list)
        node += 1
      }
    }
  }

  /// Whether a node is there.
  @inlinable
  func contains(_ node: Int) -> Bool { lists.list(of: node) != nil }

  /// Makes a node for a value, behind a place, and returns it.
  @inlinable
  mutating func insert(_ value: Value, behind place: Int) -> Int {
    let node = lists.addNode()
    values.append(value)
    contents.append(.asBefore)
    if let list = lists.list(ofPlace: place) { noteArrival(of: node, in: list) }
    lists.put(node, behind: place)
    return node
  }

  /// Puts a node behind a place.
  @inlinable
  mutating func move(_ node: Int, behind place: Int) {
    guard let list = lists.list(ofPlace: place) else { return }
    let oldList = lists.list(of: node)
    if oldList != list {
      if let oldList { index.remove(node, id: values[node].id, from: oldList) }
      noteArrival(of: node, in: list)
    }
    lists.put(node, behind: place)
  }

  /// Takes a node away.
  @inlinable
  mutating func remove(_ node: Int) {
    guard let list = lists.list(of: node) else { return }
    lists.unlink(node)
    index.remove(node, id: values[node].id, from: list)
  }

  /// Gives a node another value of the same id.
  @inlinable
  mutating func replace(_ node: Int, with value: Value) {
    values[node] = value
    if contents[node] == .asBefore { contents[node] = .replaced }
    lists.touch(node)
  }

  /// Counts the content of a node as changed.
  @inlinable
  mutating func reload(_ node: Int) {
    contents[node] = .reloaded
    lists.touch(node)
  }

  /// Makes a node that comes to a list be found there.
  @inlinable
  mutating func noteArrival(of node: Int, in list: Int) {
    let id = values[node].id
    if index.contains(id, in: list) { repeated[list, default: []].insert(id) }
    index.insert(node, id: id, in: list)
  }
}

extension NodeTable {
  /// Which of the original nodes each of some nodes is: itself, or one of the removed nodes in a range that had the
  /// same id; those are handed out in order.
  ///
  /// - Complexity: O(nodes + range).
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

  /// Which of the original nodes in a range each of the nodes of a list is: itself, or one that is in the list no more
  /// and had the same id; those are handed out in order. Nodes out of the range are not known by what they were.
  ///
  /// - Complexity: O(nodes + range).
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

  /// Whether a node looks different from the original node that it is.
  @inlinable
  func isChanged(_ node: Int, from origin: Int, was old: Value) -> Bool {
    if contents[node] == .reloaded || contents[origin] == .reloaded { return true }
    return (contents[node] == .replaced || node != origin) && values[node] != old
  }

  /// The ids that edits brought into a list a second time and that still stand there more than once.
  @inlinable
  func duplicates(in list: Int) -> [DuplicateID<Value.ID>] {
    guard let suspects = repeated[list] else { return [] }
    return DuplicateID.all(in: lists.nodes(of: list).map { values[$0].id }).filter {
      suspects.contains($0.id)
    }
  }
}
