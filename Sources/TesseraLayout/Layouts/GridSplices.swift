extension [ItemSplice] {
  /// Whether these splices lead from so many items to so many: they ascend, are disjoint, lie inside on both sides,
  /// and between them there are as many old items as new ones.
  func lead(from oldCount: Int, to newCount: Int) -> Bool {
    var old = 0
    var new = 0
    for splice in self {
      let kept = splice.old.lowerBound - old
      guard kept >= 0, kept == splice.new.lowerBound - new else { return false }
      old = splice.old.upperBound
      new = splice.new.upperBound
    }
    return old <= oldCount && new <= newCount && oldCount - old == newCount - new
  }
}
