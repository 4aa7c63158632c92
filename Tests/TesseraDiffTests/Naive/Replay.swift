import TesseraDiff

extension LinearDifference {
  /// Applies the difference naively: removes deleted and moved items, then puts inserted and moved ones at
  /// their final positions, then replaces changed ones. The positions must fit.
  func replayed(on old: [Row], taking new: [Row]) -> [Row] {
    var list = old
    for position in (deletes + moves.map { $0.from }).sorted(by: >) { list.remove(at: position) }
    let arrivals = inserts.map { ($0, new[$0]) } + moves.map { ($0.to, old[$0.from]) }
    for (position, row) in arrivals.sorted(by: { $0.0 < $1.0 }) { list.insert(row, at: position) }
    for update in updates { list[update.to] = new[update.to] }
    return list
  }
}

extension SectionedDifference {
  /// Applies the difference naively, sections first. Inserted sections come with the items that are not moved
  /// into them. The positions must fit.
  func replayed(on old: [Group], taking new: [Group]) -> [[Row]] {
    var lists = old.map { $0.items }
    for path in (deletes + moves.map { $0.from }).sorted(by: >) { lists[path.section].remove(at: path.item) }

    var comingAlong = new.map { $0.items }
    for path in moves.map({ $0.to }).sorted(by: >) { comingAlong[path.section].remove(at: path.item) }
    let arrivals =
      sectionInserts.map { ($0, comingAlong[$0]) } + sectionMoves.map { [lists] in ($0.to, lists[$0.from]) }
    for section in (sectionDeletes + sectionMoves.map { $0.from }).sorted(by: >) { lists.remove(at: section) }
    for (section, list) in arrivals.sorted(by: { $0.0 < $1.0 }) { lists.insert(list, at: section) }

    let items =
      inserts.map { ($0, new[$0.section].items[$0.item]) }
      + moves.map { ($0.to, old[$0.from.section].items[$0.from.item]) }
    for (path, row) in items.sorted(by: { $0.0 < $1.0 }) { lists[path.section].insert(row, at: path.item) }
    for update in updates {
      lists[update.to.section][update.to.item] = new[update.to.section].items[update.to.item]
    }
    return lists
  }
}
