import BenchmarkSupport
import TesseraDiff

// The references have to be right, or a comparison with them says nothing: what they found is carried out stage by
// stage, and must lead to the new list.

extension HeckelDifference {
  /// Rebuilds the new list from the old one, taking inserted and updated elements from `new`.
  func replayed<Element: Identifiable>(on old: [Element], taking new: [Element]) -> [Element] {
    var list = old
    // An update is known by its old position; its content stands where the id stands in the new list.
    let pairing = HeckelPairing(from: old, to: new)
    for position in updates {
      if let match = pairing.old[position].match { list[position] = new[match] }
    }
    return rearranged(list, removing: deletes, inserting: inserts.map { ($0, new[$0]) }, moves: moves)
  }
}

extension ListKitDifference {
  /// Rebuilds the new list from the old one, taking inserted ids from `new`.
  func replayed<ID>(on old: [ID], taking new: [ID]) -> [ID] {
    let departed = Set(deletes.map { $0.item } + moves.map { $0.from.item })
    var list = old.indices.filter { !departed.contains($0) }.map { old[$0] }
    let arrivals = inserts.map { ($0.item, new[$0.item]) } + moves.map { ($0.to.item, old[$0.from.item]) }
    for (position, id) in arrivals.sorted(by: { $0.0 < $1.0 }) {
      precondition(position <= list.count, "ListKit: a gap before \(position)")
      list.insert(id, at: position)
    }
    return list
  }
}

extension SectionedHeckelDifference {
  /// Rebuilds the new items from the old ones, taking inserted and updated items from `new`.
  func replayed(on old: [Shelf<ID>], taking new: [Shelf<ID>]) -> [[Item<ID>]] {
    var lists = old.map { $0.items }
    let pairing = SectionedHeckelPairing(from: old, to: new)
    for path in updates {
      guard let match = pairing.old[path.section][path.item].match else { continue }
      lists[path.section][path.item] = new[match.section].items[match.item]
    }
    for path in deletes.reversed() { lists[path.section].remove(at: path.item) }
    lists = rearranged(
      lists, removing: sections.deletes, inserting: sections.inserts.map { ($0, new[$0].items) },
      moves: sections.moves)
    let moved = moves.map { ($0.to, lists[$0.from.section][$0.from.item]) }
    for move in moves.sorted(by: { $0.from > $1.from }) {
      lists[move.from.section].remove(at: move.from.item)
    }
    let arrivals = inserts.map { ($0, new[$0.section].items[$0.item]) } + moved
    for (path, item) in arrivals.sorted(by: { $0.0 < $1.0 }) {
      precondition(path.item <= lists[path.section].count, "Heckel: a gap before \(path)")
      lists[path.section].insert(item, at: path.item)
    }
    return lists
  }
}

/// Deletes first; then takes what moves out of what is left, and puts it and what is new into its final place.
private func rearranged<Element>(
  _ old: [Element], removing deletes: [Int], inserting inserts: [(Int, Element)], moves: [HeckelMove<Int>]
) -> [Element] {
  let deleted = Set(deletes)
  let left = old.indices.filter { !deleted.contains($0) }.map { old[$0] }
  let departed = Set(moves.map { $0.from })
  let arrivals = (inserts + moves.map { ($0.to, left[$0.from]) }).sorted { $0.0 < $1.0 }
  var staying = left.indices.filter { !departed.contains($0) }.map { left[$0] }[...]
  var list: [Element] = []
  for (position, element) in arrivals {
    let gap = staying.prefix(max(0, position - list.count))
    staying.removeFirst(gap.count)
    list += gap
    precondition(position == list.count, "Heckel: \(position) is no place for an arrival")
    list.append(element)
  }
  return list + staying
}

/// Replays the references on small random lists, with duplicates, deleted and inserted sections; stops if one is wrong.
func checkReferences(seeds: Range<UInt64> = 0..<500) {
  for seed in seeds {
    var random = SeededGenerator(seed: seed)
    let old = randomEntries(using: &random).map(Item<Int>.init)
    let new = randomEntries(using: &random).map(Item<Int>.init)
    let linear = HeckelDifference(from: old, to: new)
    precondition(
      linear.replayed(on: old, taking: new) == new
        && linear.deletes.count == old.count - commonCount(old, new),
      "Heckel, seed \(seed): \(old) to \(new): \(linear)")

    let (oldIDs, newIDs) = (old.map { $0.id }, new.map { $0.id })
    let listKit = ListKitDifference(from: oldIDs, to: newIDs)
    precondition(
      listKit.replayed(on: oldIDs, taking: newIDs) == newIDs,
      "ListKit, seed \(seed): \(oldIDs) to \(newIDs): \(listKit)")

    let oldShelves = randomShelves(using: &random)
    let newShelves = randomShelves(using: &random)
    let sectioned = SectionedHeckelDifference(from: oldShelves, to: newShelves)
    precondition(
      sectioned.replayed(on: oldShelves, taking: newShelves) == newShelves.map { $0.items },
      "Heckel, seed \(seed): \(oldShelves) to \(newShelves): \(sectioned)")
  }
}

/// How many elements can be paired by id.
private func commonCount<ID>(_ old: [Item<ID>], _ new: [Item<ID>]) -> Int {
  var left = old.map { $0.id }
  for item in new {
    if let position = left.firstIndex(of: item.id) { left.remove(at: position) }
  }
  return old.count - left.count
}

private func randomEntries(using random: inout SeededGenerator) -> [Entry] {
  (0..<Int.random(in: 0...9, using: &random)).map { _ in
    Entry(number: .random(in: 0..<12, using: &random), revision: .random(in: 0...1, using: &random))
  }
}

private func randomShelves(using random: inout SeededGenerator) -> [Shelf<Int>] {
  let numbers = (0..<6).shuffled(using: &random).prefix(.random(in: 0...6, using: &random))
  return numbers.map { Shelf(ShelfEntry(number: $0, entries: randomEntries(using: &random))) }
}
