#if !hasFeature(Embedded)
/// The place of a matching text among others: by its score, then by its length, then by its number. A smaller value is
/// better.
package struct TextRank: Hashable, Comparable, Sendable {
  private let value: UInt64

  package init(score: Int, length: Int, number: Int) {
    let badness = 0xFFFF - UInt64(min(max(0, score), 0xFFFF))
    value = badness << 48 | UInt64(min(length, 0xFFFF)) << 32 | UInt64(UInt32(truncatingIfNeeded: number))
  }

  /// The number of the text, counted from 0.
  package var number: Int { Int(value & 0xFFFF_FFFF) }

  private var badness: UInt64 { value >> 48 }
  private var length: UInt64 { value >> 32 & 0xFFFF }

  package static func < (left: TextRank, right: TextRank) -> Bool { left.value < right.value }

  /// Returns two lists of ranks in ascending order as one.
  static func merged(_ left: [TextRank], _ right: [TextRank]) -> [TextRank] {
    if right.isEmpty { return left }
    var (first, second, merged) = (left[...], right[...], [TextRank]())
    merged.reserveCapacity(left.count + right.count)
    while let a = first.first, let b = second.first {
      merged.append(min(a, b))
      if a < b { first.removeFirst() } else { second.removeFirst() }
    }
    return merged + first + second
  }

  /// Returns ranks in ascending order, by a radix sort.
  ///
  /// - Parameter parts: Ranks in the order of their numbers, in portions.
  /// - Complexity: O(*n*).
  package static func sorted(_ parts: [[TextRank]]) -> [TextRank] {
    let count = parts.reduce(0) { $0 + $1.count }
    // For a few, clearing the table costs more than it saves.
    if count < 4_096 { return parts.flatMap { $0 }.sorted() }
    let digits = RankDigits(parts)
    var sorted = parts
    for digit in 0..<digits.count { sorted = [digits.sorted(sorted, count: count, by: digit)] }
    return sorted[0]
  }

  /// The scores and lengths of some ranks as numbers of few digits, for a radix sort.
  private struct RankDigits {
    private var (badness, length) = (RankBounds(), RankBounds())
    /// The number of digits, and the number of bits of each.
    private(set) var (count, bits) = (0, 0)

    init(_ parts: [[TextRank]]) {
      for part in parts {
        for rank in part {
          badness.include(rank.badness)
          length.include(rank.length)
        }
      }
      let values = badness.count * length.count
      let allBits = 64 - (values - 1).leadingZeroBitCount
      count = max(1, (allBits + Self.mostBits - 1) / Self.mostBits)
      bits = (allBits + count - 1) / count
    }

    /// The number of bits of a digit whose table fits into the nearest caches.
    private static let mostBits = 13

    /// Returns the ranks in the order of a digit, counted from the lowest one.
    func sorted(_ parts: [[TextRank]], count: Int, by index: Int) -> [TextRank] {
      var starts = [Int](repeating: 0, count: 1 << bits)
      for part in parts { for rank in part { starts[digit(index, of: rank)] += 1 } }
      var sum = 0
      for digit in starts.indices { (starts[digit], sum) = (sum, sum + starts[digit]) }
      return [TextRank](unsafeUninitializedCapacity: count) { sorted, filled in
        for part in parts {
          for rank in part {
            let digit = digit(index, of: rank)
            sorted.initializeElement(at: starts[digit], to: rank)
            starts[digit] += 1
          }
        }
        filled = count
      }
    }

    @inline(__always)
    private func digit(_ index: Int, of rank: TextRank) -> Int {
      let value = (rank.badness - badness.low) &* length.count &+ (rank.length - length.low)
      return Int(truncatingIfNeeded: value >> UInt64(index * bits) & (1 << UInt64(bits) - 1))
    }
  }

  /// The lowest and the highest of some numbers.
  private struct RankBounds {
    var (low, high) = (UInt64.max, UInt64.min)
    var count: UInt64 { high - low + 1 }

    mutating func include(_ value: UInt64) { (low, high) = (min(low, value), max(high, value)) }
  }
}
#endif
