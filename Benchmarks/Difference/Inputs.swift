/// Two linear lists, made before any clock runs.
struct LinearInput<ID: ElementID> {
  let old: [Item<ID>]
  let new: [Item<ID>]
  let oldIDs: [ID]
  let newIDs: [ID]

  init(_ linearCase: LinearCase, count: Int) {
    let entries = linearCase.entries(count: count)
    old = entries.old.map(Item.init)
    oldIDs = old.map { $0.id }
    let isShared = linearCase == .sameStorage
    new = isShared ? old : entries.new.map(Item.init)
    newIDs = isShared ? oldIDs : new.map { $0.id }
  }
}

/// Two lists of sections, made before any clock runs.
struct SectionedInput<ID: ElementID> {
  let old: [Shelf<ID>]
  let new: [Shelf<ID>]

  init(_ sectionedCase: SectionedCase) {
    let entries = sectionedCase.entries()
    let old = entries.old.map(Shelf<ID>.init)
    self.old = old
    let first = entries.old.first?.number ?? 0
    new = entries.new.map { entry in
      let position = entry.number - first
      let isShared = sectionedCase.isShared && entries.old[position] == entry
      return isShared ? old[position] : Shelf(entry)
    }
  }
}
