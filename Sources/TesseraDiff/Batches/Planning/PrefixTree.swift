/// A Fenwick tree: values at positions, with fast combination of any prefix of them (Fenwick 1994).
struct PrefixTree<Value> {
  private var nodes: [Value]
  private let identity: Value
  private let combine: (Value, Value) -> Value

  /// Creates a tree of `count` identity elements of an associative and commutative operation.
  init(count: Int, identity: Value, combine: @escaping (Value, Value) -> Value) {
    nodes = Array(repeating: identity, count: count + 1)
    self.identity = identity
    self.combine = combine
  }

  /// Combines the value at a position with another value. O(log *count*).
  mutating func add(_ value: Value, at position: Int) {
    var node = position + 1
    while node < nodes.count {
      nodes[node] = combine(nodes[node], value)
      node += node & -node
    }
  }

  /// Returns the combination of the first `length` values. O(log *count*).
  func prefix(_ length: Int) -> Value {
    var result = identity
    var node = length
    while node > 0 {
      result = combine(result, nodes[node])
      node &= node - 1
    }
    return result
  }
}
