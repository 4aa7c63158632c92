/// The distribution of the free space along a line.
///
/// Free space is distributed only if items and gaps together are smaller than the line. With the `space`
/// cases, gaps may then become smaller than the stated spacing.
public enum Justification: Hashable, Sendable, CaseIterable {
  /// All free space is after the last item.
  case start
  /// All free space is before the first item.
  case end
  /// Half of the free space is before the first item, half after the last item.
  case center
  /// The free space is between the items.
  ///
  /// A single item is at the start.
  case spaceBetween
  /// Each item has the same space around it, so that gaps are twice as wide as the space at the ends.
  case spaceAround
  /// Gaps and the space at the ends are equal.
  case spaceEvenly

  /// Returns the position of the first item and the width of the gaps, in points, for `count` items that
  /// measure `total` without gaps in a line of extent `room`. In an unbounded line nothing is distributed.
  func distribute(total: Double, count: Int, spacing: Double, room: Double) -> (start: Double, gap: Double) {
    guard count > 0, !room.isUnbounded else { return (0, spacing) }
    let gaps = Double(count - 1)
    guard total + gaps * spacing < room else { return (0, spacing) }
    let free = room - total
    switch self {
    case .start: return (0, spacing)
    case .end: return (free - gaps * spacing, spacing)
    case .center: return ((free - gaps * spacing) / 2, spacing)
    case .spaceBetween: return count > 1 ? (0, free / gaps) : (0, spacing)
    case .spaceAround: return (free / Double(count) / 2, free / Double(count))
    case .spaceEvenly: return (free / Double(count + 1), free / Double(count + 1))
    }
  }
}
