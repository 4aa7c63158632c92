/// A run in a tree, with the aggregate of the items before it.
struct RunPlace<Run: TreeRun> {
  var run: Run
  var before: Run.Summary

  var start: Int { before.count }

  var end: Int { before.count + run.count }
}

extension RunNode {
  /// Returns the first run for which the aggregate through its end satisfies a condition; `nil` if there is
  /// none. The condition must hold for all later runs, too. O(log n), no allocation.
  @inline(__always)
  func first(where holds: (Run.Summary) -> Bool) -> RunPlace<Run>? {
    var before = Run.Summary.zero
    guard let leaf = leaf(&before, where: holds),
      let position = Self.position(in: leaf, from: 0, &before, where: holds)
    else { return nil }
    return RunPlace(run: leaf[position], before: before)
  }

  /// Returns the position of the first run of a leaf, from a position on, for which the aggregate through its
  /// end satisfies a condition; `nil` if there is none. `before`, the aggregate of all items before that
  /// position, becomes that of all items before the result or, if there is none, after the leaf.
  @inline(__always)
  static func position(
    in leaf: ContiguousArray<Run>, from start: Int, _ before: inout Run.Summary,
    where holds: (Run.Summary) -> Bool
  ) -> Int? {
    leaf.withUnsafeBufferPointer { leaf in
      var position = start
      #if !hasFeature(Embedded)
      // Several runs at once, because they are added up faster than one by one. Left out where programs have to be
      // small.
      while position + Self.strideOfSearch <= leaf.count {
        let end = position + Self.strideOfSearch
        var through = before
        through.add(Run.summary(of: UnsafeBufferPointer(rebasing: leaf[position..<end])))
        if holds(through) { break }
        before = through
        position = end
      }
      #endif
      while position < leaf.count {
        var through = before
        through.add(leaf[position].summary)
        if holds(through) { return position }
        before = through
        position += 1
      }
      return nil
    }
  }

  private static var strideOfSearch: Int { 8 }

  /// Returns the run that holds an item, whose index must not be negative; `nil` if there is none. O(log n),
  /// no allocation.
  @inline(__always)
  func place(of index: Int) -> RunPlace<Run>? { first { $0.count > index } }

  /// Returns the first leaf for which the aggregate through its end satisfies a condition; `nil` if there is
  /// none. A root that is a leaf is not checked. `before` becomes the aggregate of all items before the leaf.
  /// O(log n).
  @inline(__always)
  func leaf(_ before: inout Run.Summary, where holds: (Run.Summary) -> Bool) -> ContiguousArray<Run>? {
    height == 0 ? runs : Self.leaf(in: children, &before, where: holds)
  }

  /// Returns the first leaf in or below nodes for which the aggregate through its end satisfies a condition; `nil` if
  /// there is none.
  @inline(__always)
  static func leaf(
    in nodes: ContiguousArray<RunNode>, _ before: inout Run.Summary, where holds: (Run.Summary) -> Bool
  ) -> ContiguousArray<Run>? {
    // Uses arrays and positions instead of nodes: copying a node counts references to both of its arrays.
    var level = nodes
    while let position = position(in: level, &before, where: holds) {
      if level[position].height == 0 { return level[position].runs }
      level = level[position].children
    }
    return nil
  }

  @inline(__always)
  private static func position(
    in nodes: ContiguousArray<RunNode>, _ before: inout Run.Summary, where holds: (Run.Summary) -> Bool
  ) -> Int? {
    for position in nodes.indices {
      var through = before
      through.add(nodes[position].summary)
      if holds(through) { return position }
      before = through
    }
    return nil
  }

  /// Returns the aggregate of a range of items inside the node. O(log n), no allocation.
  func summary(of range: Range<Int>) -> Run.Summary {
    if range == 0..<count { return summary }
    var result = Run.Summary.zero
    var start = 0
    if height == 0 {
      for run in runs where start < range.upperBound {
        let part = range.clamped(to: start..<(start + run.count))
        if part.count == run.count {
          result.add(run.summary)
        } else if !part.isEmpty {
          result.add(run.slice((part.lowerBound - start)..<(part.upperBound - start)).summary)
        }
        start += run.count
      }
    } else {
      for child in children where start < range.upperBound {
        let part = range.clamped(to: start..<(start + child.count))
        if !part.isEmpty {
          result.add(child.summary(of: (part.lowerBound - start)..<(part.upperBound - start)))
        }
        start += child.count
      }
    }
    return result
  }

  /// Calls back with each run that has items in a range, in order and not clipped. O(log n + found), no
  /// allocation.
  func forEachRun(in range: Range<Int>, before: Run.Summary, _ body: (RunPlace<Run>) -> Void) {
    var before = before
    if height == 0 {
      for run in runs where before.count < range.upperBound {
        if before.count + run.count > range.lowerBound { body(RunPlace(run: run, before: before)) }
        before.add(run.summary)
      }
    } else {
      for child in children where before.count < range.upperBound {
        if before.count + child.count > range.lowerBound {
          child.forEachRun(in: range, before: before, body)
        }
        before.add(child.summary)
      }
    }
  }

  /// Returns the entry that holds an item, and the index of its first item. The item must exist. O(width).
  func position(of index: Int) -> (position: Int, start: Int) {
    height == 0 ? Self.position(of: index, in: runs) : Self.position(of: index, in: children)
  }

  static func position(of index: Int, in runs: ContiguousArray<Run>) -> (position: Int, start: Int) {
    var start = 0
    var position = 0
    while start + runs[position].count <= index {
      start += runs[position].count
      position += 1
    }
    return (position, start)
  }

  static func position(of index: Int, in nodes: ContiguousArray<RunNode>) -> (position: Int, start: Int) {
    var start = 0
    var position = 0
    while start + nodes[position].count <= index {
      start += nodes[position].count
      position += 1
    }
    return (position, start)
  }
}
