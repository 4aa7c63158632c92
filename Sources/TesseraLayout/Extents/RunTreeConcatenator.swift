/// A builder of a tree from parts of other trees, for changes that cross leaves.
///
/// The tree shares the nodes of its parts. Only nodes at a border between two parts are opened, which means
/// that their entries go into new nodes: about one node on each level. The cost of a part is therefore O(log
/// r), whatever its length.
struct RunTreeConcatenator<Run: TreeRun> {
  /// The runs that are not in a leaf yet.
  private var runs: ContiguousArray<Run> = []
  /// The nodes that have no parent yet, by height. In item order, higher nodes precede lower ones, and
  /// ``runs`` come last.
  private var levels: ContiguousArray<ContiguousArray<RunNode<Run>>> = []
  /// Whether a part begins here. Its first run may equal the last run of the previous part and merge with it.
  private var isAtBorder = false

  init() {
    runs.reserveCapacity(2 * Run.leafCapacity)
    levels.reserveCapacity(Self.initialHeight)
  }

  /// The number of levels that are allocated in advance: enough for millions of runs.
  private static var initialHeight: Int { 8 }

  /// Adds a range of items of a tree, which must exist.
  @inline(never)
  mutating func add(_ range: Range<Int>, of tree: RunTree<Run>) {
    if range.isEmpty { return }
    isAtBorder = !runs.isEmpty || openLast(height: 0)
    if range.count < tree.count, tree.root.height > 0 {
      add(range, of: tree.root.children)
    } else {
      add(range, of: [tree.root], at: 0)
    }
  }

  /// Adds runs. O(new runs).
  mutating func add(_ new: some Collection<Run>) {
    if runs.isEmpty { _ = openLast(height: 0) }
    runs.reserveExactCapacity(for: runs.count + new.count)
    // The last run stays outside of the array as long as it may grow.
    var last = runs.popLast()
    for run in new where run.count > 0 {
      if last?.absorb(run) == true { continue }
      if let last { runs.append(last) }
      last = run
    }
    if let last { runs.append(last) }
  }

  @inline(never)
  consuming func finish() -> RunTree<Run> {
    if !runs.isEmpty {
      if runs.count < RunNode<Run>.minimum(height: 0) { _ = openLast(height: 0) }
      closeRuns(isEnd: true)
    }
    var height = 0
    while levels.count > height + 1 || levels.last.map({ $0.count > 1 }) == true {
      let count = levels[height].count
      if count > 0 {
        if count < RunNode<Run>.minimum(height: height + 1) { _ = openLast(height: height + 1) }
        closeNodes(height: height, isEnd: true)
      }
      height += 1
    }
    return RunTree(root: levels.last?.last ?? RunNode())
  }
}

// MARK: - Parts and their nodes

extension RunTreeConcatenator {
  // Not inlined, because the functions call one another and concatenation is rare.
  //
  // Uses arrays and positions instead of nodes: copying a node counts references to both of its arrays.

  @inline(never)
  private mutating func add(_ range: Range<Int>, of nodes: ContiguousArray<RunNode<Run>>) {
    let (first, start) = RunNode.position(of: range.lowerBound, in: nodes)
    let (last, lastStart) = RunNode.position(of: range.upperBound - 1, in: nodes)
    let begin = range.lowerBound - start
    let end = range.upperBound - lastStart
    if first == last { return add(begin..<end, of: nodes, at: first) }
    add(begin..<nodes[first].count, of: nodes, at: first)
    add(nodes[(first + 1)..<last])
    add(0..<end, of: nodes, at: last)
  }

  @inline(never)
  private mutating func add(_ range: Range<Int>, of nodes: ContiguousArray<RunNode<Run>>, at position: Int) {
    if range.count == nodes[position].count {
      add(nodes[position...position])
    } else if nodes[position].height == 0 {
      add(range, of: nodes[position].runs)
    } else {
      add(range, of: nodes[position].children)
    }
  }

