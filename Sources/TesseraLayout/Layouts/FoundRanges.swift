/// Indices on the way into the answer of a visible query: neighbours are handed on together.
struct FoundRanges {
  /// What was found last and was not handed on.
  private var range = 0..<0

  /// Adds indices that come after all others.
  @inline(__always)
  mutating func append(_ next: Range<Int>, handOn: (Range<Int>) -> Void) {
    if next.lowerBound == range.upperBound {
      range = range.lowerBound..<next.upperBound
    } else if !next.isEmpty {
      flush(handOn: handOn)
      range = next
    }
  }

  /// Hands on the rest.
  @inline(__always)
  mutating func flush(handOn: (Range<Int>) -> Void) {
    if !range.isEmpty { handOn(range) }
    range = range.upperBound..<range.upperBound
  }
}
