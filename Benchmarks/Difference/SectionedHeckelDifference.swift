import TesseraDiff

/// Heckel's difference for sections: the sections first, then all items of all sections through one table.
///
/// What `SectionedDifference` is compared with. Items of deleted and inserted sections go and come with them.
struct SectionedHeckelDifference<ID: ElementID> {
  /// What happened to the sections themselves; they have no content but their items.
  var sections: HeckelDifference
  /// Old paths of items that are gone from sections that are still there.
  var deletes: [ItemPath] = []
  /// New paths of items that are new in sections that were there.
  var inserts: [ItemPath] = []
  /// From the new section and the position after the deletes to the new path, ascending by the latter.
  var moves: [HeckelMove<ItemPath>] = []
  /// Old paths of items that have other content.
  var updates: [ItemPath] = []
  /// The sections and items that stay, in their old order, with their new content: the data between the stages.
  var undeleted: [Shelf<ID>] = []

  init(from old: [Shelf<ID>], to new: [Shelf<ID>]) {
    var sectionPairing = HeckelPairing(from: old, to: new)
    sections = HeckelDifference(&sectionPairing) { _, _ in true }
    var pairing = SectionedHeckelPairing(from: old, to: new)
    for section in old.indices where sectionPairing.old[section].match != nil {
      addDeletes(ofOldSection: section, &pairing, sectionPairing)
    }
    for section in new.indices {
      guard let match = sectionPairing.new[section] else { continue }
      addChanges(ofNewSection: section, wasSection: match, &pairing, sectionPairing) {
        old[$0.section].items[$0.item] == new[$1.section].items[$1.item]
      }
    }
    addUndeleted(of: old, new, pairing, sectionPairing)
  }

  /// Makes the data between the stages.
  private mutating func addUndeleted(
    of old: [Shelf<ID>], _ new: [Shelf<ID>], _ pairing: SectionedHeckelPairing,
    _ sectionPairing: HeckelPairing
  ) {
    for section in old.indices {
      guard let match = sectionPairing.old[section].match else { continue }
      var shelf = new[match]
      shelf.items = []
      shelf.items.reserveCapacity(old[section].items.count)
      for trace in pairing.old[section] {
        guard let place = trace.match, sectionPairing.new[place.section] != nil else { continue }
        shelf.items.append(new[place.section].items[place.item])
      }
      undeleted.append(shelf)
    }
  }

  /// Deletes of one section; an item that went to an inserted section is gone as well.
  private mutating func addDeletes(
    ofOldSection section: Int, _ pairing: inout SectionedHeckelPairing, _ sectionPairing: HeckelPairing
  ) {
    var deleted = 0
    for item in pairing.old[section].indices {
      pairing.old[section][item].deletesBefore = deleted
      if let match = pairing.old[section][item].match, sectionPairing.new[match.section] != nil {
        continue
      }
      pairing.old[section][item].isSettled = true
      deletes.append(ItemPath(section: section, item: item))
      deleted += 1
    }
  }

  /// Inserts, moves and updates of one section; an item that came from a deleted section is new.
  private mutating func addChanges(
    ofNewSection section: Int, wasSection oldSection: Int, _ pairing: inout SectionedHeckelPairing,
    _ sectionPairing: HeckelPairing, isUnchanged: (_ old: ItemPath, _ new: ItemPath) -> Bool
  ) {
    var front = 0
    for item in pairing.new[section].indices {
      let path = ItemPath(section: section, item: item)
      guard let match = pairing.new[section][item],
        let matchingSection = sectionPairing.old[match.section].match
      else {
        inserts.append(path)
        continue
      }
      while front < pairing.old[oldSection].count, pairing.old[oldSection][front].isSettled { front += 1 }
      pairing.old[match.section][match.item].isSettled = true
      if !isUnchanged(match, path) { updates.append(match) }
      if match.section != oldSection || match.item != front {
        let deletesBefore = pairing.old[match.section][match.item].deletesBefore
        moves.append(
          HeckelMove(from: ItemPath(section: matchingSection, item: match.item - deletesBefore), to: path))
      }
    }
  }
}

/// Which old item of all sections is which new one.
struct SectionedHeckelPairing {
  var old: ContiguousArray<ContiguousArray<HeckelTrace<ItemPath>>>
  var new: ContiguousArray<ContiguousArray<ItemPath?>>

  init<ID>(from old: [Shelf<ID>], to new: [Shelf<ID>]) {
    self.old = ContiguousArray(old.map { ContiguousArray(repeating: HeckelTrace(), count: $0.items.count) })
    self.new = ContiguousArray(new.map { ContiguousArray(repeating: nil, count: $0.items.count) })
    let count = old.reduce(0) { $0 + $1.items.count }
    var paths = ContiguousArray<ItemPath>()
    paths.reserveCapacity(count)
    var table = OccurrenceTable<ID>(count: count)
    for section in old.indices {
      for item in old[section].items.indices {
        table.add(old[section].items[item].id, at: paths.count)
        paths.append(ItemPath(section: section, item: item))
      }
    }
    for section in new.indices {
      for item in new[section].items.indices {
        guard let match = table.next(new[section].items[item].id).map({ paths[$0] }),
          self.old[match.section][match.item].match == nil
        else { continue }
        self.old[match.section][match.item].match = ItemPath(section: section, item: item)
        self.new[section][item] = match
      }
    }
  }
}
