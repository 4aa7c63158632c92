/// A namespace for functions that compute the frames of pinned elements: headers and footers that stay
/// visible while their section is.
///
/// Elements *push* each other by their limits: the limit of a header is the end of its section, or the start
/// of the next header at the same level. They *stack* by the extent that other elements take: a header in a
/// nested section is below the pinned headers of the enclosing sections.
public struct Pinning {
  /// The edge of the visible rectangle to which an element is pinned.
  public enum Edge: Hashable, Sendable, CaseIterable {
    /// The top or left edge, for headers.
    case start
    /// The bottom or right edge, for footers.
    case end
  }

  /// Returns the frame of a pinned element, in points.
  ///
  /// A header has its natural frame until that scrolls past the near edge of the visible rectangle. Then it
  /// stays at that edge, and is pushed back so that it never extends beyond its limit. It is never pushed
  /// before its natural position. A footer mirrors this: it stays at the far edge while its natural frame is
  /// beyond that edge, and never moves after its natural position. If a number is NaN, the result is the
  /// natural frame.
  ///
  /// - Parameters:
  ///   - natural: The frame of the element when it is not pinned.
  ///   - visible: The visible part of the content.
  ///   - limit: The coordinate along the axis that the element does not cross: the end of the section for a
  ///     header, the start of the section for a footer.
  ///   - axis: The axis that scrolls.
  ///   - edge: The edge to which the element is pinned.
  ///   - taken: The extent of the visible rectangle that is taken at that edge, by content insets and by the
  ///     pinned elements of the enclosing sections. A negative distance lies off-screen.
  /// - Complexity: O(1).
  public static func frame(
    of natural: Rect, visible: Rect, limit: Double, along axis: Axis = .vertical, edge: Edge = .start,
    taken: Double = 0
  ) -> Rect {
    let extent = natural.size[axis]
    let place = natural.min(axis)
    var frame = natural
    switch edge {
    case .start:
      let wanted = visible.min(axis) + taken
      let last = limit - extent
      guard wanted > place, last > place else { return natural }
      frame.origin[axis] = min(wanted, last)
    case .end:
      let wanted = visible.max(axis) - taken - extent
      guard wanted < place, limit < place else { return natural }
      frame.origin[axis] = max(wanted, limit)
    }
    return frame
  }

  /// Returns the frames of the pinned elements of one section, in points.
  ///
  /// The elements stack in order: a header is below the headers before it, a footer is above the footers
  /// after it. At the limit they are pushed out together.
  ///
  /// - Parameters:
  ///   - naturals: The frames of the elements when they are not pinned, in order along the axis and without
  ///     overlap.
  ///   - visible: The visible part of the content.
  ///   - limit: The coordinate along the axis that the elements do not cross: the end of the section for
  ///     headers, the start of the section for footers.
  ///   - axis: The axis that scrolls.
  ///   - edge: The edge to which the elements are pinned.
  ///   - taken: The extent of the visible rectangle that other elements take at that edge.
  /// - Complexity: O(n).
  public static func frames(
    of naturals: [Rect], visible: Rect, limit: Double, along axis: Axis = .vertical, edge: Edge = .start,
    taken: Double = 0
  ) -> [Rect] {
    let extents = naturals.map { $0.size[axis] }
    let before = runningSums(of: extents)
    let after = Array(runningSums(of: extents.reversed()).reversed())
    return naturals.indices.map { index in
      switch edge {
      case .start:
        frame(
          of: naturals[index], visible: visible, limit: limit - after[index], along: axis, edge: edge,
          taken: taken + before[index])
      case .end:
        frame(
          of: naturals[index], visible: visible, limit: limit + before[index], along: axis, edge: edge,
          taken: taken + after[index])
      }
    }
  }

  /// Returns for each number, the sum of the numbers before it.
  private static func runningSums(of numbers: [Double]) -> [Double] {
    var sum = 0.0
    return numbers.map { number in
      defer { sum += number }
      return sum
    }
  }
}
