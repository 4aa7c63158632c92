/// What turns one list into another: deletes, inserts, the fewest possible moves, and updates in place.
///
/// Items are paired by id; a paired item whose content differs is an update, whether it moves or not. The number of
/// moves is minimal: the paired items that stay form a longest increasing subsequence.
///
///     LinearDifference(from: ["a", "b", "c"], to: ["c", "a", "b", "d"])
///     // insert 3, move 2 → 0
public struct LinearDifference: Hashable, Sendable {
  /// Positions in the old list of the items that are gone, ascending.
  public var deletes: [Int]
  /// Positions in the new list of the items that were not there, ascending.
  public var inserts: [Int]
  /// The fewest moves that explain the new order, ascending by their position in the new list.
  public var moves: [Move<Int>]
  /// Paired items whose content differs, as old and new positions, ascending by the new one.
  public var updates: [Move<Int>]

  /// Makes a difference from its parts; without arguments, the one between equal lists.
  public init(
    deletes: [Int] = [], inserts: [Int] = [], moves: [Move<Int>] = [], updates: [Move<Int>] = []
  ) {
    self.deletes = deletes
    self.inserts = inserts
    self.moves = moves
    self.updates = updates
  }

  /// Whether the lists are the same.
  public var isEmpty: Bool { deletes.isEmpty && inserts.isEmpty && moves.isEmpty && updates.isEmpty }
}

extension LinearDifference {
  /// Compares two lists.
  ///
  /// Duplicate ids are paired in order of occurrence.
  ///
  /// - Parameters:
  ///   - old: The list as it was.
  ///   - new: The list as it is.
  ///   - id: What makes an item the same item.
  ///   - isUnchanged: Whether a paired item looks as before.
  /// - Complexity: O(*n*) comparisons and hashes, O(*m* log *m*) for *m* items that are out of order.
  public init<Old: RandomAccessCollection, New: RandomAccessCollection, ID: Hashable>(
    from old: Old, to new: New, id: (Old.Element) -> ID, isUnchanged: (Old.Element, Old.Element) -> Bool
  ) where Old.Element == New.Element {
    let source = CollectionSource(old: [old.map(id)], new: [new.map(id)], oldSections: [0], newSections: [0])
    let pairing = Pairing(of: source)
    let oldItems = Array(old)
    let newItems = Array(new)
    let difference = SectionedDifference(pairing) { from, to in
      isUnchanged(oldItems[from.item], newItems[to.item])
    }
    self.init(
      deletes: difference.deletes.map { $0.item }, inserts: difference.inserts.map { $0.item },
      moves: difference.moves.map { Move(from: $0.from.item, to: $0.to.item) },
      updates: difference.updates.map { Move(from: $0.from.item, to: $0.to.item) })
  }

  /// Compares two lists of identifiable values.
  public init<Old: RandomAccessCollection, New: RandomAccessCollection>(from old: Old, to new: New)
  where Old.Element == New.Element, Old.Element: Identifiable & Equatable {
    self.init(from: old, to: new, id: { $0.id }, isUnchanged: { $0 == $1 })
  }

  /// Compares two lists of values that are their own ids.
  public init<Old: RandomAccessCollection, New: RandomAccessCollection>(from old: Old, to new: New)
  where Old.Element == New.Element, Old.Element: Hashable {
    self.init(from: old, to: new, id: { $0 }, isUnchanged: { _, _ in true })
  }
}

extension LinearDifference {
  /// Rebuilds the new list from the old one, taking inserted and updated items from `new`.
  ///
  /// This is the meaning of a difference: the result equals `new`.
  ///
  /// - Complexity: O(*n* log *n*).
  public func applied<Element>(to old: [Element], taking new: [Element]) -> [Element] {
    SectionedDifference(
      deletes: deletes.map { ItemPath(section: 0, item: $0) },
      inserts: inserts.map { ItemPath(section: 0, item: $0) },
      moves: moves.map {
        Move(from: ItemPath(section: 0, item: $0.from), to: ItemPath(section: 0, item: $0.to))
      },
      updates: updates.map {
        Move(from: ItemPath(section: 0, item: $0.from), to: ItemPath(section: 0, item: $0.to))
      }
    ).applied(to: [old], taking: [new]).first ?? []
  }
}

extension LinearDifference: CustomStringConvertible {
  /// One line: `delete 1, insert 4, move 3 → 7, update 2 → 2`, or `no change`.
  public var description: String {
    describe([
      ("delete", deletes.map { $0.description }), ("insert", inserts.map { $0.description }),
      ("move", moves.map { $0.description }), ("update", updates.map { $0.description }),
    ])
  }
}

/// Joins named lists of changes into one line.
func describe(_ groups: [(name: String, entries: [String])]) -> String {
  let changes = groups.flatMap { group in group.entries.map { group.name + " " + $0 } }
  return changes.isEmpty ? "no change" : changes.joined(separator: ", ")
}
