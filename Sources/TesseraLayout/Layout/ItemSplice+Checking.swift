extension [ItemSplice] {
  /// Returns whether the splices describe a change from one number of items to another: they are in range,
  /// ascending and disjoint on both sides, with the same number of items between them on both sides, and each
  /// source has as many items as are inserted. O(splices).
  func isValid(from oldCount: Int, to newCount: Int) -> Bool {
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
  /// Returns whether items can come from ``ItemSplice/source`` among `oldCount`, or the source is unknown.
  fileprivate func hasPossibleSource(in oldCount: Int) -> Bool {
    guard let source else { return true }
    return source.lowerBound >= 0 && source.upperBound <= oldCount && source.count == new.count
  }
}
