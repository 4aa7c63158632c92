import TesseraDiff

/// All ids of some content, copied out of the data: what can be compared with other content on any thread.
///
/// The content itself cannot: it asks the data and runs closures of the app, which belong to one place at a time.
struct ContentIDs: Sendable {
  /// The declared sections, in the order of the snapshot.
  let sections: [SectionIDs]

  /// Lists the ids of everything that was declared; nil where ids alone do not tell which item is which.
  ///
  /// - Complexity: O(*n*), and as much memory; O(1) for each `ForEach` of a range of numbers that has its section to
  ///   itself.
  init?(_ snapshot: Snapshot) {
    let declared = snapshot.sections[..<snapshot.declaredCount]
    if declared.contains(where: { $0.kindsMatter }) { return nil }
    sections = declared.map { SectionIDs($0) }
  }

  /// Which of the old items is which of these.
  func pairing(from old: ContentIDs) -> Pairing {
    Pairing(of: ContentIDsPair(old: old.sections, new: sections))
  }
}

/// The ids of a section.
struct SectionIDs: Sendable {
  let key: SectionKey
  private let items: Items

  /// The ids of the items, in order.
  private enum Items {
    case numbers(Range<Int>)
    case list([ItemID])
  }

  init(_ section: SectionSnapshot) {
    key = section.key
    let runs = section.section.runs
    if runs.count == 1, let numbers = runs[0].numbers {
      items = .numbers(numbers)
    } else {
      items = .list(section.section.itemIDs)
    }
  }

  var count: Int {
    switch items {
    case .numbers(let numbers): numbers.count
    case .list(let ids): ids.count
    }
  }

  subscript(item: Int) -> ItemID {
    switch items {
    case .numbers(let numbers): ItemID(numbers.lowerBound + item)
    case .list(let ids): ids[item]
    }
  }

  /// A hash of an item's id.
  func hash(at item: Int) -> Int {
    var hasher = Hasher()
    self[item].hash(into: &hasher)
    return hasher.finalize()
  }

  /// Whether an item is the same item as one of another section, or of the same; see ``SnapshotPair`` for what is known
  /// by its place alone.
  func hasSameItem(_ item: Int, as otherItem: Int, in other: SectionIDs) -> Bool {
    let id = self[item]
    return id == other[otherItem] && (!id.isStructural || key == other.key)
  }

  /// How many items at the start are certain to be the same as in another list.
  func certainPrefix(with other: SectionIDs) -> Int {
    guard case .numbers(let one) = items, case .numbers(let two) = other.items,
      one.lowerBound == two.lowerBound
    else { return 0 }
    return min(one.count, two.count)
  }
}

/// Two lists of sections of ids, side by side.
private struct ContentIDsPair: PairingSource {
  let old: [SectionIDs]
  let new: [SectionIDs]

  var sections: SectionIDsPair { SectionIDsPair(old: old, new: new) }

  func count(old section: Int) -> Int { old[section].count }

  func count(new section: Int) -> Int { new[section].count }

  func withItems<Result>(old: Int, new: Int, _ body: (ItemIDsPair) -> Result) -> Result {
    body(ItemIDsPair(old: self.old[old], new: self.new[new]))
  }

  func hasSameID(old: ItemPath, new: ItemPath) -> Bool {
    self.old[old.section].hasSameItem(old.item, as: new.item, in: self.new[new.section])
  }

  func hasSameID(old: ItemPath, otherOld: ItemPath) -> Bool {
    self.old[old.section].hasSameItem(old.item, as: otherOld.item, in: self.old[otherOld.section])
  }

  func hash(old: ItemPath) -> Int { self.old[old.section].hash(at: old.item) }

  func hash(new: ItemPath) -> Int { self.new[new.section].hash(at: new.item) }
}

/// Sections, side by side.
private struct SectionIDsPair: ListPair {
  let old: [SectionIDs]
  let new: [SectionIDs]

  var oldCount: Int { old.count }

  var newCount: Int { new.count }

  func hasSameID(old: Int, new: Int) -> Bool { self.old[old].key == self.new[new].key }

  func hasSameID(old: Int, otherOld: Int) -> Bool { self.old[old].key == self.old[otherOld].key }

  func hash(old: Int) -> Int { self.old[old].key.hashValue }

  func hash(new: Int) -> Int { self.new[new].key.hashValue }
}

/// The items of two sections, side by side.
private struct ItemIDsPair: ListPair {
  let old: SectionIDs
  let new: SectionIDs

  var oldCount: Int { old.count }

  var newCount: Int { new.count }

  func hasSameID(old: Int, new: Int) -> Bool { self.old[old] == self.new[new] }

  func hasSameID(old: Int, otherOld: Int) -> Bool { self.old[old] == self.old[otherOld] }

  func hash(old: Int) -> Int { self.old.hash(at: old) }

  func hash(new: Int) -> Int { self.new.hash(at: new) }

  func commonPrefix() -> Int {
    let limit = min(oldCount, newCount)
    var length = new.certainPrefix(with: old)
    while length < limit, old[length] == new[length] { length += 1 }
    return length
  }
}
