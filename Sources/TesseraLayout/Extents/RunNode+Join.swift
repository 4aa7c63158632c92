// Cutting trees and putting them together, of which every change of a tree can be made.
//
// Nodes with the same border are given the same treatment everywhere: where their entries fit into one node they
// are put into one, and otherwise a node that has too few gets some of the other.

extension RunNode {
  /// Puts another tree behind this one; both are roots of any height. O(difference of heights).
  mutating func join(_ next: consuming RunNode) {
    if next.width == 0 { return }
    if width == 0 {
      self = next
      return
    }
    let second: RunNode?
    if height >= next.height {
      second = append(consume next)
    } else {
      swap(&self, &next)
      second = prepend(consume next)
    }
    if let second {
      let height = height + 1
      self = RunNode(height: height, children: [take(), second])
    }
  }

  /// Moves everything out and leaves an empty leaf. What is held twice would have to be copied to be changed.
  mutating func take() -> RunNode {
    var all = RunNode()
    swap(&self, &all)
    return all
  }

  /// Keeps the items before an index and returns the others; both are roots. O(log n).
  mutating func split(at index: Int) -> RunNode {
    if index >= count { return RunNode() }
    if index <= 0 { return take() }
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
    rest.join(.root(height: height, children: consume after))
    var before: ContiguousArray<RunNode> = []
    swap(&before, &children)
    self = .root(height: height, children: consume before)
    join(consume middle)
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
  private mutating func append(_ next: consuming RunNode) -> RunNode? {
    if next.height == height { return settle(with: consume next) }
    if let second = children[children.count - 1].append(consume next) { children.append(second) }
    return divide()
  }

  /// Puts a tree that is not higher before the items below; returns the next sibling where one node is not enough.
  private mutating func prepend(_ previous: consuming RunNode) -> RunNode? {
    if previous.height == height {
      swap(&self, &previous)
      return settle(with: consume previous)
    }
    if let second = children[0].prepend(consume previous) { children.insert(second, at: 1) }
    return divide()
  }

  /// Joins the next sibling, or sees to it that both have enough entries and returns it.
  private mutating func settle(with next: consuming RunNode) -> RunNode? {
    if width + next.width <= capacity {
      runs.takeAll(from: &next.runs)
      children.takeAll(from: &next.children)
      summarize()
      return nil
    }
    if width >= minimum, next.width >= minimum { return next }
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
