/// An arrangement that stores a frame for each item, in any order.
///
/// It is sufficient for most custom layouts.
///
/// The first query of more than a few frames builds a tree: O(n) if neighbors in index are neighbors in
/// space, O(n log n) otherwise. Later queries cost O(log n + found), or about O(√n + found · log found) if
/// frames are scattered or overlap. Queries do not allocate, and are always exact.
public final class FramesArrangement: Arrangement {
  private static let linearSearchLimit = 32

  private let frames: [Rect]
  private let box: Rect
  private var tree: BoundsTree?

  /// Creates an arrangement from frames in points.
  ///
  /// The content is the smallest rectangle around all frames and the origin. A frame with an edge that is NaN
  /// is ignored. O(n).
  public init(_ frames: [Rect]) {
    self.frames = frames
    var all = BoundsTree.Box.none
    for frame in frames { all = all.union(BoundsTree.Box(frame)) }
    let content = Rect(
      left: min(0, all.minX), top: min(0, all.minY), right: max(0, all.maxX), bottom: max(0, all.maxY)
    ).size
    let isEmpty = all.minX > all.maxX || all.minY > all.maxY
    let bounds = Rect(left: all.minX, top: all.minY, right: all.maxX, bottom: all.maxY)
    box = isEmpty ? Rect(size: content) : Rect(size: content).enclosing(bounds)
    super.init(count: frames.count, contentSize: content)
  }

  /// The smallest rectangle around the content and all frames. O(1).
  public override var bounds: Rect { box }

  /// Returns the frame of an item, in points. O(1).
  ///
  /// - Returns: `.zero` if there is no such item.
  public override func frame(at index: Int) -> Rect { frames.indices.contains(index) ? frames[index] : .zero }

  /// Appends the index of every item whose frame overlaps a rectangle, in ascending order.
  public override func appendIndices(overlapping rect: Rect, to result: inout [Int]) {
    guard count > Self.linearSearchLimit else { return appendByLinearSearch(overlapping: rect, to: &result) }
    if tree == nil { tree = BoundsTree(frames) }
    let start = result.count
    tree?.appendIndices(overlapping: rect, to: &result)
    guard tree?.isScattered == true else { return }
    if result.count - start > count / 16 {
      // For so many results, searching in order is faster than sorting.
      result.removeSubrange(start...)
      appendByLinearSearch(overlapping: rect, to: &result)
    } else {
      result.sortInPlace(from: start)
    }
  }

  private func appendByLinearSearch(overlapping rect: Rect, to result: inout [Int]) {
    for index in frames.indices where frames[index].overlaps(rect) { result.append(index) }
  }
}

extension [Int] {
  /// Sorts the elements from a position on by heapsort (Williams, 1964). Unlike `sort()`, it never allocates.
  fileprivate mutating func sortInPlace(from start: Int) {
    let count = count - start
    for root in stride(from: count / 2 - 1, through: 0, by: -1) { sink(root, count, start) }
    for last in stride(from: count - 1, to: 0, by: -1) {
      swapAt(start, start + last)
      sink(0, last, start)
    }
  }

  private mutating func sink(_ root: Int, _ count: Int, _ start: Int) {
    var root = root
    while 2 * root + 1 < count {
      var child = 2 * root + 1
      if child + 1 < count, self[start + child] < self[start + child + 1] { child += 1 }
      if self[start + root] >= self[start + child] { return }
      swapAt(start + root, start + child)
      root = child
    }
  }
}
