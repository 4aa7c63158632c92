import TesseraDiff

/// Two versions of sections as a source that is paired by position only.
struct GroupSource: PairingSource {
  let old: [Group]
  let new: [Group]
  var identityScope = IdentityScope.collection

  var sections: RowPair { RowPair(old: old.map { $0.header }, new: new.map { $0.header }) }

  func count(old section: Int) -> Int { old[section].items.count }

  func count(new section: Int) -> Int { new[section].items.count }

  func withItems<Result>(old: Int, new: Int, _ body: (RowPair) -> Result) -> Result {
    body(RowPair(old: self.old[old].items, new: self.new[new].items))
  }

  func hasSameID(old: ItemPath, new: ItemPath) -> Bool { row(old: old).id == row(new: new).id }

  func hasSameID(old: ItemPath, otherOld: ItemPath) -> Bool { row(old: old).id == row(old: otherOld).id }

  func hash(old path: ItemPath) -> Int { row(old: path).id.hashValue }

  func hash(new path: ItemPath) -> Int { row(new: path).id.hashValue }

  private func row(old path: ItemPath) -> Row { old[path.section].items[path.item] }

  private func row(new path: ItemPath) -> Row { new[path.section].items[path.item] }
}

/// Two lists of rows as a source that is paired by position only.
struct RowPair: ListPair {
  let old: [Row]
  let new: [Row]

  var oldCount: Int { old.count }

  var newCount: Int { new.count }

  func hasSameID(old: Int, new: Int) -> Bool { self.old[old].id == self.new[new].id }

  func hasSameID(old: Int, otherOld: Int) -> Bool { self.old[old].id == self.old[otherOld].id }

  func hash(old: Int) -> Int { self.old[old].id.hashValue }

  func hash(new: Int) -> Int { self.new[new].id.hashValue }
}
