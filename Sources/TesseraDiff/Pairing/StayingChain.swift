/// A longest increasing subsequence, as a chain from its last member to its first.
///
/// Patience sorting (Fredman, *On computing the length of longest increasing subsequences*, 1975): for each length the
/// smallest value that ends a subsequence of that length.
@frozen @usableFromInline
struct StayingChain {
  /// For each position the one before it in the best subsequence that ends there, or -1.
  @usableFromInline let previous: Scratch<Int32>
  /// How many pairs are not members.
  @usableFromInline private(set) var leftOut = 0
  /// The position of the last member, or -1.
  @usableFromInline private(set) var last = -1

  @inlinable
  func before(_ position: Int) -> Int { Int(previous[position]) }

  /// Finds the chain among the pairs of a list.
  ///
  /// - Parameter room: Memory for three numbers for each pair.
  /// - Complexity: O(*n* log *n*); O(*n*) for what is in order.
  @inlinable
  init(of origins: Scratch<Partner>, room: Scratch<Int32>) {
    let limit = origins.count
    previous = room.part(from: 0, count: limit)
    let values = room.part(from: limit, count: limit)
    let positions = room.part(from: 2 * limit, count: limit)
    var length = 0
    for position in 0..<limit {
      let value = origins[position].code
      if value < 0 { continue }
      leftOut += 1
      let rank = StayingChain.rank(of: value, in: values, count: length)
      previous[position] = rank > 0 ? positions[rank - 1] : -1
      values[rank] = value
      positions[rank] = Int32(truncatingIfNeeded: position)
      length = max(length, rank + 1)
    }
    leftOut -= length
    if length > 0 { last = Int(positions[length - 1]) }
  }

  /// How many of some ascending values are smaller than another. Most often that is all of them.
  @inlinable
  static func rank(of value: Int32, in values: Scratch<Int32>, count: Int) -> Int {
    if count == 0 || values[count - 1] < value { return count }
    var base = 0
    var length = count
    // Without a branch that depends on the data: a mispredicted one costs more than the comparison.
    while length > 1 {
      let half = length / 2
      base = values[base + half - 1] < value ? base + half : base
      length -= half
    }
    return values[base] < value ? base + 1 : base
  }
}
