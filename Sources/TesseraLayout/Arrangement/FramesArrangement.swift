/// An arrangement that stores a frame for each item, in any order: all that a custom layout needs.
///
/// The first visible query of more than a few frames builds a tree, O(n) where neighbours in index are neighbours in
/// space and O(n log n) where they are not. After that a query costs O(log n + found), where frames are scattered or
/// overlap much rather O(√n + found · log found). It does not allocate and is exact in any case.
public final class FramesArrangement: Arrangement {
  /// So many frames are looked at one by one.
  private static let few = 32

  private let frames: [Rect]
  private let box: Rect
  private var tree: BoundsTree?

  /// Takes frames in points. The content is the smallest rectangle around all frames and the origin; a frame with an
  /// edge that is NaN does not count. O(n).
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

  /// The frame of an item in points; `.zero` where there is no such item. O(1).
  public override func frame(at index: Int) -> Rect { frames.indices.contains(index) ? frames[index] : .zero }

  /// Appends every index whose frame overlaps the rectangle.
  public override func appendIndices(overlapping rect: Rect, to result: inout [Int]) {
    guard count > Self.few else { return appendByLookingAtAll(overlapping: rect, to: &result) }
    if tree == nil { tree = BoundsTree(frames) }
    let start = result.count
    tree?.appendIndices(overlapping: rect, to: &result)
    guard tree?.isScattered == true else { return }
    if result.count - start > count / 16 {
      // So many are found faster in order than sorted.
      result.removeSubrange(start...)
      appendByLookingAtAll(overlapping: rect, to: &result)
    } else {
      result.sortInPlace(from: start)
    }
  }

  private func appendByLookingAtAll(overlapping rect: Rect, to result: inout [Int]) {
    for index in frames.indices where frames[index].overlaps(rect) { result.append(index) }
  }
}

extension [Int] {
  /// Sorts the elements from a position on by heapsort (Williams, 1964): unlike `sort()`, it never allocates.
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
