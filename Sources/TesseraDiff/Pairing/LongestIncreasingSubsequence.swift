/// A longest increasing subsequence, by the ranks of all pairs.
///
/// Patience sorting (Fredman, *On computing the length of longest increasing subsequences*, 1975): for each
/// length the smallest value that ends a subsequence of that length. The rank of a pair is the number of
/// these values that are less when it is added. From the end, the first pair with each rank is a member.
@frozen @usableFromInline
struct LongestIncreasingSubsequence {
  /// The rank of each pair, by its position; undefined for a position without a pair.
  @usableFromInline let ranks: Scratch<Int32>
  /// For each rank the smallest value, which is the last one that was added.
  @usableFromInline let values: Scratch<Int32>
  /// The number of members.
  @usableFromInline private(set) var count = 0
  /// The number of pairs that are not members.
  @usableFromInline private(set) var nonMemberCount = 0

  /// Finds the ranks of the pairs of a list.
  ///
  /// - Parameters:
  ///   - origins: The pairs, in the order of the new list.
  ///   - buffer: Memory for two numbers for each position.
  /// - Complexity: O(*n* log *n*); O(*n*) if all pairs are in order.
  @inlinable
  init(of origins: Scratch<Match>, buffer: Scratch<Int32>) {
    let limit = origins.count
    ranks = buffer.part(from: 0, count: limit)
    values = buffer.part(from: limit, count: limit)
    var pairCount = 0
    var last: Int32 = -1
    var position = 0
    while position < limit {
      let value = origins[position].code
      if value > last {
        add(value, at: position, rank: count)
        last = value
        pairCount += 1
      } else if value >= 0 {
        var addedCount = 1
        #if !hasFeature(Embedded)
        if addFour(of: origins, from: position) { addedCount = 4 }
        #endif
        if addedCount == 1 { add(value, at: position, rank: rank(of: value)) }
        last = values[count - 1]
        pairCount += addedCount
        position += addedCount - 1
      }
      position += 1
    }
    nonMemberCount = pairCount - count
  }

  @inlinable @inline(__always)
  mutating func add(_ value: Int32, at position: Int, rank: Int) {
    ranks[position] = Int32(truncatingIfNeeded: rank)
    values[rank] = value
    count = max(count, rank + 1)
  }

  /// Returns the number of values that are less than another one.
  @inlinable
  func rank(of value: Int32) -> Int {
    var base = 0
    var length = count
    while length > 1 {
      let half = length / 2
      base = values[base + half - 1] < value ? base + half : base
      length -= half
    }
    return values[base] < value ? base + 1 : base
  }
}

// MARK: - Four pairs at a time

#if !hasFeature(Embedded)
extension LongestIncreasingSubsequence {
  /// Adds the pairs at four positions in a row; returns `false` if one of the positions has no pair.
  ///
  /// Added one by one, each search would wait for the one before, which changes a value. So all four search
  /// the same values first, and their ranks are corrected for each other then. There is no branch that depends
  /// on the data, because a mispredicted one takes longer than a search.
  @inlinable @inline(__always)
  mutating func addFour(of origins: Scratch<Match>, from position: Int) -> Bool {
    guard position + 4 <= origins.count else { return false }
    let (first, second) = (origins[position].code, origins[position &+ 1].code)
    let (third, fourth) = (origins[position &+ 2].code, origins[position &+ 3].code)
    guard first | second | third | fourth >= 0 else { return false }
    // The first step leaves a power of two values.
    var shift = Int.bitWidth - 1 - count.leadingZeroBitCount
    let (border, step) = (values[1 &<< shift &- 1], count &- 1 &<< shift)
    var rank1 = step &* Self.isLess(border, first)
    var rank2 = step &* Self.isLess(border, second)
    var rank3 = step &* Self.isLess(border, third)
    var rank4 = step &* Self.isLess(border, fourth)
    while shift > 0 {
      shift &-= 1
      rank1 = advanced(rank1, to: first, by: shift)
      rank2 = advanced(rank2, to: second, by: shift)
      rank3 = advanced(rank3, to: third, by: shift)
      rank4 = advanced(rank4, to: fourth, by: shift)
    }
    rank1 = advanced(rank1, to: first, by: 0)
    rank2 = Self.corrected(advanced(rank2, to: second, by: 0), of: second, after: first, rank1)
    rank3 = Self.corrected(advanced(rank3, to: third, by: 0), of: third, after: first, rank1)
    rank3 = Self.corrected(rank3, of: third, after: second, rank2)
    rank4 = Self.corrected(advanced(rank4, to: fourth, by: 0), of: fourth, after: first, rank1)
    rank4 = Self.corrected(rank4, of: fourth, after: second, rank2)
    rank4 = Self.corrected(rank4, of: fourth, after: third, rank3)
    add(first, at: position, rank: rank1)
    add(second, at: position &+ 1, rank: rank2)
    add(third, at: position &+ 2, rank: rank3)
    add(fourth, at: position &+ 3, rank: rank4)
    return true
  }

  /// Returns 1 if a value is less than another one, otherwise 0. Values are not negative.
  @inlinable @inline(__always)
  static func isLess(_ value: Int32, _ other: Int32) -> Int {
    Int(truncatingIfNeeded: UInt32(bitPattern: value &- other) &>> 31)
  }

  /// Returns the start of the half that contains the rank of a value, of 2 ⋅ 2^`shift` ranks.
  @inlinable @inline(__always)
  func advanced(_ base: Int, to value: Int32, by shift: Int) -> Int {
    base &+ Self.isLess(values[base &+ 1 &<< shift &- 1], value) &<< shift
  }

  /// Returns a rank that has been found before another pair was added: one more if that pair has the same
  /// rank and is less.
  @inlinable @inline(__always)
  static func corrected(_ rank: Int, of value: Int32, after other: Int32, _ otherRank: Int) -> Int {
    rank &+ (rank == otherRank ? 1 : 0) & isLess(other, value)
  }
}
#endif
