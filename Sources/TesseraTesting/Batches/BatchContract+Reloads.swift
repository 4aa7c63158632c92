/// C7, H3, H7: a reload is a delete and an insert at a place that the view computes without regard to moves,
/// so it is only safe in a batch without other changes.
extension BatchContract.Examination {
  mutating func checkReloads() {
    guard !sections.reloads.isEmpty || !items.reloads.isEmpty else { return }
    checkSectionReloads()
    checkItemReloads()
    checkTableReloads()
  }

  private mutating func checkSectionReloads() {
    guard let first = sections.reloads.first else { return }
    // Its own delete or move is reported by another rule, with a better explanation.
    if sections.reloads.contains(where: { sections.structuralCount > ownChanges(of: $0, sections) }) {
      report(.h3, "\(sections.old.name(first)) is reloaded in a batch that changes which sections there are")
    }
    if items.structuralCount > 0 {
      report(
        .c7, "\(sections.old.name(first)) is reloaded in a batch that deletes, inserts or moves items",
        severity: .strict)
    }
    checkReloadDestinations(of: sections, 0, 0)
  }

  private mutating func checkItemReloads() {
    guard let first = items.reloads.first else { return }
    let changes = sections.structuralCount + items.structuralCount
    if items.reloads.contains(where: { changes > ownChanges(of: $0, items) }) {
      report(
        .c7, "\(items.old.name(first)) is reloaded in a batch that deletes, inserts or moves",
        severity: .strict)
    }
    for (section, target) in sections.placesWithoutMoves(0, 0).enumerated() {
      guard let target else { continue }
      checkReloadDestinations(of: items, section, target)
    }
  }

  /// Returns the number of structural changes whose origin is a place.
  private func ownChanges(of number: Int, _ level: BatchLevel) -> Int {
    let claims = level.old.claims[number]
    return (claims.contains(.delete) ? 1 : 0) + (claims.contains(.move) ? 1 : 0)
  }

  /// Finds reloads that the view inserts at the target of a move. C6 reports reloaded places that move.
  private mutating func checkReloadDestinations(of level: BatchLevel, _ oldScope: Int, _ newScope: Int) {
    let places = level.placesWithoutMoves(oldScope, newScope)
    for (number, place) in zip(level.old[oldScope], places) {
      let claims = level.old.claims[number]
      guard claims.contains(.reload), !claims.contains(.move), let place else { continue }
      guard level.new.claims[place].contains(.move) else { continue }
      report(
        .c7, "\(level.old.name(number)) is reloaded and lands on \(level.new.name(place)), where a move ends")
    }
  }

  /// H7.
  private mutating func checkTableReloads() {
    guard rules == .tableView else { return }
    for (section, target) in sections.placesWithoutMoves(0, 0).enumerated() {
      guard let target else { continue }
      let places = items.placesWithoutMoves(section, target)
      for (number, place) in zip(items.old[section], places) {
        guard items.old.claims[number].contains(.reload), let place else { continue }
        let path = items.new.path(place)
        guard path.item != items.old.path(number).item else { continue }
        report(.h7, "\(items.old.name(number)) is reloaded and slides to \(items.new.name(path))")
      }
    }
  }
}
