/// An arrangement of frames from left to right, none of which begins before the previous one ends.
///
/// Left and right edges both ascend, so binary search finds the frames that overlap an interval.
final class RowArrangement: Arrangement {
  private let frames: [Rect]
  private let box: Rect

  /// Creates an arrangement of frames in this order, in points. The content is the smallest rectangle around
  /// all frames and the origin.
  init(_ frames: [Rect]) {
    self.frames = frames
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    if let first = frames.first, let last = frames.last {
      left = min(0, first.minX)
      right = max(0, last.maxX)
      for frame in frames {
        top = min(top, frame.minY)
        bottom = max(bottom, frame.maxY)
      }
    }
    let content = Size(width: right - left, height: bottom - top)
    box = Rect(size: content).enclosing(Rect(left: left, top: top, right: right, bottom: bottom))
    super.init(count: frames.count, contentSize: content)
  }

  override var bounds: Rect { box }

  override func frame(at index: Int) -> Rect { frames.indices.contains(index) ? frames[index] : .zero }

  override func appendIndices(overlapping rect: Rect, to result: inout [Int]) {
    guard !rect.hasUndefinedEdge else { return }
    var index = firstIndex(endingAfter: rect.minX)
    while index < frames.count, frames[index].minX < rect.maxX {
      if frames[index].overlaps(rect) { result.append(index) }
      index += 1
    }
  }

  /// Returns the first frame that ends after an x-coordinate, by binary search. O(log n).
  private func firstIndex(endingAfter x: Double) -> Int {
    var low = 0
    var high = frames.count
    while low < high {
      let middle = low + (high - low) / 2
      if frames[middle].maxX > x { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
