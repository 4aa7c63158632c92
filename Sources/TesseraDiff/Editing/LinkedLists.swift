/// Doubly linked lists over numbered nodes, which know of any two nodes of a list which one comes first.
///
/// A node that is inserted or moved goes behind a *place*: a node, or the start of a list as a negative number.
@usableFromInline
struct LinkedLists {
  private struct Link {
    /// The list that the node is in; nil where it is in none.
    var list: Int?
    var previous: Int
    var next: Int
    /// Grows along a list, counted from the label of its start, and wraps around.
    var label: UInt64
  }

  private var nodes: [Link]
  /// The start of each list, which also closes it to a ring.
  private var starts: [Link]
  private var touched: [Bool]

  /// Makes lists of so many nodes each, numbered in order from zero.
  @usableFromInline
  init(counts: [Int]) {
    nodes = []
    nodes.reserveCapacity(counts.reduce(0, +))
    starts = []
    touched = Array(repeating: false, count: counts.count)
    for (list, count) in counts.enumerated() {
      starts.append(Self.emptyStart(of: list))
      guard count > 0 else { continue }
      let members = nodes.count..<nodes.count + count
      let step = UInt64.max / UInt64(count + 1)
      for (offset, node) in members.enumerated() {
        nodes.append(Link(list: list, previous: node - 1, next: node + 1, label: step * UInt64(offset + 1)))
      }
      nodes[members.lowerBound].previous = Self.start(of: list)
      nodes[members.upperBound - 1].next = Self.start(of: list)
      starts[list].next = members.lowerBound
      starts[list].previous = members.upperBound - 1
    }
  }

  /// The place before the first node of a list.
  @usableFromInline
  static func start(of list: Int) -> Int { ~list }

  /// The place of the last node of a list.
  @usableFromInline
  func end(of list: Int) -> Int { starts[list].previous }

  /// The place that is before a node.
  @usableFromInline
  func place(before node: Int) -> Int { nodes[node].previous }

  /// The list that a node is in; nil where it is in none.
  @usableFromInline
  func list(of node: Int) -> Int? { nodes[node].list }

  /// The list that a place belongs to; nil where it is a node in no list.
  @usableFromInline
  func list(ofPlace place: Int) -> Int? { self[place].list }

  /// Whether anything has been done to a list since it was there.
  @usableFromInline
  func isTouched(_ list: Int) -> Bool { touched[list] }

  /// The nodes of a list, in order.
  ///
  /// - Complexity: O(answer).
  @usableFromInline
  func nodes(of list: Int) -> [Int] {
    var result: [Int] = []
    var node = starts[list].next
    while node >= 0 {
      result.append(node)
      node = nodes[node].next
    }
    return result
  }

  /// Whether one node comes before another one of the same list.
  ///
  /// - Complexity: O(1).
  @usableFromInline
  func precedes(_ left: Int, _ right: Int) -> Bool {
    guard let list = nodes[left].list else { return false }
    let base = starts[list].label
    return nodes[left].label &- base < nodes[right].label &- base
  }
}

extension LinkedLists {
  /// Adds an empty list and returns its number.
  @usableFromInline
  mutating func addList() -> Int {
    let list = starts.count
    starts.append(Self.emptyStart(of: list))
    touched.append(true)
    return list
  }

  /// Adds a node that is in no list and returns its number.
  @usableFromInline
  mutating func addNode() -> Int {
    nodes.append(Link(list: nil, previous: -1, next: -1, label: 0))
    return nodes.count - 1
  }

  /// Notes that the content of a node has changed.
  @usableFromInline
  mutating func touch(_ node: Int) {
    guard let list = nodes[node].list else { return }
    touched[list] = true
  }

  /// Puts a node, wherever it is, behind a place; behind itself it stays.
  ///
  /// - Complexity: O(log *n*) amortized for many nodes in one spot, else O(1).
  @usableFromInline
  mutating func put(_ node: Int, behind place: Int) {
    guard node != place, let list = self[place].list else { return }
    unlink(node)
    let next = self[place].next
    nodes[node] = Link(list: list, previous: place, next: next, label: makeLabel(behind: place))
    self[place].next = node
    self[next].previous = node
    touched[list] = true
  }

  /// Takes a node out of its list.
  ///
  /// - Complexity: O(1).
  @usableFromInline
  mutating func unlink(_ node: Int) {
    let link = nodes[node]
    guard let list = link.list else { return }
    self[link.previous].next = link.next
    self[link.next].previous = link.previous
    nodes[node].list = nil
    touched[list] = true
  }

  private static func emptyStart(of list: Int) -> Link {
    Link(list: list, previous: start(of: list), next: start(of: list), label: 0)
  }

  private subscript(place: Int) -> Link {
    get { place >= 0 ? nodes[place] : starts[~place] }
    _modify {
      if place >= 0 { yield &nodes[place] } else { yield &starts[~place] }
    }
  }

  /// A label between a place and what follows it, for which as few followers as possible are spread further apart
  /// (Dietz and Sleator 1987).
  private mutating func makeLabel(behind place: Int) -> UInt64 {
    let label = self[place].label
    var end = self[place].next
    var count: UInt64 = 1
    while room(from: place, to: end) <= count * count {
      end = self[end].next
      count += 1
    }
    let step = room(from: place, to: end) / count
    var follower = self[place].next
    var followerLabel = label
    while follower != end {
      followerLabel &+= step
      self[follower].label = followerLabel
      follower = self[follower].next
    }
    return label &+ room(from: place, to: self[place].next) / 2
  }

  /// How far apart the labels of two places are; once around the ring from a place to itself.
  private func room(from place: Int, to end: Int) -> UInt64 {
    place == end ? .max : self[end].label &- self[place].label
  }
}
