/// A buffer that merges adjacent indices of a visible query into ranges.
struct RangeCoalescer {
  /// The latest range, which has not been emitted yet.
  private var range = 0..<0

  /// Adds indices that come after all others.
  @inline(__always)
  mutating func append(_ next: Range<Int>, emit: (Range<Int>) -> Void) {
    if next.lowerBound == range.upperBound {
      range = range.lowerBound..<next.upperBound
    } else if !next.isEmpty {
      flush(emit: emit)
      range = next
    }
  }

  @inline(__always)
  mutating func flush(emit: (Range<Int>) -> Void) {
    if !range.isEmpty { emit(range) }
    range = range.upperBound..<range.upperBound
  }
}
