extension Sequence<Int> {
  /// The numbers in ascending order.
  ///
  /// Sorts by one copy of the code, whatever collection the numbers are in.
  var ascending: [Int] {
    var numbers = Array(self)
    numbers.sortAscending()
    return numbers
  }
}

extension [Int] {
  @inline(never)
  fileprivate mutating func sortAscending() { sort() }
}
