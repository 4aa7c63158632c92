/// Where the old items stand, by id: the symbol table of Heckel's difference, made as DifferenceKit makes it.
///
/// Ids are wrapped in keys that remember their hash, and an id is looked up before it is stored.
struct OccurrenceTable<ID: Hashable> {
  private var occurrences: [TableKey<ID>: Occurrences]

  /// Makes a table for so many ids.
  init(count: Int) { occurrences = Dictionary(minimumCapacity: count) }

  /// Notes an item; one call for each, by ascending position.
  mutating func add(_ id: ID, at position: Int) {
    let key = TableKey(id)
    switch occurrences[key] {
    case nil:
      occurrences[key] = .one(position)
    case .one(let first)?:
      occurrences[key] = .several(OccurrenceStack([first, position]))
    case .several(let stack)?:
      stack.push(position)
    }
  }

  /// The first position of an id that has not been handed out; one that stands once is handed out again and again.
  func next(_ id: ID) -> Int? {
    switch occurrences[TableKey(id)] {
    case .one(let position)?: position
    case .several(let stack)?: stack.pop()
    case nil: nil
    }
  }
}

/// An id that remembers its hash.
private struct TableKey<ID: Hashable>: Hashable {
  let id: ID
  let idHash: Int

  init(_ id: ID) {
    self.id = id
    idHash = id.hashValue
  }

  static func == (left: TableKey, right: TableKey) -> Bool {
    left.idHash == right.idHash && left.id == right.id
  }

  func hash(into hasher: inout Hasher) { hasher.combine(idHash) }
}

/// The positions of one id.
private enum Occurrences {
  case one(Int)
  case several(OccurrenceStack)
}

/// The positions of an id that stands more than once, handed out in order.
private final class OccurrenceStack {
  private var positions: ContiguousArray<Int>
  private var next = 0

  init(_ positions: ContiguousArray<Int>) { self.positions = positions }

  func push(_ position: Int) { positions.append(position) }

  func pop() -> Int? {
    guard next < positions.count else { return nil }
    defer { next += 1 }
    return positions[next]
  }
}