  /// Adds adjacent nodes. Shares a node if it and the entries before it can form nodes of their own, and
  /// opens it otherwise.
  @inline(never)
  private mutating func add(_ nodes: ContiguousArray<RunNode<Run>>.SubSequence) {
    for position in nodes.indices {
      let height = nodes[position].height
      if !isAtBorder, nodes[position].width >= nodes[position].minimum, close(below: height) {
        // No pending entries are left below this height, so the remaining nodes can be shared, too.
        level(height) { $0.append(contentsOf: nodes[position...]) }
        return
      }
      if height == 0 {
        add(0..<nodes[position].count, of: nodes[position].runs)
      } else {
        add(nodes[position].children[...])
      }
    }
  }

  @inline(never)
  private mutating func add(_ range: Range<Int>, of leaf: ContiguousArray<Run>) {
    let (first, start) = RunNode.position(of: range.lowerBound, in: leaf)
    let (last, lastStart) = RunNode.position(of: range.upperBound - 1, in: leaf)
    let end = range.upperBound - lastStart
    if first == last {
      runs.appendRun(leaf[first].slice((range.lowerBound - start)..<end))
    } else {
      let run = leaf[first]
      runs.appendRun(run.slice((range.lowerBound - start)..<run.count))
      // No two neighbors in a leaf are alike.
      runs.append(contentsOf: leaf[(first + 1)..<last])
      runs.append(leaf[last].slice(0..<end))
    }
    isAtBorder = false
  }
}

// MARK: - Pending entries

extension RunTreeConcatenator {
  private mutating func level(
    _ height: Int, _ body: (inout ContiguousArray<RunNode<Run>>) -> Void
  ) {
    while levels.count <= height {
      var level: ContiguousArray<RunNode<Run>> = []
      // Enough for the entries from both sides of a border, so that nothing is moved by growing.
      level.reserveCapacity(2 * Run.innerCapacity)
      levels.append(level)
    }
    body(&levels[height])
  }

  /// Puts pending entries below a height into nodes. `false` if a level has too few; then nothing changed.
  @inline(never)
  private mutating func close(below height: Int) -> Bool {
    guard canClose(below: height) else { return false }
    if !runs.isEmpty { closeRuns() }
    for below in 0..<height where below < levels.count && !levels[below].isEmpty { closeNodes(height: below) }
    return true
  }

  private func canClose(below height: Int) -> Bool {
    var new = 0
    for below in -1..<height {
      let count = new + (below < 0 ? runs.count : below < levels.count ? levels[below].count : 0)
      if count > 0, count < RunNode<Run>.minimum(height: below + 1) { return false }
      new = division(of: count, height: below + 1).count
    }
    return true
  }

  private func division(of entries: Int, height: Int, isEnd: Bool = false) -> NodeDivision {
    NodeDivision(
      entries, capacity: RunNode<Run>.capacity(height: height), minimum: RunNode<Run>.minimum(height: height),
      isEnd: isEnd)
  }

  @inline(never)
  private mutating func closeRuns(isEnd: Bool = false) {
    let parts = division(of: runs.count, height: 0, isEnd: isEnd)
    for part in 0..<parts.count {
      let leaf = ContiguousArray(packed: runs[parts[part]])
      level(0) { $0.append(RunNode(runs: leaf)) }
    }
    runs.removeAll(keepingCapacity: true)
  }

  @inline(never)
  private mutating func closeNodes(height: Int, isEnd: Bool = false) {
    let parts = division(of: levels[height].count, height: height + 1, isEnd: isEnd)
    var nodes: ContiguousArray<RunNode<Run>> = []
    for part in (0..<parts.count).reversed() {
      let children = levels[height].takeSuffix(from: parts[part].lowerBound)
      nodes.append(RunNode(height: height + 1, children: children))
    }
    level(height + 1) { level in while let node = nodes.popLast() { level.append(node) } }
  }

  /// Opens the last node of a height, or a higher one to reach it. `false` if there is none.
  @inline(never)
  private mutating func openLast(height: Int) -> Bool {
    guard height < levels.count else { return false }
    if levels[height].isEmpty, !openLast(height: height + 1) { return false }
    guard let node = levels[height].popLast() else { return false }
    if height == 0 {
      runs.insert(contentsOf: node.runs, at: 0)
    } else {
      levels[height - 1].insert(contentsOf: node.children, at: 0)
    }
    while levels.last?.isEmpty == true { levels.removeLast() }
    return true
  }
}
