extension SectionedDifference {
  /// Returns the new version, rebuilt from the old one with inserted and updated items from `new`.
  ///
  /// This is the meaning of a difference: the result equals `new`. Positions that do not exist are skipped.
  ///
  /// - Complexity: O(*n* log *n*).
  public func applied<Element>(to old: [[Element]], taking new: [[Element]]) -> [[Element]] {
    let insertions = Dictionary(grouping: moves, by: { $0.to.section })
    let removals = Set(deletes).union(moves.map { $0.from })
    let insertsBySection = Dictionary(grouping: inserts, by: { $0.section })
    let sections = PositionMap(deletes: sectionDeletes, inserts: sectionInserts, moves: sectionMoves)
    var result = new.indices.map { section -> [Element] in
      guard let match = sections.oldPosition(ofNew: section), old.indices.contains(match)
      else { return new[section] }
      let stationaryItems = old[match].enumerated().filter {
        !removals.contains(ItemPath(section: match, item: $0.offset))
      }.map { $0.element }
      let additions =
        (insertsBySection[section] ?? []).compactMap { path in new.element(at: path).map { (path.item, $0) } }
        + (insertions[section] ?? []).compactMap { move in
          old.element(at: move.from).map { (move.to.item, $0) }
        }
      return merged(stationaryItems, with: additions.sorted { $0.0 < $1.0 })
    }
    for update in updates where result.element(at: update.to) != nil {
      guard let element = new.element(at: update.to) else { continue }
      result[update.to.section][update.to.item] = element
    }
    return result
  }

  /// Merges inserted items, ascending by their final position, into the items that stay. An item that would
  /// leave a gap is appended. O(*n*).
  private func merged<Element>(_ stationaryItems: [Element], with insertions: [(Int, Element)]) -> [Element] {
    guard !insertions.isEmpty else { return stationaryItems }
    var result: [Element] = []
    result.reserveCapacity(stationaryItems.count + insertions.count)
    var rest = stationaryItems[...]
    for (position, element) in insertions {
      let taken = rest.prefix(max(0, max(0, position) - result.count))
      result += taken
      rest = rest.dropFirst(taken.count)
      result.append(element)
    }
    return result + rest
  }
}

extension Array {
  fileprivate func element<Item>(at path: ItemPath) -> Item? where Element == [Item] {
    guard indices.contains(path.section), self[path.section].indices.contains(path.item) else { return nil }
    return self[path.section][path.item]
  }
}
