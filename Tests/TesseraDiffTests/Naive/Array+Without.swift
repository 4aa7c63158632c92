extension Array {
  /// Returns the array without the elements of a range.
  func without(_ range: Range<Int>) -> [Element] {
    Array(self[..<range.lowerBound] + self[range.upperBound...])
  }
}
