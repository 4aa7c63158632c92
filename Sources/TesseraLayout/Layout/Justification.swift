/// How the room that items leave free along a line is distributed.
///
/// It is distributed only where items and gaps together are smaller than the line. With the `space` kinds the
/// gap may then become smaller than the stated spacing.
public enum Justification: Hashable, Sendable, CaseIterable {
  /// All of it after the last item.
  case start
  /// All of it before the first item.
  case end
  /// Half of it before the first and half after the last item.
  case center
  /// Between the items; a single item stands at the start.
  case spaceBetween
  /// Around each item the same, so that the gaps are twice as wide as the ends.
  case spaceAround
  /// Gaps and ends the same.
  case spaceEvenly

  /// Where the first item begins and how wide the gaps are, in points, for `count` items that measure `total`
  /// without gaps in a line of the extent `room`. A line without end is never full, and nothing is distributed.
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
