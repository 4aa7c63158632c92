extension RunTree {
  /// Returns a description of a violated invariant, or `nil` if the structure is valid. For tests. O(r).
  func checkInvariants() -> String? {
    let runs = runs
    for index in runs.indices {
      if runs[index].count < 1 { return "run \(index) is empty" }
      if index > 0 {
        var previous = runs[index - 1]
        if previous.absorb(runs[index]) { return "runs \(index - 1), \(index) are alike" }
      }
    }
    return root.checkInvariants(isRoot: true)
  }
}

extension RunNode {
  fileprivate func checkInvariants(isRoot: Bool) -> String? {
    let least = isRoot ? (height == 0 ? 0 : 2) : minimum
    if width < least || width > capacity { return "width \(width) at height \(height)" }
    if height == 0 ? !children.isEmpty : !runs.isEmpty { return "mixed entries" }
    var fresh = self
    fresh.summarize()
    if fresh.summary != summary { return "stale summary at height \(height)" }
    for child in children {
      if child.height != height - 1 { return "uneven heights under \(height)" }
      if let problem = child.checkInvariants(isRoot: false) { return problem }
    }
    return nil
  }
}
