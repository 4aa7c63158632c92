/// Indices on the way into the answer of a visible query: neighbours are written down together, for an array is checked
/// and grown each time something is appended.
struct FoundIndices {
  /// What was found last and is not in the answer.
  private var range = 0..<0

  /// Adds indices that come after all others.
  @inline(__always)
  mutating func append(_ next: Range<Int>, to result: inout [Int]) {
    if next.lowerBound == range.upperBound {
      range = range.lowerBound..<next.upperBound
    } else if !next.isEmpty {
      flush(to: &result)
      range = next
    }
  }

  /// Writes down the rest.
  mutating func flush(to result: inout [Int]) {
    result.append(contentsOf: range)
    range = range.upperBound..<range.upperBound
  }
}
