extension [ItemSplice] {
  /// Whether the splices are a change from so many items to so many: in range, ascending and disjoint on both sides,
  /// with as many items between them on the old side as on the new one, and as many that have moved as come.
  /// O(splices).
  func lead(from oldCount: Int, to newCount: Int) -> Bool {
    var old = 0
    var new = 0
    for splice in self {
      guard splice.old.lowerBound >= old, splice.old.lowerBound - old == splice.new.lowerBound - new,
        splice.hasPossibleSource(in: oldCount)
      else { return false }
      old = splice.old.upperBound
      new = splice.new.upperBound
    }
    return old <= oldCount && oldCount - old == newCount - new
  }
}

extension ItemSplice {
  /// Whether the items that come can have been where they are said to have been, among so many. What is nowhere said
  /// is possible.
  fileprivate func hasPossibleSource(in oldCount: Int) -> Bool {
    guard let source else { return true }
    return source.lowerBound >= 0 && source.upperBound <= oldCount && source.count == new.count
  }
}
