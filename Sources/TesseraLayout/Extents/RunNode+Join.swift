// Cutting trees and putting them together, of which every change of a tree can be made.
//
// Nodes with the same border are given the same treatment everywhere: where their entries fit into one node they
// are put into one, and otherwise a node that has too few gets some of the other.

extension RunNode {
  /// Puts another tree behind this one; both are roots of any height. O(difference of heights).
  mutating func join(_ next: RunNode) {
    if next.width == 0 { return }
    if width == 0 {
      self = next
      return
    }
    let second: RunNode?
    if height >= next.height {
      second = append(next)
    } else {
      let first = self
      self = next
      second = prepend(first)
    }
    if let second {
      let first = self
      self = RunNode(height: height + 1, children: [first, second])
    }
  }

  /// Keeps the items before an index and returns the others; both are roots. O(log n).
  mutating func split(at index: Int) -> RunNode {
    if index >= count { return RunNode() }
    if index <= 0 {
      let all = self
      self = RunNode()
      return all
    }
    return height == 0 ? splitRuns(at: index) : splitChildren(at: index)
  }

  private mutating func splitRuns(at index: Int) -> RunNode {
    let (position, start) = position(of: index)
    let run = runs[position]
    var rest = runs.takeSuffix(from: position)
    if start < index {
      runs.append(run.slice(0..<(index - start)))
      rest[0] = run.slice((index - start)..<run.count)
    }
    summarize()
    return RunNode(runs: rest)
  }

  private mutating func splitChildren(at index: Int) -> RunNode {
    let (position, start) = position(of: index)
    let after = children.takeSuffix(from: position + 1)
    var middle = children.removeLast()
    var rest = middle.split(at: index - start)
    rest.join(.root(height: height, children: after))
    var all = ContiguousArray<RunNode>()
    swap(&all, &children)
    self = .root(height: height, children: all)
    join(middle)
    return rest
  }

  /// The entry that holds an item, and the index of the first item in it. There must be such an item. O(width).
  func position(of index: Int) -> (position: Int, start: Int) {
    var start = 0
    var position = 0
    if height == 0 {
      while start + runs[position].count <= index {
        start += runs[position].count
        position += 1
      }
    } else {
      while start + children[position].count <= index {
        start += children[position].count
        position += 1
      }
    }
    return (position, start)
  }
}

// MARK: - Borders

extension RunNode {
  /// Puts a tree that is not higher behind the items below; returns the next sibling where one node is not enough.
  private mutating func append(_ next: RunNode) -> RunNode? {
    if next.height == height { return settle(with: next) }
    if let second = children[children.count - 1].append(next) { children.append(second) }
    return divide()
  }

  /// Puts a tree that is not higher before the items below; returns the next sibling where one node is not enough.
  private mutating func prepend(_ previous: RunNode) -> RunNode? {
    if previous.height == height {
      let next = self
      self = previous
      return settle(with: next)
    }
    if let second = children[0].prepend(previous) { children.insert(second, at: 1) }
    return divide()
  }

  /// Joins the next sibling, or sees to it that both have enough entries and returns it.
  private mutating func settle(with next: RunNode) -> RunNode? {
    if width + next.width <= capacity {
      runs.makeRoom(for: width + next.width)
      runs += next.runs
      children += next.children
      summarize()
      return nil
    }
    if width >= minimum, next.width >= minimum { return next }
    var next = next
    if height == 0 { runs.share(with: &next.runs) } else { children.share(with: &next.children) }
    summarize()
    next.summarize()
    return next
  }

  /// Gives away the second half of the children where there are too many.
  private mutating func divide() -> RunNode? {
    let excess =
      children.count > capacity
      ? RunNode(height: height, children: children.takeSuffix(from: children.count / 2)) : nil
    summarize()
    return excess
  }
}
