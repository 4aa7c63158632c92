import TesseraDiff

/// B: places exist. What breaks these rules is left out of all others.
extension BatchContract.Examination {
  mutating func checkBounds() {
    sections.deletes = oldSections(batch.sectionDeletes, "deleted")
    sections.reloads = oldSections(batch.sectionReloads, "reloaded")
    sections.inserts = newSections(batch.sectionInserts, "inserted")
    for move in batch.sectionMoves {
      let from = admit(ItemPath(section: 0, item: move.from), to: sections.old, "moved", .b1)
      let to = admit(ItemPath(section: 0, item: move.to), to: sections.new, "the end of a move", .b2)
      guard let from, let to else { continue }
      sections.moves.append(.init(from: from, to: to, fromScope: 0, toScope: 0))
    }
    items.deletes = batch.deletes.compactMap { admit($0, to: items.old, "deleted", .b3) }
    items.reloads = batch.reloads.compactMap { admit($0, to: items.old, "reloaded", .b3) }
    items.inserts = batch.inserts.compactMap { admit($0, to: items.new, "inserted", .b4) }
    for move in batch.moves {
      let from = admit(move.from, to: items.old, "moved", .b3)
      let to = admit(move.to, to: items.new, "the end of a move", .b4)
      guard let from, let to else { continue }
      items.moves.append(.init(from: from, to: to, fromScope: move.from.section, toScope: move.to.section))
    }
  }

  private mutating func oldSections(_ positions: [Int], _ use: String) -> [Int] {
    positions.compactMap { admit(ItemPath(section: 0, item: $0), to: sections.old, use, .b1) }
  }

  private mutating func newSections(_ positions: [Int], _ use: String) -> [Int] {
    positions.compactMap { admit(ItemPath(section: 0, item: $0), to: sections.new, use, .b2) }
  }

  /// The number of a place, or a violation.
  private mutating func admit(
    _ path: ItemPath, to space: BatchPlaces, _ use: String, _ rule: BatchRule
  ) -> Int? {
    if let number = space.number(path) { return number }
    let name = space.name(path)
    if [path.section, path.item].contains(where: { $0 < 0 || $0 == .max }) {
      report(.b5, "\(name) is \(use): that is no position")
    } else {
      let version = rule == .b1 || rule == .b3 ? "before" : "after"
      report(rule, "\(name) is \(use), but does not exist \(version) the batch")
    }
    return nil
  }
}
