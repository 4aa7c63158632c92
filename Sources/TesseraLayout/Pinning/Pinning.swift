/// Where a pinned element stands: a header or a footer that stays in sight while its section is.
///
/// Elements *push* each other by their limits: the limit of a header is the end of its section, or the start of the next
/// header of the same rank. They *stack* by what is taken: a header in a nested section stands below the pinned headers
/// of the sections around it.
public struct Pinning {
  /// To which edge of the visible rectangle an element is pinned.
  public enum Edge: Hashable, Sendable, CaseIterable {
    /// The near edge, top or left: headers.
    case start
    /// The far edge, bottom or right: footers.
    case end
  }

  /// The frame of a pinned element, in points.
  ///
  /// A header stands at its natural frame until that is scrolled past the near edge of the visible rectangle, then at
  /// that edge, and is pushed back so that it never reaches beyond its limit. It is never pushed before its natural
  /// place. A footer does the same in the mirror: it stands at the far edge while its natural frame is still beyond, never
  /// after its natural place. Where a number is NaN the natural frame is the answer. O(1).
  ///
  /// - Parameters:
  ///   - natural: Where the element would stand if it were not pinned.
  ///   - visible: The part of the content that is in sight.
  ///   - limit: How far the element may go along the axis: for a header the end of its section, for a footer the start.
  ///   - axis: The axis that scrolls.
  ///   - edge: The edge to which the element is pinned.
  ///   - taken: How much of the visible rectangle is taken at that edge, by content insets and by the pinned elements of
  ///     the sections around; a negative distance lies out of sight.
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

  /// The frames of several pinned elements of one section, in points, which stack in order: a header stands below the
  /// headers before it, a footer above the footers after it, and at the limit they are pushed out together.
  ///
  /// - Parameters:
  ///   - naturals: Where the elements would stand if they were not pinned, in order along the axis and without overlap.
  ///   - visible: The part of the content that is in sight.
  ///   - limit: How far the elements may go along the axis: for headers the end of the section, for footers the start.
  ///   - axis: The axis that scrolls.
  ///   - edge: The edge to which the elements are pinned.
  ///   - taken: How much of the visible rectangle others take at that edge.
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

  /// What the numbers before each number add up to.
  private static func runningSums(of numbers: [Double]) -> [Double] {
    var sum = 0.0
    return numbers.map { number in
      defer { sum += number }
      return sum
    }
  }
}
