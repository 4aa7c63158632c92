// Changing a tree: one operation, splice, of which replacing, inserting and removing are special cases. It
// leaves every node on its way with a legal width, except the root and the edge nodes of a lone child, which
// the level above repairs.

extension ExtentNode {
  /// Replaces a range of items by a run, or by nothing. The run must differ in length from the items before
  /// and after the range. O(log n), and O(capacity) for each level.
  mutating func splice(_ range: Range<Int>, with run: ExtentRun?) {
    if height == 0 { spliceRuns(range, with: run) } else { spliceChildren(range, with: run) }
    summarize()
  }

  /// Brings a root into shape after a splice: splits it when it is too wide, lowers it when it has one child.
  mutating func settleRoot() {
    if width > Self.capacity {
      let right = splitOff()
      self = ExtentNode(height: height + 1, children: [self, right])
    }
    while height > 0, children.count <= 1 {
      self = children.first ?? ExtentNode()
    }
  }

  private mutating func spliceRuns(_ range: Range<Int>, with run: ExtentRun?) {
    var first = 0
    var start = 0
    while first < runs.count, start + runs[first].count <= range.lowerBound {
      start += runs[first].count
      first += 1
    }
    var last = first
    var end = start
    while last < runs.count, end < range.upperBound {
      end += runs[last].count
      last += 1
    }
    var entries: [ExtentRun] = []
    if range.lowerBound > start {
      entries.append(ExtentRun(count: range.lowerBound - start, length: runs[first].length))
    }
    if let run { entries.append(run) }
    if end > range.upperBound {
      entries.append(ExtentRun(count: end - range.upperBound, length: runs[last - 1].length))
    }
    runs.replaceSubrange(first..<last, with: entries)
  }

  private mutating func spliceChildren(_ range: Range<Int>, with run: ExtentRun?) {
    var first = 0
    var start = 0
    while first < children.count - 1, start + children[first].count <= range.lowerBound {
      start += children[first].count
      first += 1
    }
    let end = start + children[first].count
    let lower = range.lowerBound - start
    if range.upperBound <= end {
      children[first].splice(lower..<(range.upperBound - start), with: run)
      repair(first)
      return
    }
    children[first].splice(lower..<children[first].count, with: run)
    var last = first + 1
    var lastStart = end
    while last < children.count, lastStart + children[last].count <= range.upperBound {
      lastStart += children[last].count
      last += 1
    }
    if last < children.count, lastStart < range.upperBound {
      children[last].splice(0..<(range.upperBound - lastStart), with: nil)
    }
    children.removeSubrange((first + 1)..<last)
    repair(first + 1)
    repair(first)
  }

  /// Splits a child that is too wide; joins one that is too narrow with a sibling. No such child: nothing.
  private mutating func repair(_ index: Int) {
    guard children.indices.contains(index) else { return }
    var index = index
    if children[index].width < Self.minimum, children.count > 1 {
      index = max(index - 1, 0)
      let right = children.remove(at: index + 1)
      children[index].absorb(right)
    }
    if children[index].width > Self.capacity {
      let right = children[index].splitOff()
      children.insert(right, at: index + 1)
    }
  }

  /// Takes over the entries of the next sibling.
  private mutating func absorb(_ next: ExtentNode) {
    if height == 0 {
      runs += next.runs
    } else {
      // A node that had one child could not repair it; at the seam it gets siblings.
      let seam = children.count
      children += next.children
      repair(seam)
      repair(seam - 1)
    }
    summarize()
  }

  /// Gives away the second half of the entries.
  private mutating func splitOff() -> ExtentNode {
    let half = width / 2
    let right: ExtentNode
    if height == 0 {
      right = ExtentNode(runs: Array(runs[half...]))
      runs.removeSubrange(half...)
    } else {
      right = ExtentNode(height: height, children: Array(children[half...]))
      children.removeSubrange(half...)
    }
    summarize()
    return right
  }
}
