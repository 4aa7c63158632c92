import TesseraDiff

/// C1 to C6, C8, C9, C13, I5: no place has two changes, and no item changes if its section is deleted or
/// inserted.
extension BatchContract.Examination {
  mutating func checkConflicts() {
    violations += sections.conflicts()
    violations += items.conflicts()
  }

  mutating func checkNesting() {
    for section in items.old.scopes {
      let claims = sections.old.claims[section]
      guard !claims.isDisjoint(with: [.delete, .reload]) else { continue }
      for number in items.old[section] { checkItem(number, leaving: section, claims) }
    }
    for section in items.new.scopes {
      let claims = sections.new.claims[section]
      guard !claims.isDisjoint(with: [.insert, .reload]) else { continue }
      for number in items.new[section] { checkItem(number, reaching: section, claims) }
    }
  }

  private mutating func checkItem(_ number: Int, leaving section: Int, _ claims: BatchClaims) {
    let claim = items.old.claims[number]
    guard !claim.isEmpty else { return }
    let isDeleted = claims.contains(.delete)
    let place = "\(items.old.name(number)) of the \(isDeleted ? "deleted" : "reloaded") section \(section)"
    if claim.contains(.move) { report(.c8, place + " moves") }
    if claim.contains(.delete) { report(.i5, place + " is deleted by itself") }
    if claim.contains(.reload) { report(isDeleted ? .i5 : .c13, place + " is reloaded by itself") }
  }

  private mutating func checkItem(_ number: Int, reaching section: Int, _ claims: BatchClaims) {
    let claim = items.new.claims[number]
    guard !claim.isDisjoint(with: [.insert, .move]) else { return }
    let name = items.new.name(number)
    let place = "\(claims.contains(.insert) ? "inserted" : "reloaded") section \(section)"
    if claim.contains(.move) { report(.c9, "a move to \(name) ends in the \(place)") }
    if claim.contains(.insert) { report(.i5, "\(name) of the \(place) is inserted by itself") }
  }
}
