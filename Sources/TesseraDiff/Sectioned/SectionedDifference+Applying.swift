extension SectionedDifference {
  /// Rebuilds the new version from the old one, taking inserted and updated items from `new`.
  ///
  /// This is the meaning of a difference: the result equals `new`. Positions that do not exist are passed over.
  ///
  /// - Complexity: O(*n* log *n*).
  public func applied<Element>(to old: [[Element]], taking new: [[Element]]) -> [[Element]] {
    let arrivals = Dictionary(grouping: moves, by: { $0.to.section })
    let departures = Set(deletes).union(moves.map { $0.from })
    let insertsBySection = Dictionary(grouping: inserts, by: { $0.section })
    let sections = PositionMap(deletes: sectionDeletes, inserts: sectionInserts, moves: sectionMoves)
    var result = new.indices.map { section -> [Element] in
      guard let partner = sections.oldPosition(ofNew: section), old.indices.contains(partner)
      else { return new[section] }
      let stayers = old[partner].enumerated().filter {
        !departures.contains(ItemPath(section: partner, item: $0.offset))
      }.map { $0.element }
      let additions =
        (insertsBySection[section] ?? []).compactMap { path in new.element(at: path).map { (path.item, $0) } }
        + (arrivals[section] ?? []).compactMap { move in
          old.element(at: move.from).map { (move.to.item, $0) }
        }
      return merged(stayers, with: additions.sorted { $0.0 < $1.0 })
    }
    for update in updates where result.element(at: update.to) != nil {
      guard let element = new.element(at: update.to) else { continue }
      result[update.to.section][update.to.item] = element
    }
    return result
  }

  /// Puts arrivals, ascending by their final position, among the items that stay; what would come after a gap is
  /// appended. O(*n*).
  private func merged<Element>(_ stayers: [Element], with arrivals: [(Int, Element)]) -> [Element] {
    guard !arrivals.isEmpty else { return stayers }
    var result: [Element] = []
    result.reserveCapacity(stayers.count + arrivals.count)
    var rest = stayers[...]
    for (position, element) in arrivals {
      let taken = rest.prefix(max(0, max(0, position) - result.count))
      result += taken
      rest = rest.dropFirst(taken.count)
      result.append(element)
    }
    return result + rest
  }
}

extension Array {
  /// The element at a path; nil where there is none.
  fileprivate func element<Item>(at path: ItemPath) -> Item? where Element == [Item] {
    guard indices.contains(path.section), self[path.section].indices.contains(path.item) else { return nil }
    return self[path.section][path.item]
  }
}
