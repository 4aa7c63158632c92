/// What turns one list of sections into another: changes of the sections, and changes of the items within.
///
/// Items of deleted and inserted sections go and come with their section and are not listed, unless they were paired
/// with an item of another section: then they are moves. Items of a moved section move along with it, unlisted.
public struct SectionedDifference: Hashable, Sendable {
  /// Positions in the old version of the sections that are gone, ascending.
  public var sectionDeletes: [Int]
  /// Positions in the new version of the sections that were not there, ascending.
  public var sectionInserts: [Int]
  /// The fewest moves that explain the new order of the sections, ascending by the new position.
  public var sectionMoves: [Move<Int>]
  /// Items that are gone from sections that are still there: old paths, ascending.
  public var deletes: [ItemPath]
  /// Items that are new in sections that were there before: new paths, ascending.
  public var inserts: [ItemPath]
  /// Items that changed section, and the fewest moves within sections, ascending by the new path.
  public var moves: [Move<ItemPath>]
  /// Paired items whose content differs, as old and new paths, ascending by the new one.
  public var updates: [Move<ItemPath>]

  /// Makes a difference from its parts; without arguments, the one between equal versions.
  public init(
    sectionDeletes: [Int] = [], sectionInserts: [Int] = [], sectionMoves: [Move<Int>] = [],
    deletes: [ItemPath] = [], inserts: [ItemPath] = [], moves: [Move<ItemPath>] = [],
    updates: [Move<ItemPath>] = []
  ) {
    self.sectionDeletes = sectionDeletes
    self.sectionInserts = sectionInserts
    self.sectionMoves = sectionMoves
    self.deletes = deletes
    self.inserts = inserts
    self.moves = moves
    self.updates = updates
  }

  /// Whether the versions are the same.
  public var isEmpty: Bool { self == SectionedDifference() }
}

extension SectionedDifference {
  /// Reads the changes off a pairing.
  ///
  /// - Parameters:
  ///   - pairing: Which old item is which new item.
  ///   - isUnchanged: Whether the item at an old path looks like the one at the new path.
  /// - Complexity: One call of `isUnchanged` for each pair, O(*m* log *m*) for *m* items that are out of order.
  public init(_ pairing: Pairing, isUnchanged: (_ old: ItemPath, _ new: ItemPath) -> Bool) {
    self.init()
    sectionDeletes = pairing.oldSections.indices.filter { pairing.oldSections[$0].partner == nil }
    sectionInserts = pairing.newSections.indices.filter { pairing.newSections[$0].partner == nil }
    sectionMoves = minimalMoves(of: pairing.newSections.map { $0.partner })
    for section in pairing.oldSections.indices where pairing.oldSections[section].partner != nil {
      for item in pairing.oldSections[section].changeable {
        let path = ItemPath(section: section, item: item)
        if pairing.newPath(ofOld: path) == nil { deletes.append(path) }
      }
    }
    for section in pairing.newSections.indices {
      addChanges(ofNewSection: section, in: pairing, isUnchanged: isUnchanged)
    }
  }

  /// Inserts, moves and updates of one section of the new version.
  private mutating func addChanges(
    ofNewSection section: Int, in pairing: Pairing, isUnchanged: (ItemPath, ItemPath) -> Bool
  ) {
    let side = pairing.newSections[section]
    let first = side.changeable.lowerBound
    var stayed: [Int?] = []
    var arrived: [Move<ItemPath>] = []
    for item in 0..<side.count {
      let path = ItemPath(section: section, item: item)
      let old = pairing.oldPath(ofNew: path)
      if side.changeable.contains(item) {
        stayed.append(old?.section == side.partner ? old?.item : nil)
        if let old, old.section != side.partner {
          arrived.append(Move(from: old, to: path))
        } else if old == nil, side.partner != nil {
          inserts.append(path)
        }
      }
      if let old, !isUnchanged(old, path) { updates.append(Move(from: old, to: path)) }
    }
    if let partner = side.partner {
      arrived += minimalMoves(of: stayed).map {
        Move(
          from: ItemPath(section: partner, item: $0.from), to: ItemPath(section: section, item: first + $0.to)
        )
      }
    }
    moves += arrived.sorted { $0.to < $1.to }
  }
}

extension SectionedDifference {
  /// Rebuilds the new version from the old one, taking inserted and updated items from `new`.
  ///
  /// This is the meaning of a difference: the result equals `new`.
  ///
  /// - Complexity: O(*n* log *n*).
  public func applied<Element>(to old: [[Element]], taking new: [[Element]]) -> [[Element]] {
    let arrivals = Dictionary(grouping: moves, by: { $0.to.section })
    let departures = Set(deletes).union(moves.map { $0.from })
    let insertsBySection = Dictionary(grouping: inserts, by: { $0.section })
    let partners = sectionPartners(oldCount: old.count, newCount: new.count)
    var result = partners.enumerated().map { section, partner -> [Element] in
      guard let partner else { return new[section] }
      let stayers = old[partner].enumerated().filter {
        !departures.contains(ItemPath(section: partner, item: $0.offset))
      }.map { $0.element }
      let additions =
        (insertsBySection[section] ?? []).map { ($0.item, new[section][$0.item]) }
        + (arrivals[section] ?? []).map { ($0.to.item, old[$0.from.section][$0.from.item]) }
      return merged(stayers, with: additions.sorted { $0.0 < $1.0 })
    }
    for update in updates where update.to.item < result[update.to.section].count {
      result[update.to.section][update.to.item] = new[update.to.section][update.to.item]
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
      let taken = rest.prefix(max(0, position - result.count))
      result += taken
      rest = rest.dropFirst(taken.count)
      result.append(element)
    }
    return result + rest
  }

  /// For each new section the old one that it was, derived from the section changes alone.
  private func sectionPartners(oldCount: Int, newCount: Int) -> [Int?] {
    let gone = Set(sectionDeletes).union(sectionMoves.map { $0.from })
    var staying = (0..<oldCount).filter { !gone.contains($0) }.makeIterator()
    var arriving: [Int: Int] = [:]
    for move in sectionMoves { arriving[move.to] = move.from }
    let inserted = Set(sectionInserts)
    return (0..<newCount).map { section in
      inserted.contains(section) ? nil : arriving[section] ?? staying.next()
    }
  }
}

extension SectionedDifference: CustomStringConvertible {
  /// One line: `delete section 1, insert 0.4, move 0.3 → 1.7`, or `no change`.
  public var description: String {
    describe([
      ("delete section", sectionDeletes.map { $0.description }),
      ("insert section", sectionInserts.map { $0.description }),
      ("move section", sectionMoves.map { $0.description }),
      ("delete", deletes.map { $0.description }), ("insert", inserts.map { $0.description }),
      ("move", moves.map { $0.description }), ("update", updates.map { $0.description }),
    ])
  }
}
