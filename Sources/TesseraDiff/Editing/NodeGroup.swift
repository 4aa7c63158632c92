/// The nodes with one id in one list: nearly always a single one, which needs no allocation.
@usableFromInline
struct NodeGroup {
  @usableFromInline var one: Int?
  @usableFromInline var others: Set<Int> = []

  @inlinable
  init() {}

  @inlinable var isEmpty: Bool { one == nil && others.isEmpty }

  @inlinable
  mutating func insert(_ node: Int) {
    if one == nil { one = node } else { others.insert(node) }
  }

  @inlinable
  mutating func remove(_ node: Int) {
    if one == node { one = nil } else { others.remove(node) }
  }

  /// Returns the first node among these nodes and another one. O(*k*) for *k* nodes.
  @inlinable
  func first(or other: Int?, by precedes: (Int, Int) -> Bool) -> Int? {
    var first = other
    for node in others { first = earlier(node, first, by: precedes) }
    return one.map { earlier($0, first, by: precedes) } ?? first
  }

  @inlinable
  func earlier(_ node: Int, _ other: Int?, by precedes: (Int, Int) -> Bool) -> Int {
    guard let other, precedes(other, node) else { return node }
    return other
  }
}
