/// The extents of items along one axis: how long each is, where each begins, and which one is at an offset.
///
/// Items of equal extent next to each other cost one entry, however many they are. Extents are rounded to
/// 1/1024 point; sums of them are exact and do not depend on the order of changes. NaN and negative extents
/// count as 0; extents and sums above ``Size/largestExtent`` as that. A value that is copied shares its
/// storage until one of the copies changes, and then all but the changed branch.
///
/// The structure is a B+-tree over runs. With n runs, every operation is O(log n) unless it says otherwise.
public struct Extents: Equatable, Sendable {
  private var root: ExtentNode

  /// No items.
  public init() { root = ExtentNode() }

  /// `count` items of the same extent, in points. O(1).
  public init(count: Int, extent: Double) {
    self.init()
    append(count: count, extent: extent)
  }

  /// Items given as runs. O(runs).
  init(_ runs: ExtentRuns) { root = ExtentNode.tree(over: runs.runs) }

  /// The number of items. O(1).
  public var count: Int { root.count }

  /// The sum of all extents, in points. O(1).
  public var total: Double { root.sum.points }

  /// The extent of the longest item, in points; 0 without items. O(1).
  public var largest: Double { root.largest.points }

  /// Two values are equal when they have the same extents in the same order. O(runs).
  public static func == (left: Extents, right: Extents) -> Bool {
    left.count == right.count && left.root.sum == right.root.sum && left.runs == right.runs
  }
}

// MARK: - Asking

extension Extents {
  /// The extent of an item, in points; 0 where there is no such item.
  public func extent(at index: Int) -> Double { length(at: index).points }

  /// Where an item begins, in points. The index after the last item, and any above, gives ``total``.
  public func offset(of index: Int) -> Double { start(of: index).points }

  /// The item that contains an offset in points; the start of an item belongs to it, its end does not.
  ///
  /// Offsets before the first item and after the last give the nearest item. Items without extent contain
  /// nothing and are skipped. NaN counts as 0. Where no item has an extent the answer is 0.
  public func index(at offset: Double) -> Int {
    let units = min(FixedLength.unitsBelow(offset), root.sum.units - 1)
    return root.firstIndex(endingAfter: max(units, 0)) ?? 0
  }

  func length(at index: Int) -> FixedLength { root.place(of: index)?.run.length ?? .zero }

  func start(of index: Int) -> FixedLength {
    guard let place = root.place(of: index) else { return index < 0 ? .zero : root.sum }
    return place.offset + place.run.length * (index - place.start)
  }

  /// The first item that ends after a coordinate in units, or ``count`` where none does.
  func firstIndex(endingAfter units: Int64) -> Int { root.firstIndex(endingAfter: units) ?? count }

  /// The first item that begins at or after a coordinate in units, or ``count`` where none does.
  func firstIndex(beginningAt units: Int64) -> Int {
    units <= 0 ? 0 : min(count, firstIndex(endingAfter: units - 1) + 1)
  }

  /// The length of the longest item in a range, which is cut to the existing items.
  func largest(in range: Range<Int>) -> FixedLength { root.largest(in: range.clamped(to: 0..<count)) }

  /// All runs in order. O(runs).
  var runs: [ExtentRun] {
    var result: [ExtentRun] = []
    root.appendRuns(to: &result)
    return result
  }
}

// MARK: - Changing

extension Extents {
  /// Adds items of the same extent, in points, at the end. A count below one adds nothing; the number of
  /// items never exceeds `Int.max`.
  public mutating func append(count: Int, extent: Double) {
    insert(count: count, extent: extent, at: self.count)
  }

  /// Gives one item another extent, in points. Without such an item nothing happens.
  public mutating func replace(at index: Int, with extent: Double) {
    replace(at: index, with: FixedLength(extent))
  }

  /// Inserts items of the same extent, in points, before an index; one out of range means the nearest end.
  public mutating func insert(count: Int, extent: Double, at index: Int) {
    let count = min(count, Int.max - self.count)
    guard count > 0 else { return }
    let index = max(0, min(index, self.count))
    splice(index..<index, with: ExtentRun(count: count, length: FixedLength(extent)))
  }

  /// Removes items. The part of the range in which there are none is ignored.
  public mutating func remove(_ range: Range<Int>) {
    let range = range.clamped(to: 0..<count)
    guard !range.isEmpty else { return }
    splice(range, with: nil)
  }

  mutating func replace(at index: Int, with length: FixedLength) {
    guard let place = root.place(of: index), place.run.length != length else { return }
    splice(index..<(index + 1), with: ExtentRun(count: 1, length: length))
  }

  /// Replaces a range of items, and keeps equal neighbours in one run by taking them into the range.
  private mutating func splice(_ range: Range<Int>, with run: ExtentRun?) {
    var lower = range.lowerBound
    var upper = range.upperBound
    var run = run
    let before = root.place(of: lower - 1)
    let after = root.place(of: upper)
    if run == nil, let before, before.run.length == after?.run.length {
      run = ExtentRun(count: 0, length: before.run.length)
    }
    if let before, before.run.length == run?.length {
      run?.count += lower - before.start
      lower = before.start
    }
    if let after, after.run.length == run?.length {
      run?.count += after.end - upper
      upper = after.end
    }
    root.splice(lower..<upper, with: run)
    root.settleRoot()
  }
}

// MARK: - Checking

extension Extents {
  /// What is wrong with the structure, or nil when all is well. For tests. O(runs).
  func checkInvariants() -> String? {
    let runs = runs
    for index in runs.indices {
      if runs[index].count < 1 { return "run \(index) is empty" }
      if index > 0, runs[index].length == runs[index - 1].length {
        return "runs \(index - 1), \(index) are equal"
      }
    }
    return check(root, isRoot: true)
  }

  private func check(_ node: ExtentNode, isRoot: Bool) -> String? {
    let least = isRoot ? (node.height == 0 ? 0 : 2) : ExtentNode.minimum
    if node.width < least || node.width > ExtentNode.capacity {
      return "width \(node.width) at \(node.height)"
    }
    if node.height == 0 ? !node.children.isEmpty : !node.runs.isEmpty { return "mixed entries" }
    var fresh = node
    fresh.summarize()
    if fresh.count != node.count || fresh.sum != node.sum || fresh.largest != node.largest {
      return "stale sums at height \(node.height)"
    }
    for child in node.children {
      if child.height != node.height - 1 { return "uneven heights under \(node.height)" }
      if let problem = check(child, isRoot: false) { return problem }
    }
    return nil
  }
}
