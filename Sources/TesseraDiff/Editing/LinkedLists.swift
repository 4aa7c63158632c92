/// Doubly linked lists over numbered nodes, with constant-time comparison of the order of two nodes of a
/// list. A node is inserted or moved behind a *place*: a node, or the start of a list as a negative number.
@usableFromInline
struct LinkedLists {
  private struct Link {
    /// The list that contains the node, or `nil` if there is none.
    var list: Int?
    var previous: Int
    var next: Int
    /// A number that increases along a list, counted from the label of its start, and wraps around.
    var label: UInt64
  }

  private var nodes: [Link]
  /// The start of each list, which also closes it to a ring.
  private var starts: [Link]
  private var touched: [Bool]

  /// Creates lists with these numbers of nodes, numbered in order from zero.
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

  /// Returns the place before the first node of a list.
  @usableFromInline
  static func start(of list: Int) -> Int { ~list }

  /// Returns the place of the last node of a list.
  @usableFromInline
  func end(of list: Int) -> Int { starts[list].previous }

  @usableFromInline
  func place(before node: Int) -> Int { nodes[node].previous }

  @usableFromInline
  func list(of node: Int) -> Int? { nodes[node].list }

  /// Returns the list that contains a place, or `nil` if the place is a node in no list.
  @usableFromInline
  func list(ofPlace place: Int) -> Int? { self[place].list }

  /// Returns whether a list has changed since it was created.
  @usableFromInline
  func isTouched(_ list: Int) -> Bool { touched[list] }

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

  /// Returns whether a node precedes another one of the same list. O(1).
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

  /// Records that the content of a node has changed.
  @usableFromInline
  mutating func touch(_ node: Int) {
    guard let list = nodes[node].list else { return }
    touched[list] = true
  }

  /// Moves a node behind a place; a node behind itself stays. O(log *n*) amortized for many nodes in one
  /// spot, else O(1).
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

  /// Returns a label between a place and its follower, after relabeling as few followers as possible to make
  /// space (Dietz and Sleator 1987).
  private mutating func makeLabel(behind place: Int) -> UInt64 {
    let label = self[place].label
    var end = self[place].next
    var count: UInt64 = 1
    while labelGap(from: place, to: end) <= count * count {
      end = self[end].next
      count += 1
    }
    let step = labelGap(from: place, to: end) / count
    var follower = self[place].next
    var followerLabel = label
    while follower != end {
      followerLabel &+= step
      self[follower].label = followerLabel
      follower = self[follower].next
    }
    return label &+ labelGap(from: place, to: self[place].next) / 2
  }

  /// Returns the distance between the labels of two places, which is once around the ring from a place to
  /// itself.
  private func labelGap(from place: Int, to end: Int) -> UInt64 {
    place == end ? .max : self[end].label &- self[place].label
  }
}
