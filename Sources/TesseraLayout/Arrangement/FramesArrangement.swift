/// An arrangement that stores a frame for each item, in any order. Visible queries cost
/// O(log n + found) where neighbours in index are neighbours in space, and are exact in any case.
public final class FramesArrangement: Arrangement {
  private let frames: [Rect]
  private let tree: BoundsTree
  private let box: Rect

  /// Takes frames in points. The content is the smallest rectangle around all frames and the origin. O(n).
  public init(_ frames: [Rect]) {
    self.frames = frames
    tree = BoundsTree(frames)
    let content = frames.reduce(Rect.zero) { $0.union($1) }
    box = tree.bounds.map { Rect(size: content.size).enclosing($0) } ?? Rect(size: content.size)
    super.init(count: frames.count, contentSize: content.size)
  }

  /// The smallest rectangle around the content and all frames. O(1).
  public override var bounds: Rect { box }

  /// The frame of an item in points; `.zero` where there is no such item. O(1).
  public override func frame(at index: Int) -> Rect { frames.indices.contains(index) ? frames[index] : .zero }

  /// Appends every index whose frame overlaps the rectangle.
  public override func appendIndices(overlapping rect: Rect, to result: inout [Int]) {
    tree.forEachCandidate(overlapping: rect) { candidates in
      for index in candidates where frames[index].overlaps(rect) { result.append(index) }
    }
  }
}
