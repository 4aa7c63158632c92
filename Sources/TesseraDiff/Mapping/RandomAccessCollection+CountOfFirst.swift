extension RandomAccessCollection {
  /// Returns the length of the longest prefix whose elements satisfy a condition. No element after the first
  /// one that fails the condition may satisfy it. O(log *n*).
  func countOfFirst(where condition: (_ offset: Int, _ element: Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if condition(middle, self[index(startIndex, offsetBy: middle)]) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}
