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

  package static func < (left: TextRank, right: TextRank) -> Bool { left.value < right.value }

  /// Returns ranks in ascending order, by a radix sort.
  ///
  /// - Parameter ranks: Ranks in the order of their numbers.
  /// - Complexity: O(*n*).
  package static func sorted(_ ranks: [TextRank]) -> [TextRank] {
    // For a few, clearing the tables costs more than it saves.
    if ranks.count < 4 * digits { return ranks.sorted() }
    var (source, target) = (ranks, ranks)
    for shift in stride(from: UInt64(32), to: 64, by: 11) where moveByDigit(shift, from: source, to: &target)
    {
      swap(&source, &target)
    }
    return source
  }

  private static let digits = 1 << 11

  /// Copies ranks in the order of one digit. Returns `false` if all have the same digit.
  private static func moveByDigit(_ shift: UInt64, from source: [TextRank], to target: inout [TextRank])
    -> Bool
  {
    var starts = [Int](repeating: 0, count: digits)
    let mask = UInt64(digits - 1)
    source.withUnsafeBufferPointer { source in
      for rank in source { starts[Int(truncatingIfNeeded: rank.value >> shift & mask)] += 1 }
    }
    if starts.contains(source.count) { return false }
    var sum = 0
    for digit in starts.indices { (starts[digit], sum) = (sum, sum + starts[digit]) }
    source.withUnsafeBufferPointer { source in
      target.withUnsafeMutableBufferPointer { target in
        for rank in source {
          let digit = Int(truncatingIfNeeded: rank.value >> shift & mask)
          target[starts[digit]] = rank
          starts[digit] += 1
        }
      }
    }
    return true
  }
}
#endif
