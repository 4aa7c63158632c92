/// A case of a random test that can be made smaller, to show the core of a failure.
protocol Shrinkable {
  /// Smaller cases, the smallest first; made when they are asked for.
  var smaller: [() -> Self] { get }
}

extension Shrinkable {
  /// The smallest case found that still fails. Goes on from the first smaller one that does, until none does.
  func shrunk(while fails: (Self) -> Bool) -> Self {
    var smallest = self
    while let next = smallest.smaller.lazy.map({ $0() }).first(where: fails) { smallest = next }
    return smallest
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
