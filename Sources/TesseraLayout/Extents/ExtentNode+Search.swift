extension ExtentNode {
  /// A run and where it begins.
  struct Place {
    /// The run.
    var run: ExtentRun
    /// The index of its first item.
    var start: Int
    /// The length of all items before it.
    var offset: FixedLength

    /// The index after its last item.
    var end: Int { start + run.count }
  }

  /// The run that holds an item, or nil where there is no such item. O(log n).
  func place(of index: Int) -> Place? {
    guard index >= 0, index < count else { return nil }
    var node = self
    var start = 0
    var offset = FixedLength.zero
    while node.height > 0 {
      var position = 0
      while position < node.children.count - 1, start + node.children[position].count <= index {
        start += node.children[position].count
        offset = offset + node.children[position].sum
        position += 1
      }
      node = node.children[position]
    }
    for run in node.runs {
      if start + run.count > index { return Place(run: run, start: start, offset: offset) }
      start += run.count
      offset = offset + run.sum
    }
    return nil
  }

  /// The first item that ends after a coordinate in units, or nil where none does. O(log n).
  func firstIndex(endingAfter units: Int64) -> Int? {
    if units < 0 { return count > 0 ? 0 : nil }
    guard sum.units > units else { return nil }
    var node = self
    var start = 0
    var offset = FixedLength.zero
    while node.height > 0 {
      var position = 0
      while position < node.children.count - 1, (offset + node.children[position].sum).units <= units {
        start += node.children[position].count
        offset = offset + node.children[position].sum
        position += 1
      }
      node = node.children[position]
    }
    for run in node.runs {
      if (offset + run.sum).units > units {
        // The run has a sum, so its length is not zero; the quotient is below its count.
        return start + Int((units - offset.units) / run.length.units)
      }
      start += run.count
      offset = offset + run.sum
    }
    return nil
  }

  /// The length of the longest item in a range that lies inside the node. O(log n).
  func largest(in range: Range<Int>) -> FixedLength {
    if range.isEmpty { return .zero }
    if range == 0..<count { return largest }
    var result = FixedLength.zero
    var start = 0
    if height == 0 {
      for run in runs where start < range.upperBound {
        start += run.count
        if start > range.lowerBound { result = max(result, run.length) }
      }
    } else {
      for child in children where start < range.upperBound {
        let part = range.clamped(to: start..<(start + child.count))
        result = max(result, child.largest(in: (part.lowerBound - start)..<(part.upperBound - start)))
        start += child.count
      }
    }
    return result
  }

  /// Appends all runs below, in order. O(runs).
  func appendRuns(to result: inout [ExtentRun]) {
    result += runs
    for child in children { child.appendRuns(to: &result) }
  }
}
