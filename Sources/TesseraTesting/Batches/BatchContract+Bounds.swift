import TesseraDiff

/// B: places exist. Changes that violate these rules are excluded from all other checks.
extension BatchContract.Examination {
  mutating func checkBounds() {
    sections.deletes = oldSections(batch.sectionDeletes, "deleted")
    sections.reloads = oldSections(batch.sectionReloads, "reloaded")
    sections.inserts = newSections(batch.sectionInserts, "inserted")
    for move in batch.sectionMoves {
      let from = validated(ItemPath(section: 0, item: move.from), to: sections.old, "moved", .b1)
      let to = validated(ItemPath(section: 0, item: move.to), to: sections.new, "the end of a move", .b2)
      guard let from, let to else { continue }
      sections.moves.append(.init(from: from, to: to, fromScope: 0, toScope: 0))
    }
    items.deletes = batch.deletes.compactMap { validated($0, to: items.old, "deleted", .b3) }
    items.reloads = batch.reloads.compactMap { validated($0, to: items.old, "reloaded", .b3) }
    items.inserts = batch.inserts.compactMap { validated($0, to: items.new, "inserted", .b4) }
    for move in batch.moves {
      let from = validated(move.from, to: items.old, "moved", .b3)
      let to = validated(move.to, to: items.new, "the end of a move", .b4)
      guard let from, let to else { continue }
      items.moves.append(.init(from: from, to: to, fromScope: move.from.section, toScope: move.to.section))
    }
  }

  private mutating func oldSections(_ positions: [Int], _ use: String) -> [Int] {
    positions.compactMap { validated(ItemPath(section: 0, item: $0), to: sections.old, use, .b1) }
  }

  private mutating func newSections(_ positions: [Int], _ use: String) -> [Int] {
    positions.compactMap { validated(ItemPath(section: 0, item: $0), to: sections.new, use, .b2) }
  }

  /// Returns the number of a place. Reports a violation if it does not exist.
  private mutating func validated(
    _ path: ItemPath, to space: BatchPlaces, _ use: String, _ rule: BatchRule
  ) -> Int? {
    if let number = space.number(path) { return number }
    let name = space.name(path)
    if [path.section, path.item].contains(where: { $0 < 0 || $0 == .max }) {
      report(.b5, "\(name) is \(use): that is not a position")
    } else {
      let version = rule == .b1 || rule == .b3 ? "before" : "after"
      report(rule, "\(name) is \(use), but does not exist \(version) the batch")
    }
    return nil
  }
}
