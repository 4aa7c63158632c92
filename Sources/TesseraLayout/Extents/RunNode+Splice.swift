// The fast path of changes: a change inside one leaf happens in place.

extension RunNode {
  /// Replaces a range of items by runs, if the runs around the range are in one leaf with enough capacity.
  /// O(log n + runs).
  ///
  /// - Parameter isLast: Whether no items follow this node.
  /// - Returns: `false` if the range is not inside one leaf with enough capacity; then nothing has changed.
  mutating func spliceLeaf(
    _ range: Range<Int>, with new: some Collection<Run>, isRoot: Bool = true, isLast: Bool = true
  ) -> Bool {
    let isDone =
      height == 0
      ? spliceRuns(range, with: new, isRoot: isRoot) : spliceChild(range, with: new, isLast: isLast)
    if isDone { summarize() }
    return isDone
  }

  private mutating func spliceChild(_ range: Range<Int>, with new: some Collection<Run>, isLast: Bool) -> Bool
  {
    // The items before and after the range must be in the same child, because they may merge with the new
    // ones.
    let (position, start) = position(of: max(range.lowerBound - 1, 0))
    let isLast = isLast && position == children.count - 1
    guard isLast || range.upperBound < start + children[position].count else { return false }
    return children[position].spliceLeaf(
      (range.lowerBound - start)..<(range.upperBound - start), with: new, isRoot: false, isLast: isLast)
  }

  private mutating func spliceRuns(
    _ range: Range<Int>, with new: some Collection<Run>, isRoot: Bool
  ) -> Bool {
    guard new.count <= capacity else { return false }
    // From the run of the item before the range to the run of the item after it.
    let (first, start) = range.lowerBound > 0 ? position(of: range.lowerBound - 1) : (0, 0)
    var last = first
    var end = start
    while last < runs.count, end <= range.upperBound {
      end += runs[last].count
      last += 1
    }
    var entries = ContiguousArray<Run>()
    entries.reserveCapacity(new.count + 2)
    if range.lowerBound > start { entries.append(runs[first].slice(0..<(range.lowerBound - start))) }
    for run in new { entries.appendRun(run) }
    if end > range.upperBound {
      let run = runs[last - 1]
      entries.appendRun(run.slice((run.count - (end - range.upperBound))..<run.count))
    }

    let width = runs.count - (last - first) + entries.count
    guard width <= capacity, width >= minimum || isRoot else { return false }
    // A changed leaf is likely to change again, so it gets some spare capacity, but not twice its size.
    if width > runs.capacity { runs.reserveExactCapacity(for: min(capacity, width + capacity / 8)) }
    runs.replaceSubrange(first..<last, with: entries)
    return true
  }
}

extension ContiguousArray where Element: TreeRun {
  /// Appends a run, merged with the last one if they are alike. A run without items adds nothing.
  mutating func appendRun(_ run: Element) {
    guard run.count > 0 else { return }
    if isEmpty || !self[count - 1].absorb(run) { append(run) }
  }
}
