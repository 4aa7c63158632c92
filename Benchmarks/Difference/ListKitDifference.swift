import TesseraDiff

/// A difference of ids in the shape of ListKit's (in the package Lists, 2026): Heckel's six passes over one table of
/// symbols, and then the fewest moves.
///
/// Only ids that both lists contain exactly once are matched by the table, and equal neighbors of a match after that. It
/// knows no updates: contents are not compared.
struct ListKitDifference {
  /// Old paths of what is gone, descending, as ListKit hands them to a view.
  var deletes: [ItemPath] = []
  /// New paths of what was not there, ascending.
  var inserts: [ItemPath] = []
  /// From the old path to the new one, ascending by the latter.
  var moves: [HeckelMove<ItemPath>] = []

  init<ID: Hashable>(from old: [ID], to new: [ID]) {
    if old == new { return }
    let pairing = SymbolPairing(from: old, to: new)
    var departed: [Int] = []
    departed.reserveCapacity(old.count)
    for (position, place) in pairing.old.enumerated() {
      if case .symbol = place { departed.append(position) }
    }
    deletes = departed.reversed().map { ItemPath(section: 0, item: $0) }
    var matches: [HeckelMove<Int>] = []
    matches.reserveCapacity(min(old.count, new.count))
    for (position, place) in pairing.new.enumerated() {
      switch place {
      case .symbol: inserts.append(ItemPath(section: 0, item: position))
      case .match(let origin): matches.append(HeckelMove(from: origin, to: position))
      }
    }
    let staying = longestAscent(matches.map { $0.from })
    for (index, match) in matches.enumerated() where !staying.contains(index) {
      moves.append(
        HeckelMove(
          from: ItemPath(section: 0, item: match.from), to: ItemPath(section: 0, item: match.to)))
    }
  }
}

/// Which old item is which new one, by a table of symbols.
private struct SymbolPairing {
  /// A fact about an item: the number of its symbol, or its position in the other list.
  enum Place {
    case symbol(Int)
    case match(Int)
  }

  /// How often a list contains an id.
  enum Occurrence {
    case never
    case once(Int)
    case repeatedly

    mutating func add(_ position: Int) {
      if case .never = self { self = .once(position) } else { self = .repeatedly }
    }
  }

  /// An id, and where the lists contain it.
  struct Symbol {
    var old = Occurrence.never
    var new = Occurrence.never
  }

  var old = ContiguousArray<Place>()
  var new = ContiguousArray<Place>()

  init<ID: Hashable>(from oldIDs: [ID], to newIDs: [ID]) {
    var symbols = ContiguousArray<Symbol>()
    symbols.reserveCapacity(oldIDs.count + newIDs.count)
    var numbers: [ID: Int] = [:]
    numbers.reserveCapacity(oldIDs.count + newIDs.count)
    func number(of id: ID) -> Int {
      if let known = numbers[id] { return known }
      numbers[id] = symbols.count
      symbols.append(Symbol())
      return symbols.count - 1
    }
    new.reserveCapacity(newIDs.count)
    for position in newIDs.indices {
      let symbol = number(of: newIDs[position])
      symbols[symbol].new.add(position)
      new.append(.symbol(symbol))
    }
    old.reserveCapacity(oldIDs.count)
    for position in oldIDs.indices {
      let symbol = number(of: oldIDs[position])
      symbols[symbol].old.add(position)
      old.append(.symbol(symbol))
    }
    for position in new.indices {
      guard case .symbol(let symbol) = new[position], case .once(let origin) = symbols[symbol].old,
        case .once = symbols[symbol].new
      else { continue }
      match(origin, position)
    }
    for position in new.indices { matchNeighbor(of: position, step: 1, oldIDs, newIDs) }
    for position in new.indices.reversed() { matchNeighbor(of: position, step: -1, oldIDs, newIDs) }
  }

  private mutating func match(_ oldPosition: Int, _ newPosition: Int) {
    old[oldPosition] = .match(newPosition)
    new[newPosition] = .match(oldPosition)
  }

  /// Matches the items beside a matched pair if they are equal and not matched yet.
  private mutating func matchNeighbor<ID: Equatable>(
    of position: Int, step: Int, _ oldIDs: [ID], _ newIDs: [ID]
  ) {
    guard case .match(let origin) = new[position] else { return }
    let (next, nextOrigin) = (position + step, origin + step)
    guard new.indices.contains(next), old.indices.contains(nextOrigin), case .symbol = new[next],
      case .symbol = old[nextOrigin], newIDs[next] == oldIDs[nextOrigin]
    else { return }
    match(nextOrigin, next)
  }
}

/// The indices of a longest ascending subsequence, by patience sorting.
private func longestAscent(_ values: [Int]) -> Set<Int> {
  guard values.count > 1 else { return Set(values.indices) }
  // For each length, the index of the smallest value that ends a subsequence of that length.
  var ends = ContiguousArray<Int>()
  ends.reserveCapacity(values.count)
  var previous = ContiguousArray(repeating: -1, count: values.count)
  for (index, value) in values.enumerated() {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if values[ends[middle]] < value { low = middle + 1 } else { high = middle }
    }
    if low > 0 { previous[index] = ends[low - 1] }
    if low == ends.count { ends.append(index) } else { ends[low] = index }
  }
  var members = Set<Int>(minimumCapacity: ends.count)
  var index = ends[ends.count - 1]
  while index >= 0 {
    members.insert(index)
    index = previous[index]
  }
  return members
}
