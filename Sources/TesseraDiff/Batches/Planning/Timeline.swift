/// A list on its way from its old to its new version: when each element goes and when each comes.
struct Timeline<Position: Hashable & Sendable> {
  /// An element that is not at this place of this list from the start.
  struct Arrival {
    /// The stage that brings it.
    var stage: Int
    /// Where it comes from.
    var origin: Origin<Position>
  }

  /// For each old element the stage that takes it away from its place; nil where it stays.
  var departures: [Int?]
  /// For each new element how it comes; nil where it is one that stays.
  var arrivals: [Arrival?]

  /// The list after some stages.
  ///
  /// What stays and what has come is in its final order. What has yet to go stands behind what was before it in the
  /// old list and is not gone: so nothing changes its order but by its own move.
  ///
  /// - Parameters:
  ///   - stages: How many stages are over.
  ///   - position: The position of an old element.
  /// - Complexity: O(*n*).
  func list(after stages: Int, position: (Int) -> Position) -> [Origin<Position>] {
    var list: [Origin<Position>] = []
    list.reserveCapacity(max(departures.count, arrivals.count))
    var rest = departures.indices
    func takeWaiting() {
      while let old = rest.first, let departure = departures[old] {
        if departure >= stages { list.append(.old(position(old))) }
        rest.removeFirst()
      }
    }
    takeWaiting()
    for arrival in arrivals {
      if let arrival {
        if arrival.stage < stages { list.append(arrival.origin) }
      } else if let old = rest.popFirst() {
        list.append(.old(position(old)))
        takeWaiting()
      }
    }
    return list
  }
}
