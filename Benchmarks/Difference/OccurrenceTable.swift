/// Where the old items stand, by id: the symbol table of Heckel's difference.
struct OccurrenceTable<ID: Hashable> {
  private var occurrences: [ID: Occurrences]

  /// Makes a table with room for so many ids.
  init(capacity: Int) { occurrences = Dictionary(minimumCapacity: capacity) }

  /// Notes an item; one call for each, by ascending position.
  mutating func add(_ id: ID, at position: Int) {
    // Nearly all ids stand once: one probe has to do for them.
    guard let earlier = occurrences.updateValue(.one(position), forKey: id) else { return }
    switch earlier {
    case .one(let first):
      occurrences[id] = .several(OccurrenceStack([first, position]))
    case .several(let stack):
      stack.push(position)
      occurrences[id] = earlier
    }
  }

  /// The first position of an id that has not been handed out; one that stands once is handed out again and again.
  func next(_ id: ID) -> Int? {
    switch occurrences[id] {
    case .one(let position)?: position
    case .several(let stack)?: stack.pop()
    case nil: nil
    }
  }
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
