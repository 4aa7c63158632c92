/// Where a pinned element stands: a header that stays in sight while its section is.
public struct Pinning {
  /// The frame of a pinned element, in points.
  ///
  /// The element stands at its natural frame until that is scrolled past the near edge of the visible
  /// rectangle, then at that edge, and is pushed back so that it never reaches beyond `limit`, the end of its
  /// section or the start of the next pinned element. It is never pushed before its natural place. Where a
  /// number is NaN the natural frame is the answer. O(1).
  public static func frame(
    of natural: Rect, visible: Rect, limit: Double, along axis: Axis = .vertical
  ) -> Rect {
    let edge = visible.min(axis)
    let last = limit - natural.size[axis]
    guard edge > natural.min(axis), last > natural.min(axis) else { return natural }
    var frame = natural
    frame.origin[axis] = min(edge, last)
    return frame
  }
}
