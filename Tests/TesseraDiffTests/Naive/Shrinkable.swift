/// A case of a random test that can be made smaller, to show the core of a failure.
protocol Shrinkable {
  /// How many items it has.
  var size: Int { get }
  /// Smaller cases, the smallest first; made when they are asked for.
  var smaller: [() -> Self] { get }
}

extension Shrinkable {
  /// The smallest case found that still fails. Goes on from the first smaller one that does, until none does or a
  /// million items were looked at.
  func shrunk(while fails: (Self) -> Bool) -> Self {
    var smallest = self
    var effort = 1_000_000
    search: while true {
      for makeCandidate in smallest.smaller {
        let candidate = makeCandidate()
        effort -= candidate.size + 1
        if effort < 0 { return smallest }
        if fails(candidate) {
          smallest = candidate
          continue search
        }
      }
      return smallest
    }
  }
}

extension Array {
  /// The ranges to try to leave out, the widest first.
  var parts: [Range<Int>] {
    var parts: [Range<Int>] = []
    var length = count
    while length > 0 {
      for start in stride(from: 0, to: count, by: length) {
        parts.append(start..<Swift.min(start + length, count))
      }
      length /= 2
    }
    return parts
  }

  /// The array without some of its elements.
  func without(_ range: Range<Int>) -> [Element] {
    Array(self[..<range.lowerBound] + self[range.upperBound...])
  }
}
