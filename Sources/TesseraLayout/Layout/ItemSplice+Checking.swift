extension [ItemSplice] {
  /// Whether the splices are a change from so many items to so many: in range, ascending and disjoint on both sides,
  /// and with as many items between them on the old side as on the new one. O(splices).
  func lead(from oldCount: Int, to newCount: Int) -> Bool {
    var old = 0
    var new = 0
    for splice in self {
      guard splice.old.lowerBound >= old, splice.old.lowerBound - old == splice.new.lowerBound - new else {
        return false
      }
      old = splice.old.upperBound
      new = splice.new.upperBound
    }
    return old <= oldCount && oldCount - old == newCount - new
  }
}
