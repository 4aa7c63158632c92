/// A longest increasing subsequence, as a chain from its last member to its first.
///
/// Patience sorting (Fredman, *On computing the length of longest increasing subsequences*, 1975): for each
/// length the smallest value that ends a subsequence of that length.
@frozen @usableFromInline
struct LongestIncreasingSubsequence {
  /// For each position the previous one in the best subsequence that ends there, or -1.
  @usableFromInline let previous: Scratch<Int32>
  /// The number of pairs that are not members.
  @usableFromInline private(set) var nonMemberCount = 0
  /// The position of the last member, or -1.
  @usableFromInline private(set) var last = -1

  @inlinable
  func before(_ position: Int) -> Int { Int(previous[position]) }

  /// Finds the chain among the pairs of a list.
  ///
  /// - Parameters:
  ///   - origins: The pairs, in the order of the new list.
  ///   - buffer: Memory for three numbers for each pair.
  /// - Complexity: O(*n* log *n*); O(*n*) if all pairs are in order.
  @inlinable
  init(of origins: Scratch<Match>, buffer: Scratch<Int32>) {
    let limit = origins.count
    previous = buffer.part(from: 0, count: limit)
    let values = buffer.part(from: limit, count: limit)
    let positions = buffer.part(from: 2 * limit, count: limit)
    var length = 0
    for position in 0..<limit {
      let value = origins[position].code
      if value < 0 { continue }
      nonMemberCount += 1
      let rank = LongestIncreasingSubsequence.rank(of: value, in: values, count: length)
      previous[position] = rank > 0 ? positions[rank - 1] : -1
      values[rank] = value
      positions[rank] = Int32(truncatingIfNeeded: position)
      length = max(length, rank + 1)
    }
    nonMemberCount -= length
    if length > 0 { last = Int(positions[length - 1]) }
  }

  /// Returns the number of ascending values that are less than another value, which is most often all of
  /// them.
  @inlinable
  static func rank(of value: Int32, in values: Scratch<Int32>, count: Int) -> Int {
    if count == 0 || values[count - 1] < value { return count }
    var base = 0
    var length = count
    // Written without a branch that depends on the data: a mispredicted one takes longer than the comparison.
    // (LLVM makes one of it on x86-64, also if the sign of the difference masks the step.)
    while length > 1 {
      let half = length / 2
      base = values[base + half - 1] < value ? base + half : base
      length -= half
    }
    return values[base] < value ? base + 1 : base
  }
}
